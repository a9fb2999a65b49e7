import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';

/** For visitors of the front page, in the app and in the page made at build. */
export function Invitation() {
  const { _ } = useLingui();
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="@max-3xl:hidden">
        <Link href="/auth">{_('Sign In')}</Link>
      </Button>
      <Button asChild variant="primary" size="sm" className="@max-[22rem]:hidden">
        <Link href="/auth?tab=sign-up">{_('Get Started')}</Link>
      </Button>
    </>
  );
}

/** The same in the drawer. `onLeave` where the drawer has to be closed by hand. */
export function DrawerInvitation({ onLeave }: { onLeave?: () => void }) {
  const { _ } = useLingui();
  return (
    <div className="mt-4 flex flex-col gap-2.5">
      <Button asChild variant="primary" wide>
        <Link href="/auth?tab=sign-up" onClick={onLeave}>
          {_('Get Started')}
        </Link>
      </Button>
      <Button asChild wide>
        <Link href="/auth" onClick={onLeave}>
          {_('Sign In')}
        </Link>
      </Button>
    </div>
  );
}

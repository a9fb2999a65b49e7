import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import type { UserStatus } from '#contract/user.ts';
import { signInPath } from '../../native/return-path.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useUpgrade } from '../../upgrade.tsx';
import { DraftLine } from '../../writing/draft-line.tsx';
import type { DraftState } from '../../writing/use-kept-draft.ts';
import type { ProfileWork } from './use-profile-work.ts';

interface OptimizeProfileProps {
  work: ProfileWork;
  draft: DraftState;
  status: UserStatus | undefined;
  isVisitor: boolean;
}

/** The button of the form with what it needs, and what went wrong. */
export function OptimizeProfile({ work, draft, status, isVisitor }: OptimizeProfileProps) {
  const { _ } = useLingui();
  const { isBusy, failure, cancelled } = work;
  return (
    <div className="space-y-2.5">
      {failure && !isBusy && (
        <Note tone="bad">
          <p className="font-semibold">{_('Optimization Failed')}</p>
          <p className="mt-0.5 text-ink-2">{failure}</p>
          <Button type="submit" size="sm" className="mt-2.5">
            {_('Retry')}
          </Button>
        </Note>
      )}
      {cancelled && !isBusy && (
        <p role="status" className="text-ink-2 text-sm">
          {_('Canceled.')}
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {isBusy ? _('Optimizing...') : _('Optimize Profile')}
      </Button>
      {isVisitor ? <SignInLine /> : <PremiumLine status={status} />}
      <DraftLine
        draft={draft}
        notKept={_(
          'This device does not keep drafts. Do not close this page before you have copied your profile.',
        )}
      />
    </div>
  );
}

function SignInLine() {
  const { _ } = useLingui();
  return (
    <p className="text-ink-2 text-xs">
      {_('You’ll need to sign in first. What you type here is kept.')}{' '}
      <Button asChild variant="link" size="inline" className="text-xs">
        <Link href={signInPath('/linkedin-optimizer')}>{_('Sign In')}</Link>
      </Button>
    </p>
  );
}

/** The limit is told before the work, never after it. */
function PremiumLine({ status }: { status: UserStatus | undefined }) {
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  if (!status || status.isPremium) return null;
  return (
    <p className="text-ink-2 text-xs">
      {_('LinkedIn optimization is part of Premium.')}{' '}
      <Button variant="link" size="inline" className="text-xs" onClick={() => openUpgrade('linkedin')}>
        {_('See Premium')}
      </Button>
    </p>
  );
}

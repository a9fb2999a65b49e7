import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { type OpenDialog, returnedTo, type ShownDialog } from './account-dialog-props.ts';
import { AccountRow, AccountSection } from './account-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { OwnKeySection } from './own-key-section.tsx';
import { PlanSection } from './plan-section.tsx';

const AccountDialogs = lazyPart(() => import('./account-dialogs.tsx').then((file) => file.AccountDialogs));

/** Plan, password, devices and data: everything about the account, and the way out of it. */
export function AccountPage() {
  const { user } = useAuth();
  return user && <Account email={user.email ?? ''} />;
}

function Account({ email }: { email: string }) {
  const { _ } = useLingui();
  const returned = returnedTo(useSearch());
  const [shown, setShown] = useState<ShownDialog | undefined>(returned && { name: returned, open: true });
  const open: OpenDialog = (name) => setShown({ name, open: true });
  return (
    <div className="@container mx-auto w-full max-w-[1180px] px-4 py-6 sm:px-6 md:py-11">
      <PageHeading title={_('Account')} className="text-2xl font-extrabold tracking-tight sm:text-[1.75rem]">
        {_('Account')}
      </PageHeading>
      <p className="mt-1 mb-4.5 truncate text-sm text-ink-2 md:mb-7" title={email}>
        {email}
      </p>
      <PlanSection />
      <PasswordSection onOpen={open} />
      <DevicesSection onOpen={open} />
      <OwnKeySection />
      <DataSection onOpen={open} />
      <HelpSection onOpen={open} />
      <Suspense fallback={null}>{shown && <AccountDialogs shown={shown} onChange={setShown} />}</Suspense>
    </div>
  );
}

function PasswordSection({ onOpen }: { onOpen: OpenDialog }) {
  const { _ } = useLingui();
  return (
    <AccountSection title={_('Password')}>
      <AccountRow
        text={_('You’ll stay signed in here. Other devices are signed out.')}
        action={
          <Button size="row" onClick={() => onOpen('password')}>
            {_('Change password')}
          </Button>
        }
      />
    </AccountSection>
  );
}

function HelpSection({ onOpen }: { onOpen: OpenDialog }) {
  const { _ } = useLingui();
  return (
    <AccountSection title={_('Get help')}>
      <AccountRow
        text={_('Email us anytime. With Premium, your messages are answered first.')}
        action={
          <Button size="row" onClick={() => onOpen('help')}>
            {_('Get help')}
          </Button>
        }
      />
    </AccountSection>
  );
}

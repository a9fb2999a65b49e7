import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { PageHeading } from '../../layout/page-heading.tsx';
import { SignInFirst } from '../../layout/sign-in-first.tsx';
import { useAuth } from '../../session.tsx';
import { sessionsQuery } from './account-queries.ts';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { HelpSection } from './help-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';

/** Plan, password, devices and data: everything about the account, and the way out of it. */
export function AccountPage() {
  const { user } = useAuth();
  return user ? (
    <Account email={user.email ?? ''} />
  ) : (
    <SignInFirst reason="Please sign in to see your account" />
  );
}

function Account({ email }: { email: string }) {
  const { _ } = useLingui();
  const client = useQueryClient();
  return (
    <div className="mx-auto w-full max-w-[1180px] px-4 py-6 sm:px-6 md:py-11">
      <PageHeading title={_('Account')} className="text-2xl font-extrabold tracking-tight sm:text-[1.75rem]">
        {_('Account')}
      </PageHeading>
      <p className="mt-1 mb-4.5 truncate text-sm text-ink-2 md:mb-7" title={email}>
        {email}
      </p>
      <PlanSection />
      <PasswordSection
        onChanged={() => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })}
      />
      <DevicesSection />
      <DataSection />
      <HelpSection />
    </div>
  );
}

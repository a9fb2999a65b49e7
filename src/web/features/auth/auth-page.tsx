import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Mark } from '../../layout/brand.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { PageLoading } from '../../layout/page-loading.tsx';
import { forgetReturnPath } from '../../native/return-path.ts';
import { isUnreachable, useAuth } from '../../session.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/use-failure.ts';
import { Agreement } from './agreement.tsx';
import { GoogleButton } from './google-button.tsx';
import { LinkUnreachable } from './link-unreachable.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useGoogleReturn } from './use-google-return.ts';
import { useMailLink } from './use-mail-link.ts';
import { useReturnPath } from './use-return-path.ts';

type Tab = 'sign-in' | 'sign-up';

export function AuthPage() {
  const { _ } = useLingui();
  const { user, loading } = useAuth();
  const [, navigate] = useLocation();
  const next = useReturnPath();
  const google = useFailure();
  const confirmation = useConfirmationLink();
  const confirming = confirmation.state === 'redeeming';
  useGoogleReturn(google.fail);
  const leaves = !loading && user !== null && !confirming;
  useEffect(() => {
    if (!leaves) return;
    forgetReturnPath();
    navigate(next ?? '/', { replace: true });
  }, [leaves, next, navigate]);

  if (loading || leaves || confirming) return <PageLoading />;
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-14">
      <div className="mb-7 flex flex-col items-center text-center">
        <PageHeading title={_('Sign In')} className="text-2xl font-extrabold tracking-tight">
          <span dir="ltr" translate="no" className="flex items-center gap-2.5">
            <Mark className="h-8" />
            Candor
          </span>
        </PageHeading>
        <p className="mt-2 text-sm text-ink-2">{_('The AI career toolkit that never makes things up.')}</p>
      </div>
      <Card aria-label={_('Sign in or sign up')}>
        {confirmation.state === 'unreachable' && (
          <div className="mb-5">
            <LinkUnreachable onRetry={confirmation.retry} />
          </div>
        )}
        <AuthTabs google={google} linkRefused={confirmation.state === 'refused'} />
      </Card>
      <Agreement />
    </div>
  );
}

interface AuthTabsProps {
  google: ReturnType<typeof useFailure>;
  linkRefused: boolean;
}

function AuthTabs({ google, linkRefused }: AuthTabsProps) {
  const { _ } = useLingui();
  const [query] = useSearchParams();
  const [tab, setTab] = useState<Tab>(query.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in');
  const [signedUpAs, setSignedUpAs] = useState<string>();
  // What was typed on one tab is there on the other: many find out only there which one they need.
  const email = useRef('');
  const showSignIn = (address: string) => {
    setSignedUpAs(address);
    setTab('sign-in');
  };
  const signIn = <SignInForm typed={email} signedUpAs={signedUpAs} linkRefused={linkRefused} />;
  const signUp = <SignUpForm typed={email} onSignedUp={showSignIn} />;
  const contentOf = (form: typeof signIn) => (
    <>
      <GoogleButton google={google} />
      {form}
    </>
  );
  return (
    <Tabs<Tab>
      label={_('Sign in or sign up')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { name: 'sign-in', title: _('Sign In'), content: contentOf(signIn) },
        { name: 'sign-up', title: _('Sign Up'), content: contentOf(signUp) },
      ]}
    />
  );
}

function useConfirmationLink() {
  const { _ } = useLingui();
  return useMailLink('signup', ({ error }) => {
    if (error) {
      if (isUnreachable(error)) return;
      toast({
        title: _('Sign In Failed'),
        description: _('This confirmation link is invalid or has expired.'),
        variant: 'destructive',
      });
      return;
    }
    toast({ title: _('Success!'), description: _('Your email address is confirmed.') });
  });
}

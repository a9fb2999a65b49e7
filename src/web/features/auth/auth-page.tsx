import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Mark } from '../../layout/brand.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { PageLoading } from '../../layout/page-loading.tsx';
import { useAuth } from '../../session.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { GoogleButton } from './google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useFailure } from './use-failure.ts';
import { useGoogleReturn } from './use-google-return.ts';
import { useMailLink } from './use-mail-link.ts';

type Tab = 'sign-in' | 'sign-up';

export function AuthPage() {
  const { _ } = useLingui();
  const { user, loading } = useAuth();
  const [, navigate] = useLocation();
  const google = useFailure();
  const confirmation = useConfirmationLink();
  useGoogleReturn(google.fail);
  const leaves = !loading && user !== null && confirmation !== 'redeeming';
  useEffect(() => {
    if (leaves) navigate('/', { replace: true });
  }, [leaves, navigate]);

  if (loading || leaves || confirmation === 'redeeming') return <PageLoading />;
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-14">
      <div className="mb-7 flex flex-col items-center text-center">
        <PageHeading
          title={_('Sign In')}
          className="flex items-center gap-2.5 text-2xl font-extrabold tracking-tight"
        >
          <Mark className="h-8" />
          Candor
        </PageHeading>
        <p className="mt-2 text-sm text-ink-2">{_('The AI career toolkit that never makes things up.')}</p>
      </div>
      <Card aria-label={_('Sign in or sign up')}>
        <AuthTabs google={google} linkRefused={confirmation === 'refused'} />
      </Card>
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
  const showSignIn = (email: string) => {
    setSignedUpAs(email);
    setTab('sign-in');
  };
  const signIn = <SignInForm signedUpAs={signedUpAs} linkRefused={linkRefused} />;
  const signUp = <SignUpForm onSignedUp={showSignIn} />;
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

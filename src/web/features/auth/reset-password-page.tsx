import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { keptReturnPath, signInPath } from '../../native/return-path.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { LinkUnreachable } from './link-unreachable.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useMailLink } from './use-mail-link.ts';

const invalidLinkRedirectMs = 3000;

export function ResetPasswordPage() {
  const { _ } = useLingui();
  const { session, loading } = useAuth();
  const link = useMailLink('recovery');
  const verifying = loading || link.state === 'redeeming';
  const unreachable = !verifying && link.state === 'unreachable';
  const invalid = !verifying && !unreachable && (!session || link.state === 'refused');
  const title = invalid ? _('Invalid Reset Link') : _('Reset Password');
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 py-10 max-md:justify-center sm:py-14">
      <Card aria-labelledby="reset-password">
        <PageHeading title={title} className="text-xl font-extrabold tracking-tight">
          <span id="reset-password">{title}</span>
        </PageHeading>
        {verifying && <Verifying />}
        {invalid && <InvalidLink />}
        {unreachable && (
          <div className="mt-4">
            <LinkUnreachable onRetry={link.retry} />
          </div>
        )}
        {!verifying && !unreachable && !invalid && <NewPasswordForm />}
      </Card>
    </div>
  );
}

function Verifying() {
  const { _ } = useLingui();
  return (
    <p role="status" className="mt-4 flex items-center gap-2.5 text-ink-2">
      <Spinner />
      {_('Verifying reset link...')}
    </p>
  );
}

function InvalidLink() {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  const description = _('This password reset link is invalid or has expired. Please request a new one.');
  const title = _('Invalid Reset Link');
  useEffect(() => {
    toast({ title, description, variant: 'destructive' });
    const timer = setTimeout(() => navigate(signInPath(keptReturnPath())), invalidLinkRedirectMs);
    return () => clearTimeout(timer);
  }, [title, description, navigate]);
  return (
    <div role="alert" className="mt-3">
      <p className="text-ink-2">{description}</p>
      <p className="mt-1 text-sm text-ink-3">{_('Taking you to the sign-in page in a moment.')}</p>
      <div className="mt-6">
        <Button asChild variant="primary">
          <Link href={signInPath(keptReturnPath())}>{_('Back to Sign In')}</Link>
        </Button>
      </div>
    </div>
  );
}

import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { signInPath } from '../native/return-path.ts';
import { toast } from '../ui/toast.ts';
import { PageLoading } from './page-loading.tsx';

/** In place of a page that needs a session: says why, where the specification has a reason, and leads to the sign-in and from there back. */
export function SignInFirst({ reason }: { reason?: MessageId }) {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  useEffect(() => {
    // While the sign-in page is loading, this one may be shown once more.
    if (location.pathname === '/auth') return;
    if (reason)
      toast({ title: _('Authentication Required'), description: _(reason), variant: 'destructive' });
    navigate(signInPath(location.pathname + location.search), { replace: true });
  }, [_, reason, navigate]);
  return <PageLoading />;
}

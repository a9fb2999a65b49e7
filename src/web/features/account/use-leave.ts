import { useLingui } from '@lingui/react';
import { useLocation } from 'wouter';
import { leave } from '../../layout/leave.ts';
import { type AuthResult, authErrorText } from '../../session.tsx';
import { toast } from '../../ui/toast.ts';
import { useKnownText } from '../../ui/use-known-text.ts';

/** Out of the account, or told why not. */
export function useLeave(signOut: () => Promise<AuthResult>): () => Promise<AuthResult> {
  const { _ } = useLingui();
  const known = useKnownText();
  const [, navigate] = useLocation();
  return async () => {
    const result = await leave(signOut, navigate);
    if (result.error) {
      const description = known(authErrorText(result.error));
      toast({ title: _('You’re still signed in'), description, variant: 'destructive' });
    }
    return result;
  };
}

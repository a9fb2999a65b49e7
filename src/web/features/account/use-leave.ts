import { useLingui } from '@lingui/react';
import { useLocation } from 'wouter';
import { removeDrafts } from '../../native/drafts.ts';
import { removeSharedFile } from '../../native/shared-file.ts';
import { type AuthResult, authErrorText } from '../../session.tsx';
import { toast } from '../../ui/toast.ts';
import { useKnownText } from '../../ui/use-known-text.ts';

/** Out of the account; what was kept on this device goes along. */
export function useLeave(signOut: () => Promise<AuthResult>): () => Promise<AuthResult> {
  const { _ } = useLingui();
  const known = useKnownText();
  const [, navigate] = useLocation();
  return async () => {
    // First away from the page, so that it does not send a person who has just signed out to sign in.
    navigate('/');
    const result = await signOut();
    if (result.error) {
      const description = known(authErrorText(result.error));
      toast({ title: _('You’re still signed in'), description, variant: 'destructive' });
      return result;
    }
    // Last, because the page that was left has kept its draft once more.
    removeDrafts();
    await removeSharedFile();
    return result;
  };
}

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type AuthResult, type MailLink, useAuth } from '../../session.tsx';

export type MailLinkState = 'none' | 'redeeming' | 'redeemed' | 'refused';

/** Redeems the link of a mail that opened this page, once, and takes it out of the address at once. */
export function useMailLink(
  type: MailLink['type'],
  onSettled: (result: AuthResult) => void = () => undefined,
): MailLinkState {
  const { redeemLink } = useAuth();
  const [path, navigate] = useLocation();
  const [tokenHash] = useState(() => tokenHashIn(location.search, type));
  const [state, setState] = useState<MailLinkState>(tokenHash ? 'redeeming' : 'none');

  // Only the link itself starts this; the rest is the same for as long as the page is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not redeem again
  useEffect(() => {
    if (!tokenHash) return;
    let mounted = true;
    navigate(path, { replace: true });
    void redeemLink({ tokenHash, type }).then((result) => {
      if (!mounted) return;
      setState(result.error ? 'refused' : 'redeemed');
      onSettled(result);
    });
    return () => {
      mounted = false;
    };
  }, [tokenHash]);

  return state;
}

function tokenHashIn(search: string, type: MailLink['type']): string | null {
  const query = new URLSearchParams(search);
  return query.get('type') === type ? query.get('token_hash') : null;
}

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type AuthResult, isUnreachable, type MailLink, useAuth } from '../../session.tsx';

type MailLinkState = 'none' | 'redeeming' | 'redeemed' | 'refused' | 'unreachable';

export interface OpenedLink {
  readonly state: MailLinkState;
  /** Tries once more after the server could not be reached. */
  readonly retry: () => void;
}

/** Redeems the link of a mail that opened this page, once, and takes it out of the address at once. */
export function useMailLink(
  type: MailLink['type'],
  onSettled: (result: AuthResult) => void = () => undefined,
): OpenedLink {
  const { redeemLink } = useAuth();
  const [path, navigate] = useLocation();
  const [tokenHash] = useState(() => tokenHashIn(location.search, type));
  const [state, setState] = useState<MailLinkState>(tokenHash ? 'redeeming' : 'none');

  const [attempt, setAttempt] = useState(1);

  // Only the link itself starts this; the rest is the same for as long as the page is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not redeem again
  useEffect(() => {
    if (!tokenHash) return;
    let mounted = true;
    navigate(path, { replace: true });
    void redeemLink({ tokenHash, type }).then((result) => {
      if (!mounted) return;
      setState(stateAfter(result));
      onSettled(result);
    });
    return () => {
      mounted = false;
    };
  }, [tokenHash, attempt]);

  const retry = () => {
    setState('redeeming');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

function stateAfter({ error }: AuthResult): MailLinkState {
  if (!error) return 'redeemed';
  return isUnreachable(error) ? 'unreachable' : 'refused';
}

function tokenHashIn(search: string, type: MailLink['type']): string | null {
  const query = new URLSearchParams(search);
  return query.get('type') === type ? query.get('token_hash') : null;
}

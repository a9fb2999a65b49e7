import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isProviderReturn } from '../../native/arrival.ts';
import { authErrorText, useAuth } from '../../session.tsx';
import type { Failure } from '../../ui/use-failure.ts';
import { useKnownText } from '../../ui/use-known-text.ts';

/** Tells why coming back from Google did not sign the person in, and clears what it left in the address. */
export function useGoogleReturn(fail: (failure: Failure) => void): void {
  const { _ } = useLingui();
  const known = useKnownText();
  const { loading, user, returnError } = useAuth();
  const [path, navigate] = useLocation();
  const [returned] = useState(() => isProviderReturn(location));
  const [isReported, setIsReported] = useState(false);
  const failed = returned && !loading && !user && !isReported;
  useEffect(() => {
    if (!failed) return;
    setIsReported(true);
    navigate(path, { replace: true });
    // A code without a memory of having asked for it comes from another browser or an old page.
    const description = returnError ? known(authErrorText(returnError)) : _('Please try signing in again.');
    fail({ title: _('Google Sign In Failed'), description });
  }, [failed, returnError, path, navigate, fail, known, _]);
}

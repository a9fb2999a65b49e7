import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import type { useFailure } from '../../ui/use-failure.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import { FailureNote } from './failure-note.tsx';

/** "Continue with Google" and the divider under it. Success leaves the page. */
export function GoogleButton({ google }: { google: ReturnType<typeof useFailure> }) {
  const { _ } = useLingui();
  const { signInWithGoogle } = useAuth();
  const known = useKnownText();
  const [busy, setBusy] = useState(false);
  // "Back" from Google brings this page as it was left, still busy.
  useEffect(() => {
    const rest = () => setBusy(false);
    addEventListener('pageshow', rest);
    return () => removeEventListener('pageshow', rest);
  }, []);
  const press = async () => {
    google.clear();
    setBusy(true);
    const { error } = await signInWithGoogle();
    if (!error) return;
    setBusy(false);
    google.fail({ title: _('Google Sign In Failed'), description: known(authErrorText(error)) });
  };
  return (
    <>
      <div className="space-y-4">
        <Button wide busy={busy} onClick={press}>
          {!busy && <GoogleMark />}
          {_('Continue with Google')}
        </Button>
        <FailureNote failure={google.failure} />
      </div>
      <div className="my-5 flex items-center gap-3 text-2xs font-semibold text-ink-3">
        <span className="h-px flex-1 bg-line" />
        {_('OR')}
        <span className="h-px flex-1 bg-line" />
      </div>
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.83.86-3.04.86-2.34 0-4.33-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path
        fill="#FBBC05"
        d="M3.97 10.72A5.4 5.4 0 0 1 3.68 9c0-.6.1-1.18.29-1.72V4.95H.96A9 9 0 0 0 0 9c0 1.45.35 2.83.96 4.05l3.01-2.33Z"
      />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}

import { useLingui } from '@lingui/react';

/** A row of its own for each, high enough for a finger. */
const linkLook = 'flex min-h-8 items-center py-1 text-link underline-offset-4 hover:underline';

/** Below both tabs: a first sign-in with Google makes an account from either. */
export function Agreement() {
  const { _ } = useLingui();
  return (
    <p className="mt-4 flex flex-col items-center text-center text-xs text-ink-3">
      <a href="/terms-of-service" className={linkLook}>
        {_('By creating an account you agree to the Terms of Service.')}
      </a>
      <a href="/privacy-policy" className={linkLook}>
        {_('The Privacy Policy says what we do with your data.')}
      </a>
    </p>
  );
}

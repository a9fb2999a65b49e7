import { useLingui } from '@lingui/react';

/** The first thing on every page for those who use the keyboard. */
export function SkipLink() {
  const { _ } = useLingui();
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-surface px-4 py-3 font-semibold text-link shadow-float focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50"
    >
      {_('Skip to content')}
    </a>
  );
}

import { useLingui } from '@lingui/react';

/** The rule, word for word, and beside it what is wiser. */
export function PasswordHint() {
  const { _ } = useLingui();
  return (
    <>
      <span className="block">{_('Must be at least 6 characters')}</span>
      <span className="block">{_('We recommend 12 or more, such as a few unrelated words.')}</span>
    </>
  );
}

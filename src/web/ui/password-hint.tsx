import { useLingui } from '@lingui/react';
import { settings } from '../settings.ts';

export function PasswordRule() {
  const { _ } = useLingui();
  return _('Must be at least {minimum} characters', { minimum: settings.passwordMinLength });
}

/** The rule, word for word, and beside it what is wiser. */
export function PasswordHint() {
  const { _ } = useLingui();
  return (
    <>
      <span className="block">
        <PasswordRule />
      </span>
      <span className="block">{_('We recommend 12 or more, such as a few unrelated words.')}</span>
    </>
  );
}

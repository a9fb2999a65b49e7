import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { settings } from '../settings.ts';

/** What the texts of form schemas speak of: a schema names a text and can't fill it in. */
const valuesOf: Partial<Record<string, Record<string, unknown>>> = {
  ['Password must be at least {minimum} characters long.' satisfies MessageId]: {
    minimum: settings.passwordMinLength,
  },
};

/** Translates a text that comes from elsewhere (the server, a form schema) when the catalog has it. */
export function useKnownText(): (text: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (text) => {
      const values = valuesOf[text];
      return values || text in i18n.messages ? i18n._(text as MessageId, values) : text;
    },
    [i18n],
  );
}

import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** Translates a text that comes from elsewhere (the server, a form schema) when the catalogue has it. */
export function useKnownText(): (text: string) => string {
  const { i18n } = useLingui();
  return useCallback((text) => (text in i18n.messages ? i18n._(text as MessageId) : text), [i18n]);
}

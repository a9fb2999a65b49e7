import { i18n } from '@lingui/core';
import type { en } from './en.ts';

declare module '@lingui/core' {
  interface Register {
    /** A text that is not in the catalogue does not compile. */
    messageIds: (typeof en)[number];
  }
}

/**
 * English is the key of every text, so of English the page carries only the texts with placeholders,
 * compiled while building. Every other text stands for itself, hence a compiler that does nothing.
 */
export async function activateLocale(search: string): Promise<void> {
  if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text]);
  if (__TEST_LOCALES__) {
    const asked = new URLSearchParams(search).get('locale');
    const { testLocales } = await import('./test-locales.ts');
    const locale = testLocales.find(({ name }) => name === asked);
    if (locale) {
      i18n.loadAndActivate({ locale: locale.name, messages: locale.messages() });
      document.documentElement.lang = locale.name;
      document.documentElement.dir = locale.dir;
      return;
    }
  }
  i18n.loadAndActivate({ locale: 'en', messages: __COMPILED_TEXTS__ });
}

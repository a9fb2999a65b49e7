import { i18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { en } from './en.ts';

declare module '@lingui/core' {
  interface Register {
    /** A text that is not in the catalog does not compile. */
    messageIds: (typeof en)[number];
  }
}

/**
 * English is the key of every text, so of English the page carries nothing but the texts where they are used. Their
 * placeholders are plain names, hence a compiler of one line; translations come compiled.
 */
export async function activateLocale(search: string): Promise<void> {
  if (import.meta.env.PROD) i18n.setMessagesCompiler(atPlaceholders);
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
  i18n.loadAndActivate({ locale: 'en', messages: {} });
}

/** The parts between the placeholders as they are, and each placeholder as a list of its name. */
export function atPlaceholders(text: string): CompiledMessage {
  const parts = text
    .split(/\{(\w+)\}/)
    .map<CompiledMessage[number]>((part, index) => (index % 2 === 1 ? [part] : part));
  return parts.filter((part) => part !== '');
}

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { atPlaceholders } from '#web/locales/i18n.ts';

i18n.setMessagesCompiler(atPlaceholders).loadAndActivate({ locale: 'en', messages: {} });

/** Gives what is rendered at build its texts. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

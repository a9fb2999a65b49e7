import { keyOf, wordsOf } from '../../language/words.ts';

const codes =
  'en es fr de it pt pl nl sv da no fi is cs sk hu ro bg el ru uk tr ar he fa hi ur bn pa ta te gu mr ja zh ko vi th id ms fil sw yo ig ha zu af am so wo ga cy eu ca gl hr sr sl sq mk lt lv et ka hy az kk la sa ne si km lo my yue cmn lb be ku ps';
const locales = ['en', 'es', 'fr', 'de', 'pt', 'pl', 'ja', 'zh'];

const names = new Set(
  locales.flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: 'language' });
    return codes.split(' ').map((code) => keyOf(display.of(code) ?? code));
  }),
);

/** Does the text speak mostly of human languages? At least half of its parts name one. */
export function isAboutLanguages(text: string): boolean {
  const parts = text.split(/[,;•|/、；]|\s(?:and|und|et|y|e|i)\s/u).filter((part) => part.trim() !== '');
  const named = parts.filter((part) => wordsOf(part).some(({ key }) => names.has(key)));
  return parts.length > 0 && named.length >= parts.length * 0.5;
}

import { franc } from 'franc-min';
import { phraseTable } from './phrase-pattern.ts';
import { wordsOf } from './words.ts';

const small: Readonly<Record<string, string>> = {
  en: 'the and of for with in to a an on by from at as is was were that which who my our your their i we has have had into per than',
  es: 'el la los las de del y en con para por un una que se al su sus como desde más año años',
  fr: 'le la les de des du et en avec pour par un une que qui au aux sur dans à ans année depuis chez',
  de: 'der die das und in mit für von zu den dem des ein eine einer eines im am auf bei als nach durch um über seit jahre ich',
  pt: 'o os as de do da dos das e em com para por um uma que no na nos nas ao anos desde mais',
  pl: 'i w z na do od dla po przez oraz się jest nad pod przy za lat o ze we',
};

/** Small words that tell no language apart, but carry no fact either. */
const more =
  'este esta estos estas ese esa lo le les mi mis tu nos muy sin sobre entre hasta también unas unos cada todo todos todas así ser es era fue son han ha he ce cette ces mon ma mes son sa ses nos vos leur leurs ne pas plus moins sans sous entre chez comme très tout toute tous toutes être est été ont sind war waren ist hat haben wurde wurden sowie sich auch nicht kein keine ohne unter zwischen zum zur vom beim aus bis je pro ihre seine mein meine unser unsere foi são ser sem sobre entre até também cada todo todos todas seu sua seus suas jako oraz lub ale nie bez między był była były są być tym tej tych ten ta to te mój moja';

/** Small words of the languages other than English. */
export const smallWords: ReadonlySet<string> = new Set(
  Object.entries(small)
    .filter(([language]) => language !== 'en')
    .flatMap(([, list]) => list.split(' '))
    .concat(more.split(' ')),
);

const tables = new Map(Object.entries(small).map(([language, list]) => [language, new Set(list.split(' '))]));

/** How franc calls the languages that it may answer. */
const tags = phraseTable('language/tags');

/** The language of a whole text, as a BCP 47 tag: many words, of which names and tools say little. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 6000);
  const script = scriptLanguage(sample, 20);
  if (script !== '') return script;
  const [[spoken = '', most = 0] = [], [, next = 0] = []] = smallWordCounts(sample);
  // Letters deceive where names and tools outnumber sentences; small words do not.
  if (most >= 6 && most >= next * 1.5) return spoken;
  // Sentences are in long lines.
  const prose = sample
    .split('\n')
    .filter((line) => line.length > 45 && !line.includes('@'))
    .join('\n')
    .slice(0, 1800);
  const found = franc(prose.length > 120 ? prose : sample.slice(0, 1800), { only: Object.keys(tags) });
  const language = tags[found] ?? 'en';
  return isGuessed(sample, language) ? 'en' : language;
}

/** A few lines of names and trades, in letters that English has too, say nothing of another language. */
const fewLetters = 600;

const isGuessed = (text: string, language: string): boolean =>
  text.length < fewLetters &&
  !/[^\p{ASCII}\p{P}\p{S}\s]/u.test(text) &&
  (smallWordCounts(text).find(([name]) => name === language)?.[1] ?? 0) < 2;

/** Whether a code is that of English; where none is known, it is. */
export const isEnglish = (language: string | undefined): boolean => /^en\b/.test(language ?? 'en');

/** The language of a sentence, by its script and its small words; "" when it has none of them. */
export function sentenceLanguage(text: string, expected = ''): string {
  const script = scriptLanguage(text, 0);
  if (script !== '') return script;
  const counts = smallWordCounts(text);
  const [first] = counts;
  // What is expected is believed unless another language is clearly seen: "no" and "w" are words of several.
  const known = counts.find(([language]) => language === expected)?.[1] ?? 0;
  return expected !== '' && first && first[1] < known + 2 ? expected : (first?.[0] ?? '');
}

/** How many small words of each language a text has, the most first. */
function smallWordCounts(text: string): [language: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { text: word } of wordsOf(text))
    for (const [language, table] of tables)
      if (table.has(word.toLowerCase())) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Japanese and Chinese are told by their letters, where more than `least` of them stand among the others. */
function scriptLanguage(text: string, least: number): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (kana + han <= least || (kana + han) / letters <= 0.2) return '';
  return kana > han / 4 ? 'ja' : 'zh';
}

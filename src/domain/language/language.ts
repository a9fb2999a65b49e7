import { franc } from 'franc-min';
import { phraseList, phraseTable } from './phrase-pattern.ts';
import { wordsOf } from './words.ts';

/** Small words, by which sentences show their language. */
const small = {
  en: phraseList('language/small-en'),
  es: phraseList('language/small-es'),
  fr: phraseList('language/small-fr'),
  de: phraseList('language/small-de'),
  pt: phraseList('language/small-pt'),
  pl: phraseList('language/small-pl'),
};

const { en: _, ...foreign } = small;

/** Small words of the languages other than English, with those that tell no language apart. */
export const smallWords: ReadonlySet<string> = new Set([
  ...Object.values(foreign).flat(),
  ...phraseList('language/small-more'),
]);

const tables = Object.entries(small).map(([language, list]) => [language, new Set(list)] as const);

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
const leastEnglish = 3;

function isGuessed(text: string, language: string): boolean {
  if (/[^\p{ASCII}\p{P}\p{S}\s]/u.test(text)) return false;
  const counts = new Map(smallWordCounts(text));
  const [own, english] = [counts.get(language) ?? 0, counts.get('en') ?? 0];
  // "Lafayette LA" has a small word of French.
  return (text.length < fewLetters && own < 2) || (english > own && english >= leastEnglish);
}

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

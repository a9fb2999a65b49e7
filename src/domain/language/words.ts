/** One word of a text, where it stands, and the form in which words are compared. */
export interface Word {
  text: string;
  key: string;
  start: number;
  end: number;
}

/**
 * Hyphens and slashes part words, so that "G-code" and "G code" are the same two; dots, ampersands and
 * apostrophes inside do not ("Node.js", "R&D"). Chinese and Japanese have no spaces: each character counts as
 * a word, so that phrases can be matched.
 */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|\.?[\p{L}\p{M}\p{N}]+(?:['’.&](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*(?:\+\+|#|\+(?!\d))?/gu;

/** The same for texts of plain letters, which most are: many times faster. */
const plainPattern = /\.?[A-Za-z0-9]+(?:['’.&](?=[A-Za-z0-9])[A-Za-z0-9]+)*(?:\+\+|#|\+(?!\d))?/g;
const isPlain = /^[\0-\x7F•–—’‘“”…·]*$/;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index: start } of text.matchAll(isPlain.test(text) ? plainPattern : wordPattern))
    words.push({ text: word, key: keyOf(word), start, end: start + word.length });
  return words;
}

/** Words between spaces; where a language writes none, its words are found by a list. */
export const wordCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}]\S*/gu) ?? []).reduce(
    (sum, part) => sum + (unspaced.test(part) ? parted(part) : 1),
    0,
  );

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const parted = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** The form in which words are compared: compatibility forms folded, lower case, no accents. */
export function keyOf(text: string): string {
  if (/^[a-zA-Z0-9]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/'s$/, '');
}

/** A crude English stem: enough to see that "managed" and "managing" are one verb. Not for display. */
export function stemOf(key: string): string {
  if (key.length <= 3 || !/^[a-z]+$/.test(key)) return key;
  const bare = key
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/(?<![su])s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/e$/, '');
  const stem = bare.replace(/([bdfgklmnprt])\1$/, '$1');
  return stem.length >= 3 ? stem : key;
}

import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { verbOf } from '../language/verb-forms.ts';
import type { WordKnowledge } from '../language/word-knowledge.ts';
import { wordsOf } from '../language/words.ts';

const written = /(?<![\p{L}\p{N}'’@./_&-])\p{L}[\p{L}'’]+(?![\p{L}\p{N}@_])/gu;
/** Names that have a capital wherever they stand; written small they're slips. */
const small =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|spanish|french|german|chinese|i)\b/u;
const slips =
  /\b(?:payed|shelfs|alot|informations|equipments|staffs|softwares|feedbacks)\b|\bits (?:a|been|not|still|the)\b|\b(?:about|for|of|on|to|with) there \p{Ll}|\b\p{Lu}{2,}['’]s(?=$|[,.]| (?:and|at|for|in|on|to|with)\b)|\b(\p{L}+) \1\b/iu;

/** Words of work that dictionaries don't have yet. */
const modern = phrasePattern.u`^(?:${'known-spelling/modern'})s?$`;

/**
 * Whether every word of a text is spelled as in a dictionary or one of our lists, or the same way twice in what the
 * person wrote. A capital inside the text is a name.
 */
export function isSpelled(text: string, own: string, lexicon: Lexicon): boolean {
  if (small.test(text) || slips.test(text)) return false;
  const terms = [lexicon.skills, lexicon.certifications].flatMap((list) => list.find(wordsOf(text)));
  return [...text.matchAll(written)].every(({ 0: word, index }) => {
    const isName = index > 0 && /^\p{Lu}/u.test(word);
    const isTerm = terms.some(({ start, end }) => index >= start && index < end);
    return isName || isTerm || isListed(word, lexicon) || isRepeated(word, own);
  });
}

/** Whether a dictionary or one of our lists has a word, or it's two common ones in one. */
export function isListed(written: string, lexicon: Lexicon): boolean {
  const { words, skills, titleWords, certifications, places } = lexicon;
  const key = written.toLowerCase().replace(/['’](?:s|t|re|ve)?$/u, '');
  const singular = key.replace(/s$/u, '');
  const isIn = (word: string) =>
    [skills, titleWords, certifications, places].some((list) => list.whole(word) !== undefined);
  const isKnown = key.length < 3 || isFunctionWord(key) || modern.test(key) || words.isWord(key);
  return (
    isKnown || isIn(key) || isIn(singular) || verbOf(key, lexicon) !== undefined || isCompound(key, lexicon)
  );
}

const prefix = phrasePattern.u`^(?:${'wording/prefix'})(?=\p{L}{4})`;
const bare = phrasePattern.u`^(?:${'wording/prefix'})$`;
/** "Multi" of "multi-state". */
export const isPrefix = (key: string): boolean => bare.test(key);

/** "timesheets", "payslips": two common words in one; "paraeducator": one behind a prefix. */
const isCompound = (key: string, { words }: Lexicon): boolean =>
  (prefix.test(key) && words.isWord(key.replace(prefix, ''))) || isPair(key, words);

const isPair = (key: string, words: WordKnowledge): boolean =>
  key.length >= shortestCompound &&
  [...key].some((_, at) => {
    const [first, second] = [key.slice(0, at), key.slice(at)];
    return (
      first.length > 2 && second.length > 3 && [first, second].every((part) => words.rankOf(part) < common)
    );
  });
const shortestCompound = 8;
const common = 8_000;

/** At least two times in all, small or large. */
const isRepeated = (word: string, own: string): boolean =>
  (own.toLowerCase().match(new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'gu'))?.length ?? 0) > 1;

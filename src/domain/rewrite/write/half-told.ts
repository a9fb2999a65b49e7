import type { Lexicon } from '../../language/lexicon.ts';
import { partsOfSpeech } from '../../language/parts-of-speech.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formsOfBase, formsOfGerund, formsOfPast, verbOf } from '../../language/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { hanging, noVerb } from './deed-row.ts';

/**
 * The net under all rules that open a line with its verb: a line that was told only by half stays the person's own. It
 * looks at the result alone, whichever rule has made it.
 */
export const isHalfTold = (before: string, after: string, lexicon: Lexicon): boolean =>
  goesOnDoing(after, lexicon) || hasTwoVerbs(after, lexicon) || losesObject(before, after, lexicon);

const isTold = (word: string, lexicon: Lexicon) =>
  (formsOfPast(word, lexicon) ?? formsOfBase(word, lexicon)) !== undefined;

const firstOf = (text: string) => /^\p{L}+/u.exec(text)?.[0] ?? '';

/** What follows a verb and no name of work: "using the", "learning on". */
const reached =
  '(?:the|an?|my|our|their|its|his|her|all|any|each|every|new|it|them|him|on|at|with|to|up|out|from|how)';
const joined = new RegExp(
  `(,\\s+(?:and\\s+|or\\s+)?|\\s+(?:and|&|or)\\s+)(\\p{Ll}+ing)\\s+${reached}\\s`,
  'gu',
);

/** "Made coffees and learning on the job": a gerund in a row of told verbs. After a comma alone it may be what came of it. */
function goesOnDoing(text: string, lexicon: Lexicon): boolean {
  if (!isTold(firstOf(text), lexicon)) return false;
  return [...text.matchAll(joined)].some(({ index, 1: joint = '', 2: word = '' }) => {
    const before = text.slice(0, index);
    if (/^,\s+$/u.test(joint) || noVerb.test(word) || !formsOfGerund(word, lexicon)) return false;
    // "by planning and using the …" and "started taking and using the …" go on as they began.
    return !hanging.test(before) && !/^\p{L}+\s+\p{Ll}+ing\b/u.test(before);
  });
}

/** Verbs that another verb may follow. */
const leading = phrasePattern.u`^(?:${'half-told/leading'})$`;

/** "Handled attending the fairs", "Handled scanned and mail". */
function hasTwoVerbs(text: string, lexicon: Lexicon): boolean {
  const [whole = '', first = '', second = ''] = /^(\p{L}+)\s+(\p{Ll}+)(?=[\s,.]|$)/u.exec(text) ?? [];
  if (!isTold(first, lexicon) || leading.test(verbOf(first, lexicon)?.base ?? '')) return false;
  const after = text.slice(whole.length);
  const isReached = new RegExp(`^\\s+${reached}\\s`, 'u').test(after);
  if (formsOfGerund(second, lexicon)) return isReached;
  const isPast = formsOfPast(second, lexicon) !== undefined && /ed$/u.test(second);
  const part = partsOfSpeech(text).get(whole.length - second.length)?.part;
  return isPast && part === 'VERB' && (isReached || /^(?:,|\s+and\s|\.?$)/u.test(after));
}

const losesObjectWords = phrasePattern.u`^\s+(?!(?:${'half-told/loses-object'})\s)[\p{L}\d]`;

/** "Handled mail and scanned" of "scanning invoices": a verb stands alone that had its object. */
function losesObject(before: string, after: string, lexicon: Lexicon): boolean {
  const alone = after
    .replace(/[.]$/u, '')
    .split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|&|or)\s+/u)
    .filter((item) => /^\p{L}+$/u.test(item) && isTold(item, lexicon))
    .map((item) => verbOf(item, lexicon)?.base);
  if (alone.length === 0) return false;
  return wordsOf(before).some(({ key, end }) => {
    const isOne = /ing$/u.test(key) && alone.includes(verbOf(key, lexicon)?.base);
    return isOne && losesObjectWords.test(before.slice(end));
  });
}

import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern, phraseTable } from '../../language/phrase-pattern.ts';
import { mendSpelling } from './mend-spelling.ts';
import { capital, type RewrittenLine } from './rewritten-line.ts';

/** Slips that mean one thing only. */
const slips: ReadonlyMap<string, string> = new Map(Object.entries(phraseTable('mend-english/slips')));

/** A word of the text alone: no part of an address, a name with a dot, or a compound. */
const word = /(?<![\p{L}\p{N}'’@./_-])\p{L}+(?![\p{L}\p{N}'’@/_-]|\.\p{L})/gu;

const days = /(?<![\p{L}-])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![\p{L}-])/gu;

const sentenceStart = phrasePattern.gu`(?<=(?:\p{Ll}{3}|\d{2}|\d%|\))\. )(?<!\b(?:${'mend-english/mend-english-mended-2'})\. )\p{Ll}(?=\p{Ll}+ )`;

/** "a" that stands alone before a vowel: not that of FP&A, of vitamin A, or of "plan a and b". */
const soundsLikeAn = phrasePattern.gu`(?<=^|[\s(“"])(?:a|(?<=^|[.!?:] )A)(?= (?!(?:and|or|is|in|of|as|at|on|if) )(?:(?!${'mend-english/mend-english-mended'})[aeiou]\p{Ll}|honest|honor|heir))`;

/** What is a slip in English: spelling, a word twice, "i" for I, "a" for an, a space before a colon (which French wants). */
export function fixGrammar(text: string, lexicon: Lexicon): RewrittenLine | undefined {
  const mended = mendSpelling(text, lexicon)
    .replace(word, (written, at: number) => {
      const right = slips.get(written.toLowerCase());
      // A capital inside a sentence may be somebody's name.
      const isPlain = written === written.toLowerCase() || (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(written));
      if (right === undefined || !isPlain) return written;
      return at === 0 ? capital(right) : right;
    })
    .replace(/(?<![\p{L}-])alot(?= of)/gu, 'a lot')
    .replace(/ +([;:!?])(?=\s|$)/gu, '$1')
    .replace(/(?<![\p{L}\p{N}-])(?!had |that |very |so )(\p{Ll}{2,}|a) \1(?![\p{L}\p{N}'’-])/gu, '$1')
    .replace(/(?<=^|\s)i(?=\s+\p{Ll}|'m\b|'ve\b)/gu, 'I')
    .replace(soundsLikeAn, '$&n')
    .replace(days, capital)
    .replace(sentenceStart, (letter) => letter.toUpperCase());
  return mended === text ? undefined : { text: mended, reason: 'grammar' };
}

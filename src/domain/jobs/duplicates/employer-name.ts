import type { Lexicon } from '../../language/lexicon.ts';
import { phraseList, phrasePattern } from '../../language/phrase-pattern.ts';
import { keyOf, wordsOf } from '../../language/words.ts';
import { countShared, isWithin, sameWord } from './same-words.ts';

export interface EmployerName {
  /** Its words without legal form and without what a page adds to it. */
  words: ReadonlySet<string>;
  /** All of them in a row, so that "Harbor Light" is "Harborlight". */
  run: string;
  soundsLikeAgency: boolean;
}

/** Legal forms written out, and a page's own words: none of them tells employers apart. */
const added = phrasePattern.giu`\b(?:${'employer-name/added'})\b`;
const bareWords = new Set(phraseList('employer-name/bare-words'));
const agencyWords = phrasePattern.iu`\b(?:${'employer-name/agency-words'})\b`;

export function readEmployerName(company: string, lexicon: Lexicon): EmployerName {
  const name = company.replace(/\([^)]*\)/gu, ' ').replace(/^[\p{Lu}&]{2,6} [-–|:] /u, '');
  const own = withoutForms(name, lexicon);
  const keys = own.length > 0 ? own : wordsOf(company).map(({ key }) => key);
  return {
    words: new Set(keys.map(sameWord)),
    run: keys.join(''),
    soundsLikeAgency: agencyWords.test(keyOf(company)),
  };
}

function withoutForms(name: string, lexicon: Lexicon): string[] {
  // "Hiring" and "Careers" as the whole name are a name.
  const words = wordsOf(name.replace(added, ' ').replace(/[.](?=\p{L}\b)|(?<=\b\p{L})[.]/gu, ''));
  const forms = lexicon.organizationWords.find(words).filter(({ value }) => value.kind === 'legal-form');
  return words
    .filter(({ start, end }) => start === 0 || !forms.some((form) => form.start <= start && end <= form.end))
    .map(({ key }) => key)
    .filter((key) => !bareWords.has(key) && key.length > 0);
}

/** Added to a name or left out of it without meaning another employer. */
const neutral = new Set(phraseList('employer-name/neutral').map(sameWord));

/** `near`: one name holds the other, or has much of it. Sister companies are so, too, hence the texts must agree. */
export function compareEmployers(a: EmployerName, b: EmployerName): 'same' | 'near' | 'different' {
  if (a.words.size === 0 || b.words.size === 0) return 'different';
  if (a.run === b.run || (isWithin(a.words, b.words) && isWithin(b.words, a.words))) return 'same';
  const isHeld = isWithin(a.words, b.words) || isWithin(b.words, a.words);
  const [first] = a.words;
  const isKin = countShared(a.words, b.words) >= 2 || (first !== undefined && first === [...b.words][0]);
  return isHeld || isKin ? 'near' : 'different';
}

/** What one name has and the other lacks, if it may mean another employer. */
export const addedWords = (name: EmployerName, other: EmployerName): string[] =>
  [...name.words].filter((word) => !other.words.has(word) && !neutral.has(word));

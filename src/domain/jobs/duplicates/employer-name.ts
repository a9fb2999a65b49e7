import type { Lexicon } from '../../language/lexicon.ts';
import { phraseList, phrasePattern } from '../../language/phrase-pattern.ts';
import { keyOf, wordsOf } from '../../language/words.ts';
import { countShared, isWithin, sameWord } from './same-words.ts';

export interface EmployerName {
  /** Its words without legal form and without what a page adds to it. */
  words: ReadonlySet<string>;
  /** All of them in a row, so that "Harbor Light" is "Harborlight". */
  run: string;
  /** First letters, and whatever short form stands beside the name. */
  shortForms: ReadonlySet<string>;
  soundsLikeAgency: boolean;
}

/** Legal forms written out, and a page's own words: none of them tells employers apart. */
const added = phrasePattern.giu`\b(?:${'employer-name/added'})\b`;
const bareWords = new Set(phraseList('employer-name/bare-words'));
const agencyWords = phrasePattern.iu`\b(?:${'employer-name/agency-words'})\b`;

export function readEmployerName(company: string, lexicon: Lexicon): EmployerName {
  const short = [...company.matchAll(/\(([^)]{1,12})\)|^([\p{Lu}&]{2,6}) [-–|:] /gu)].map(
    ([, inside, before]) => inside ?? before ?? '',
  );
  const name = company.replace(/\([^)]*\)/gu, ' ').replace(/^[\p{Lu}&]{2,6} [-–|:] /u, '');
  const own = withoutForms(name, lexicon);
  const keys = own.length > 0 ? own : wordsOf(company).map(({ key }) => key);
  const initials = keys.map((key) => key[0] ?? '').join('');
  return {
    words: new Set(keys.map(sameWord)),
    run: keys.join(''),
    shortForms: new Set([initials, ...short].map(lettersOf).filter((form) => form.length > 1)),
    soundsLikeAgency: agencyWords.test(keyOf(company)),
  };
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

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

/** `near`: one name holds the other, is short for it, or has much of it. Sister companies are so, too, hence the texts must agree. */
export function compareEmployers(a: EmployerName, b: EmployerName): 'same' | 'near' | 'different' {
  if (a.words.size === 0 || b.words.size === 0) return 'different';
  if (a.run === b.run || (isWithin(a.words, b.words) && isWithin(b.words, a.words))) return 'same';
  const isHeld = isWithin(a.words, b.words) || isWithin(b.words, a.words);
  const [first] = a.words;
  const isKin = countShared(a.words, b.words) >= 2 || (first !== undefined && first === [...b.words][0]);
  const isShort = a.shortForms.has(b.run) || b.shortForms.has(a.run);
  return isHeld || isShort || isKin ? 'near' : 'different';
}

/** What one name has and the other lacks, if it may mean another employer. */
export const addedWords = (name: EmployerName, other: EmployerName): string[] =>
  [...name.words].filter((word) => !other.words.has(word) && !neutral.has(word));

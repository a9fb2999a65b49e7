import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { formsOfBase, formsOfPast, isAlsoName } from '../language/verb-forms.ts';

/** Notes are written with commas; a sentence has "and" before its last deed, and a semicolon before another subject. */
export function withJoinedClauses(told: string, lexicon: Lexicon): string {
  const parts = splitAtCommas(told);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || /^(?:and|or|but|then|which|who|that|with|including)\b/u.test(last)) return told;
  const start = parts.slice(0, -1);
  // A lone verb at the end was cut off.
  if (/^\p{L}+$/u.test(last) && formsOfPast(last, lexicon) && isTold(`${last} it`, told, lexicon))
    return withJoinedClauses(start.join(', '), lexicon);
  if (/^used to be\b/u.test(last)) return start.join(', ');
  // "train new hires, trained 70 people to date": two times in one sentence.
  const [opening = ''] = /^\p{L}+/u.exec(told) ?? [];
  const [later = ''] = /^\p{L}+/u.exec(last) ?? [];
  if (formsOfBase(opening, lexicon) && formsOfPast(later, lexicon))
    return withJoinedClauses(start.join(', '), lexicon);
  if (isTold(last, told, lexicon)) {
    const [, other = ''] = /\band (?:\p{L}+-)?(\p{L}+)/u.exec(last) ?? [];
    if (formsOfPast(other, lexicon) ?? formsOfBase(other, lexicon)) return told;
    const isLong = start.length > 1 || /\band\b/u.test(`${start.join()} ${last}`);
    return [start.join(', ') + (isLong ? ',' : ''), 'and', last].join(' ');
  }
  if (hasSubject(last, lexicon)) return `${withJoinedClauses(start.join(', '), lexicon)}; ${last}`;
  return isListOf(parts, lexicon) ? `${start.join(', ')} and ${last}` : told;
}

const mostInItem = 4;

const isListOfWords = phrasePattern.iu`^(?:${'joined-clauses/is-list-of'})\b`;

/** "split systems, package units, mini splits": short names of things, and no "and" before the last. */
const isListOf = ([first = '', ...items]: readonly string[], lexicon: Lexicon): boolean =>
  !/\b(?:or|with)\b|[(;:]/u.test([first, ...items].join(' ')) &&
  !/\band\b/u.test(items.length > 1 ? (items.at(-1) ?? '') : [first, ...items].join(' ')) &&
  items.every(
    (item) =>
      item.split(/\s+/u).length <= mostInItem &&
      /^\p{L}/u.test(item) &&
      !isListOfWords.test(item) &&
      formsOfPast(/^\p{L}+/u.exec(item)?.[0] ?? '', lexicon) === undefined,
  );

/** Commas inside brackets and numbers part nothing. */
const splitAtCommas = (told: string): string[] => told.split(/,\s+(?![^(]*\))/u);

/** It begins with a deed in the tense of the first. */
function isTold(part: string, whole: string, lexicon: Lexicon): boolean {
  const first = (text: string) => /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isPast = formsOfPast(first(whole), lexicon) !== undefined;
  if (isPast && /^\p{L}+['’]d\s/u.test(part)) return true;
  const forms = isPast ? formsOfPast(first(part), lexicon) : formsOfBase(first(part), lexicon);
  return forms !== undefined && (isPast || !isAlsoName(forms)) && part.split(/\s+/u).length >= 2;
}

const changed = phrasePattern.u`^(?:\p{L}+\s){1,5}(?:${'joined-clauses/changed'})\s`;

const hasSubjectWords = phrasePattern.u`^(?:${'joined-clauses/has-subject'})\b`;

/** "detention fees dropped about $11,000 a month". */
const hasSubject = (part: string, lexicon: Lexicon): boolean =>
  changed.test(part) &&
  !hasSubjectWords.test(part) &&
  formsOfPast(/^\p{L}+/u.exec(part)?.[0] ?? '', lexicon) === undefined;

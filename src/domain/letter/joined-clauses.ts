import type { Lexicon } from '../lexicon.ts';
import { formsOfBase, formsOfPast, isAlsoName } from '../rewrite/write/verb-forms.ts';

/** Notes are written with commas; a sentence has "and" before its last deed, and a semicolon before another subject. */
export function withJoinedClauses(told: string, lexicon: Lexicon): string {
  const parts = splitAtCommas(told);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || /^(?:and|or|but|then|which|who|that|with|including)\b/u.test(last)) return told;
  const start = parts.slice(0, -1);
  if (/^used to be\b/u.test(last)) return start.join(', ');
  if (isTold(last, told, lexicon) && !/\band\b/u.test(last))
    return [start.join(', ') + (start.length > 1 ? ',' : ''), 'and', last].join(' ');
  return hasSubject(last, lexicon) ? `${withJoinedClauses(start.join(', '), lexicon)}; ${last}` : told;
}

/** Commas inside brackets and numbers part nothing. */
const splitAtCommas = (told: string): string[] => told.split(/,\s+(?![^(]*\))/u);

/** It begins with a deed in the tense of the first. */
function isTold(part: string, whole: string, lexicon: Lexicon): boolean {
  const first = (text: string) => /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isPast = formsOfPast(first(whole), lexicon) !== undefined;
  const forms = isPast ? formsOfPast(first(part), lexicon) : formsOfBase(first(part), lexicon);
  return forms !== undefined && (isPast || !isAlsoName(forms)) && part.split(/\s+/u).length >= 2;
}

const changed =
  /^(?:\p{L}+\s){1,3}(?:went|came down|came up|dropped|fell|rose|grew|increased|decreased|improved|went down|went up|doubled)\s/u;

/** "detention fees dropped about $11,000 a month". */
const hasSubject = (part: string, lexicon: Lexicon): boolean =>
  changed.test(part) && formsOfPast(/^\p{L}+/u.exec(part)?.[0] ?? '', lexicon) === undefined;

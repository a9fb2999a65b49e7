import { keyOf, wordsOf } from '../text/words.ts';
import { findEmails, findLinks } from './contact-shapes.ts';
import { headingAlone } from './headings.ts';
import type { Line } from './source-lines.ts';

/** A person has a few addresses; a text with thousands of them is no resume. */
const mostSpelled = 60;
const longestName = 200;

/**
 * Some pages begin with a column of lists, and the name comes after them. The e-mail or the profile's address
 * mostly spells the name, so its line can be known; with what follows up to the next heading it goes to the top.
 */
export function liftName(lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!first || !headingAlone(first)) return [...lines];
  const spelled = lines
    .slice(0, 60)
    .flatMap(({ text }) => [
      ...findEmails(text).map(({ text: email }) => email.split('@')[0] ?? ''),
      ...findLinks(text).map(({ text: link }) => link.split('/').at(-1) ?? ''),
    ])
    .slice(0, mostSpelled)
    .map((name) => keyOf(name).replace(/[^a-z]/g, ''))
    .filter((letters) => letters.length >= 5);
  const place = lines.findIndex((line, index) => index > 0 && isSpelledBy(line, spelled));
  if (place < 0) return [...lines];
  const after = lines.findIndex((line, index) => index > place && headingAlone(line) !== undefined);
  const end = after < 0 ? place + 1 : after;
  return [...lines.slice(place, end), ...lines.slice(0, place), ...lines.slice(end)];
}

function isSpelledBy({ text, bullet }: Line, spelled: readonly string[]): boolean {
  if (spelled.length === 0 || bullet !== '' || text.length > longestName || /[\d@:/]/.test(text))
    return false;
  const words = wordsOf(text);
  if (words.length < 2 || words.length > 5) return false;
  return spelled.some(
    (letters) => words.filter(({ key }) => key.length > 1 && letters.includes(key)).length >= 2,
  );
}

import { type Piece, slicePiece, trimPunctuation } from '../../language/piece.ts';
import { wordsOf } from '../../language/words.ts';
import { isPageLine } from '../layout/headers-and-footers.ts';
import type { Claims } from '../parse/claims.ts';
import { sectionOfHeading } from '../section-headings.ts';
import type { PlaceFinder } from './find-places.ts';

/** "Skills: Excel, Word": the heading on its line is none of them. */
export function withoutHeading(piece: Piece): Piece {
  const label = /^([^:]{2,40}):\s*/u.exec(piece.text);
  return label && sectionOfHeading(label[1] ?? '') ? slicePiece(piece, label[0].length) : piece;
}

/** The person's own heading, or one of ours. */
export function headingFrom(find: PlaceFinder, claims: Claims, heading: string | null): Piece | string {
  const own = find.quote(heading);
  if (own) {
    claims.take(own);
    return capitalized(trimPunctuation(own));
  }
  return ourHeadings.find((one) => one === heading) ?? '';
}

/** "crew leader" of a story is "Crew leader" where it's a title; "iOS developer" stays. */
export const capitalized = (piece: Piece): Piece =>
  /^\p{Ll}(?!\p{Lu})/u.test(piece.text)
    ? { ...piece, text: piece.text.slice(0, 1).toUpperCase() + piece.text.slice(1) }
    : piece;

/** What a section may be called that has no heading of its own. */
export const ourHeadings: readonly string[] = [
  ...['Languages', 'Volunteering', 'Projects', 'Awards', 'Publications', 'Memberships', 'Training'],
  ...['Military service', 'Interests', 'Availability'],
];

/** Few words without a number say what follows; more would be lost. */
const maxHeadingWords = 6;
export const isOnlyHeading = (text: string): boolean =>
  isPageLine(text) || (wordsOf(text).length <= maxHeadingWords && !/\d/.test(text));

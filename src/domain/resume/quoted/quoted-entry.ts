import type { Piece } from '../../language/piece.ts';
import type { Entry } from '../parse/assemble-entries.ts';
import { certain } from '../parse/confidence.ts';
import type { Read } from '../parse/parsed-resume.ts';
import type { PlaceFinder } from './find-places.ts';
import { capitalized } from './headings.ts';
import type { QuotedReading } from './quoted-reading.ts';

/** Takes the lines of places, those near a piece first. */
export type TakeLines = (places: readonly string[], near?: Piece) => Read[];

export const readOf = (piece: Piece | undefined): Read | undefined => piece && { piece, signs: certain };

const maxHeadLines = 8;

export interface FoundEntry {
  head: Entry;
  /** All that it was read from. */
  pieces: Piece[];
}

/** A job or a school from the lines that are said to name it. */
export function entryFrom(
  { find, linesOf }: { find: PlaceFinder; linesOf: TakeLines },
  { head, lines, isCurrent }: Pick<QuotedReading['jobs'][number], 'head' | 'lines' | 'isCurrent'>,
  names: Record<'first' | 'second' | 'location' | 'start' | 'end', string | null>,
): FoundEntry {
  const pointed = head.flatMap((place) => find.place(place) ?? []);
  const around = pointed.length > 0 ? pointed : [find.quote(names.second ?? names.first) ?? []].flat();
  const within = find.linesWith(around).slice(0, maxHeadLines);
  // An employer may stand once above several roles; a title and dates are those of their own lines.
  const named = (words: string | null) => readOf(find.quote(words, within));
  const own = (words: string | null) => readOf(find.quoteIn(words, within));
  const first = own(names.first);
  const described = linesOf(lines, within[0]);
  const dated = (words: string | null) => {
    const read = own(words);
    return read && { ...read, range: undefined };
  };
  const end = dated(names.end);
  const ended = names.start === null && end && isLeaving(end, within) ? until(end) : end;
  const goesOn = isCurrent && names.end === null && within.some(({ text }) => ongoing.test(text));
  return {
    head: {
      first: first && { ...first, piece: capitalized(first.piece) },
      ...{ second: named(names.second), location: named(names.location) },
      ...{ dates: dated(names.start), end: goesOn ? present : ended },
      ...{ lines: described, places: [], signs: certain, shape: '' },
    },
    pieces: [...within, ...described.map(({ piece }) => piece)],
  };
}

/** Says that it goes on, also by a dash with nothing behind it. */
const ongoing =
  /\b(?:since|now|current(?:ly)?|present(?:ly)?|today|still|to date)\b|\d\s*[-–—]+\s*(?:$|[^\d\s\p{L}])/iu;
/** Our word for what the person says in others. */
const present = { piece: { text: 'Present', at: [] }, signs: certain, range: undefined };

/** "I left there in 2012": a date alone would be read as all of it. */
const isLeaving = ({ piece: { text } }: Read, within: readonly Piece[]): boolean =>
  within.some((line) => leaving.test(line.text.slice(0, Math.max(0, line.text.indexOf(text)))));
const leaving = /\b(?:until|till?|left|quit|laid off)\b[^.;\d]*$/iu;

const until = <Date extends Read>(date: Date): Date => ({
  ...date,
  piece: { ...date.piece, text: `until ${date.piece.text}` },
});

import type { Lexicon } from '#domain/language/lexicon.ts';
import { type PostingFacts, readPostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import { extractRequirements, type Requirement } from '#domain/posting/requirements/extract-requirements.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { type ReadingPiece, readingPieces } from '#domain/posting/source/reading-pieces.ts';
import { memoizeRecent } from './memoize-recent.ts';
import type { TimeSlice } from './within-time-slice.ts';

/** Of dozens of the longest descriptions, read by turns: what is forgotten before the last piece is read again from the first. */
const rememberedPieces = 1_000;

/**
 * Reads a posting as far as the moment goes: what it asks for takes longest, so that of a long text is found piece by
 * piece and kept until the last one is done. Undefined: not done yet.
 */
export function createPostingReader(
  lexicon: Lexicon,
): (posting: JobPosting, slice: TimeSlice) => PostingFacts | undefined {
  const cachedRequirements = memoizeRecent<Requirement[]>(rememberedPieces);
  const asksOf = ({ heading, text }: ReadingPiece) => {
    const whole = heading === '' ? text : `${heading}\n${text}`;
    return cachedRequirements(whole, () => extractRequirements(whole, lexicon));
  };
  return (posting, slice) => {
    const pieces = readingPieces(posting.description);
    if (pieces.length === 1) return slice.do(() => readPostingFacts(posting, lexicon));
    const requirements: Requirement[] = [];
    for (const piece of pieces) {
      if (slice.isOver()) return undefined;
      requirements.push(...slice.do(() => inPlace(asksOf(piece), piece)));
    }
    return slice.isOver() ? undefined : slice.do(() => readPostingFacts(posting, lexicon, requirements));
  };
}

/** As they stand in the whole description; what the heading itself says belongs to the piece that it's in. */
function inPlace(requirements: readonly Requirement[], { start, heading }: ReadingPiece): Requirement[] {
  const lead = heading === '' ? 0 : heading.length + 1;
  const shift = start - lead;
  return requirements
    .filter((one) => one.start >= lead)
    .map((one) => ({ ...one, start: one.start + shift, end: one.end + shift }));
}

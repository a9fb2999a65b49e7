import { type SectionKind, sectionKindOf } from '#domain/posting/requirements/section-kind.ts';
import type { GoldPosting } from './read-postings.ts';

/** A line, or the label at the start of one, that may be a heading; markup around it is left alone. */
const heading = /(?<=^|\n|>)([^<>\n:]{3,70})(?=:|\n|<\/|$)/gu;

/**
 * The posting with its headings of some kinds in words that nobody knows. Whoever writes a posting finds lead-ins
 * that no list has: what learns from such a copy learns to tell wishes by where they stand, too.
 */
export function hideHeadings(posting: GoldPosting, kinds: readonly SectionKind[]): GoldPosting {
  let { description } = posting;
  for (const [found] of posting.description.matchAll(heading)) {
    const isTelling = found.split(/\s+/).length <= 9 && kinds.includes(sectionKindOf(found));
    if (!isTelling) continue;
    const hidden = description.replace(found, unknownWords(found, posting.description.length));
    if (posting.requirements.every(({ quote }) => hidden.includes(quote))) description = hidden;
  }
  return { ...posting, description };
}

const rareLetters = 'bqxzjvkwyufg';

/** Letters turned into others: as long and as capital as before, without a meaning, and new in every posting. */
const unknownWords = (text: string, seed: number) =>
  text.replace(/\p{L}/gu, (letter, place: number) => {
    const turned =
      rareLetters[((letter.codePointAt(0) ?? 0) * 7 + place * seed + seed) % rareLetters.length] ?? 'x';
    return letter === letter.toLowerCase() ? turned : turned.toUpperCase();
  });

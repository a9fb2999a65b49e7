import type { Lexicon } from '../lexicon.ts';
import { languageOf } from '../text/language.ts';
import { createClaims } from './claims.ts';
import { classifySections } from './classify-section.ts';
import { untangleColumns } from './columns.ts';
import { readContact } from './contact.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { liftName } from './lift-name.ts';
import { joinWrapped, wrappingOf } from './logical-lines.ts';
import { withoutPageFurniture } from './page-furniture.ts';
import type { ParsedResume } from './parsed-resume.ts';
import { readSections } from './read-sections.ts';
import { findSections, type Section } from './sections.ts';
import { type Line, readLines } from './source-lines.ts';
import { topOf } from './top-lines.ts';
import { writeResume } from './write-resume.ts';

/** Reads a resume out of pasted text of any layout. Nothing is lost: what fits no field is kept as additional. */
export function parseResume(text: string, lexicon: Lexicon): ParsedResume {
  const weigh = createEvidence(lexicon);
  const lines = liftName(untangleColumns(withoutPageFurniture(readLines(text)).lines, weigh));
  const wrapping = wrappingOf(lines);
  const parted = findSections(lines, weigh).map((section) => ({
    ...section,
    logical: joinWrapped(section.lines, wrapping, (line) => isDegree(section, line, weigh)),
  }));
  const sections = classifySections(parted, lexicon, weigh);
  const claims = createClaims(text.length);
  const contact = readContact(topOf(sections, weigh), lexicon, weigh);
  for (const read of Object.values(contact)) claims.take(read?.piece);
  const content = readSections(sections, { lexicon, weigh, claims });
  return writeResume({ contact, content, sections, claims, language: languageOf(text) });
}

/** A line that begins with a degree begins an entry, however full the line before. */
const isDegree = ({ kinds }: Section, { text }: Line, weigh: (text: string) => Evidence): boolean =>
  kinds.includes('education') && /^\p{Lu}/u.test(text) && weigh(text.split(',')[0] ?? '').degree >= 4;

import type { Lexicon } from '../lexicon.ts';
import { untangleColumns } from './columns.ts';
import { createEvidence } from './evidence.ts';
import { factsOf, type LineFacts } from './line-facts.ts';
import { withoutPageFurniture } from './page-furniture.ts';
import { readLines } from './source-lines.ts';

/** The lines of a pasted text in reading order, with what is known of each. */
export function readFacts(text: string, lexicon: Lexicon): LineFacts[] {
  const weigh = createEvidence(lexicon);
  return factsOf(untangleColumns(withoutPageFurniture(readLines(text)).lines, weigh), lexicon, weigh);
}

import type { Lexicon } from '../lexicon.ts';
import { linesOf } from '../text/lines.ts';
import { untangleColumns } from './columns.ts';
import { createEvidence } from './evidence.ts';
import { gutterReadings } from './gutter.ts';
import { factsOf, type LineFacts } from './line-facts.ts';
import { withoutPageFurniture } from './page-furniture.ts';
import { type Line, readLines } from './source-lines.ts';

/**
 * The lines of a pasted text in reading order, with what is known of each. Where the text may be a page in two columns
 * there are several readings: as it stands, and untangled in each way that could be right.
 */
export function readFacts(text: string, lexicon: Lexicon): LineFacts[][] {
  const weigh = createEvidence(lexicon);
  const raw = linesOf(text);
  const asItStands = withoutPageFurniture(readLines(text, raw)).lines;
  const untangled = untangleColumns(asItStands, weigh);
  const readings: Line[][] = [
    asItStands,
    ...(untangled.every((line, place) => line.piece === asItStands[place]?.piece) ? [] : [untangled]),
    ...gutterReadings(raw).map((stretches) => withoutPageFurniture(readLines(text, stretches)).lines),
  ];
  return readings.map((lines) => factsOf(lines, lexicon, weigh));
}

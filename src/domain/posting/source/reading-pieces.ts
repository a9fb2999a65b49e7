/** A part of a description that can be read by itself. */
export interface ReadingPiece {
  /** Where it begins in the description. */
  start: number;
  text: string;
  /** The heading that it stands under, where that is in a part before. */
  heading: string;
}

/** What takes about 20 ms to read. */
const maxPieceLength = 1_200;

interface Line {
  start: number;
  text: string;
  isHeading: boolean;
}

/** A description in parts that each take a moment to read: cut before headings where it can be, else between lines. */
export function readingPieces(description: string): ReadingPiece[] {
  if (description.length <= maxPieceLength) return [{ start: 0, text: description, heading: '' }];
  const pieces: ReadingPiece[] = [];
  let lines = linesOf(description);
  let heading = '';
  while (lines.length > 0) {
    const length = cutAfter(lines);
    const taken = lines.slice(0, length);
    const start = taken[0]?.start ?? 0;
    const lead = taken[0]?.isHeading ? '' : heading;
    pieces.push({ start, text: taken.map(({ text }) => text).join(''), heading: lead });
    heading = taken.findLast(({ isHeading }) => isHeading)?.text.trim() ?? heading;
    lines = lines.slice(length);
  }
  return pieces;
}

/** How many lines fit; fewer where a heading begins in the second half. */
function cutAfter(lines: readonly Line[]): number {
  let characters = 0;
  let heading = 0;
  for (const [place, { text, isHeading }] of lines.entries()) {
    if (isHeading && characters > maxPieceLength / 2) heading = place;
    characters += text.length;
    if (characters > maxPieceLength) return heading || Math.max(1, place);
  }
  return lines.length;
}

/** With the breaks at their ends, so that together they are the description. Endless ones are cut between sentences. */
function linesOf(description: string): Line[] {
  const lines = description.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
  const parts = lines.flatMap((line) =>
    line.length > maxPieceLength ? (line.match(sentences) ?? [line]) : [line],
  );
  let start = 0;
  return parts.map((text) => {
    const line = { start, text, isHeading: isHeading(text) };
    start += text.length;
    return line;
  });
}

const sentences = /[\s\S]{1,1000}?(?:[.!?]\s+|$)|[\s\S]{1,1000}/gu;

const maxHeadingLength = 60;

function isHeading(line: string): boolean {
  const text = line.trim();
  return text.length > 2 && text.length <= maxHeadingLength && !/[.,;!]$|^[•*\-–·\d]/u.test(text);
}

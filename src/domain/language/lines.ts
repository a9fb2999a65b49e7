/** A line of a text as it stands there. */
export interface TextLine {
  text: string;
  start: number;
  end: number;
}

const lineEnd = /\r\n|[\n\r\f\v\u2028\u2029\u0085]/g;

export function linesOf(source: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const found of source.matchAll(lineEnd)) {
    lines.push({ start, end: found.index, text: source.slice(start, found.index) });
    start = found.index + found[0].length;
  }
  lines.push({ start, end: source.length, text: source.slice(start) });
  return lines;
}

/** Signs that stand before the points of a list, for the middle of a character class. */
export const bulletGlyphs = '•●○▪▫■□◦‣⁃∙·‧・➤➢►▶▸→⇒➔➜✓✔☑✦✧★☆◆◇❖♦◈※*»›¬¤§\\p{Co}';

interface Span {
  start: number;
  end: number;
}

export interface SourcePart {
  text: string;
  isQuoted: boolean;
}

/** The person's own lines that a change rests on, each with the quoted places marked. */
export function sourceLines(original: string, spans: readonly Span[]): SourcePart[][] {
  return linesWithSpans(original, spans).map(({ start, end, quoted }) =>
    partsOf(original, { start, end }, quoted),
  );
}

/** All of a text, which may be several lines, with the quoted places marked. */
export const markedParts = (text: string, spans: readonly Span[]): SourcePart[] =>
  partsOf(
    text,
    { start: 0, end: text.length },
    linesWithSpans(text, spans).flatMap(({ quoted }) => quoted),
  );

function partsOf(original: string, { start, end }: Span, quoted: readonly Span[]): SourcePart[] {
  const parts: SourcePart[] = [];
  let at = start;
  for (const span of quoted) {
    if (span.start > at) parts.push({ text: original.slice(at, span.start), isQuoted: false });
    if (span.end > Math.max(at, span.start))
      parts.push({ text: original.slice(Math.max(at, span.start), span.end), isQuoted: true });
    at = Math.max(at, span.end);
  }
  if (at < end) parts.push({ text: original.slice(at, end), isQuoted: false });
  return parts;
}

/** So much of a line is shown beside a quote. Text from a PDF may be all on one line. */
const maxBeside = 90;

/** A line without what is far from its quotes. */
export function nearQuotes(parts: readonly SourcePart[]): SourcePart[] {
  return parts.map(({ text, isQuoted }, index) => {
    if (isQuoted || text.length <= maxBeside * 2) return { text, isQuoted };
    const before = index > 0 ? text.slice(0, maxBeside).replace(/\S*$/, '') : '';
    const after = index < parts.length - 1 ? text.slice(-maxBeside).replace(/^\S*/, '') : '';
    return { text: `${before}…${after}`, isQuoted };
  });
}

function linesWithSpans(original: string, spans: readonly Span[]) {
  const lines: (Span & { quoted: Span[] })[] = [];
  let start = 0;
  for (const text of original.split('\n')) {
    const end = start + text.length;
    const quoted = spans
      .map((span) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }))
      .filter((span) => original.slice(span.start, span.end).trim() !== '' && span.start < span.end)
      .sort((one, other) => one.start - other.start);
    if (quoted.length > 0) lines.push({ start, end, quoted });
    start = end + 1;
  }
  return lines;
}

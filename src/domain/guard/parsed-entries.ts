import type { ParsedResume } from '../parse/parsed-resume.ts';
import type { SourceEntry } from './source-entries.ts';
import type { SourceLine } from './source-lines.ts';

const naming = /\.(?:title|company|startDate|endDate|degree|institution|graduationDate)$/;

/** The parser's entries as lines of the source; where it read none, the rough grouping stays. */
export function entriesFromParse(
  parsed: ParsedResume,
  lines: readonly SourceLine[],
  rough: readonly SourceEntry[],
): SourceEntry[] {
  const entries = parsed.entries.map(({ kind, index }): SourceEntry => {
    const fields = parsed.fields.filter(({ path }) => path.startsWith(`${kind}.${index}.`));
    const placesOf = (of: typeof fields) => [
      ...new Set(of.flatMap(({ spans }) => spans.flatMap((span) => linesAt(span, lines)))),
    ];
    const header = placesOf(fields.filter(({ path }) => naming.test(path)));
    const dated = placesOf(fields.filter(({ path }) => /Date$/.test(path)));
    return {
      kind: kind === 'education' ? 'school' : 'job',
      header,
      lines: new Set([...placesOf(fields)]),
      ranges: dated.flatMap((line) => lines[line]?.ranges ?? []),
    };
  });
  const taken = new Set(entries.flatMap((entry) => [...entry.lines]));
  return [...entries, ...rough.filter((entry) => ![...entry.lines].some((line) => taken.has(line)))];
}

const linesAt = (span: { start: number; end: number }, lines: readonly SourceLine[]) =>
  lines.flatMap(({ start, end }, place) => (span.start < end && span.end > start ? [place] : []));

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
  const fieldsOf = Map.groupBy(parsed.fields, ({ path }) => path.split('.', 2).join('.'));
  const entries = parsed.entries.map(({ kind, index }): SourceEntry => {
    const fields = fieldsOf.get(`${kind}.${index}`) ?? [];
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

/** The lines stand in the order of the text, so that the first of them is found by halving. */
function linesAt(span: { start: number; end: number }, lines: readonly SourceLine[]): number[] {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.end ?? 0) > span.start) high = middle;
    else low = middle + 1;
  }
  const places: number[] = [];
  for (let place = low; (lines[place]?.start ?? Number.POSITIVE_INFINITY) < span.end; place += 1)
    places.push(place);
  return places;
}

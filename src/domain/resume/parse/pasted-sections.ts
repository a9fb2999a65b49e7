import { linesOf } from '../../language/lines.ts';
import { isOnlyHeading } from '../quoted/headings.ts';
import { sectionIds } from '../section-headings.ts';
import { ownHeading, withSections } from '../section-order.ts';
import type { ParsedResume } from './parsed-resume.ts';

/** The resume with its sections in the order in which their headings stand in the text, if it has headings. */
export function inPastedOrder(text: string, parsed: ParsedResume): ParsedResume {
  const order = headedSections(text, parsed);
  const isTold = order.filter((section) => sectionIds.some((id) => id === section)).length < leastHeaded;
  return isTold ? parsed : { ...parsed, data: withSections(parsed.data, order) };
}

/** One heading is no order. */
const leastHeaded = 2;

interface Begun {
  start: number;
  end: number;
  section: string;
}

/** The sections with a heading right above their first words, from the top of the text on. */
function headedSections(text: string, parsed: ParsedResume): string[] {
  const fields = fieldsIn(parsed);
  const from = leadOf(parsed);
  const order = new Set<string>();
  let next = 0;
  for (const { start, text: line } of linesOf(text)) {
    const end = start + line.length;
    while (next < fields.length && (fields[next]?.end ?? 0) <= start) next += 1;
    const first = fields[next];
    if (!first) break;
    if (start >= from && first.section !== '' && isHeading(line, start, end, first)) order.add(first.section);
  }
  return [...order];
}

/** A line that's in no field and only says what follows, or a label before the first words. A heading of the person's own is a field. */
function isHeading(line: string, start: number, end: number, { section, ...first }: Begun): boolean {
  if (!/\p{L}/u.test(line)) return false;
  if (first.start >= end) return isOnlyHeading(line.trim());
  const before = line.slice(0, Math.max(0, first.start - start));
  return /^\P{L}*\p{L}[^:]{1,40}:\s*$/u.test(before) || ownHeading(line) === section;
}

/** Where each field begins and ends, with the section it's in; "" for what has no place among them. */
function fieldsIn({ data, fields }: ParsedResume): Begun[] {
  return fields
    .flatMap(({ path, spans }) => spans.map((span) => ({ ...span, section: sectionOf(data, path) })))
    .sort((a, b) => a.start - b.start);
}

function sectionOf({ additional = [] }: ParsedResume['data'], path: string): string {
  const [root = '', place = ''] = path.split('.');
  if (root !== 'additional') return sectionIds.find((id) => id === root && id !== 'summary') ?? '';
  const part = additional[Number(place)];
  return part && !part.unplaced ? ownHeading(part.heading) : '';
}

/** Where name and summary stand: what is above them stood in a column to the side, and was read first by accident. */
const leadOf = ({ fields }: ParsedResume): number =>
  fields
    .filter(({ path }) => path === 'personalInfo.name' || path === 'summary')
    .reduce((last, { spans }) => Math.max(last, spans[0]?.start ?? 0), 0);

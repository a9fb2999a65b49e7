import { findEmails, findLinks, findPhones } from '../../language/contact-shapes.ts';
import { findDateRanges } from '../../language/date-ranges.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { HeadingKind } from '../heading-words.ts';
import { headingAlone, isAllCaps } from './headings.ts';
import type { Line } from './source-lines.ts';

/** How much speaks for a line being each of the things that entries are made of. */
type Evidence = Record<'institution' | 'place' | 'degree', number>;

interface Marked {
  line: Line;
  /** Known heading, if the line is one. */
  kinds: readonly HeadingKind[] | undefined;
  open: boolean;
  small: boolean;
  long: boolean;
  hasRange: boolean;
  isContact: boolean;
  evidence: Evidence;
  /** Ends with a word that cannot end anything: "of", "and". */
  dangling: boolean;
  /** The dates of a job stand on one of the next lines. */
  leadsToRange: boolean;
  place: number;
}

interface Column {
  last: Marked | undefined;
  kinds: readonly HeadingKind[];
  count: number;
}

interface Way {
  cost: number;
  columns: readonly [Column, Column];
  choice: 0 | 1;
  before: Way | undefined;
}

const maxWays = 48;
const wideKinds: readonly HeadingKind[] = ['summary', 'objective', 'experience'];

/**
 * A page in two columns, copied, comes out with the lines of both columns mixed: line by line, or in blocks that
 * cut sentences of the other column. Each line is given to the column that it goes on with best; many ways to do
 * so are followed side by side, and the likeliest is kept. A text in one column comes back as it is.
 */
export function untangleColumns(lines: readonly Line[], weigh: (text: string) => Evidence): Line[] {
  if (lines.length > 600 || lines.length < 15) return [...lines];
  const width = wideWidth(lines);
  const marked = lines.map((line, place) => markOf(line, place, width, weigh));
  dropOddHeadings(marked);
  const mixing = mixingOf(marked);
  if (mixing === 'none') return [...lines];
  if (mixing === 'blocks') markHeaders(marked);
  const empty: Column = { last: undefined, kinds: [], count: 0 };
  let ways: Way[] = [{ cost: 0, columns: [empty, empty], choice: 0, before: undefined }];
  for (const mark of marked) {
    const next = ways.flatMap((way) => [step(way, 0, mark, mixing), step(way, 1, mark, mixing)]);
    ways = next.sort((a, b) => a.cost - b.cost).slice(0, maxWays);
  }
  const choices: (0 | 1)[] = [];
  for (let way = ways[0]; way?.before; way = way.before) choices.push(way.choice);
  choices.reverse();
  return [0, 1].flatMap((column) => columnLines(lines, choices, column));
}

function columnLines(lines: readonly Line[], choices: readonly (0 | 1)[], column: number): Line[] {
  const own = lines.filter((_, place) => choices[place] === column);
  return own.map((line, place) => (place === 0 && column === 1 ? { ...line, blankBefore: true } : line));
}

function wideWidth(lines: readonly Line[]): number {
  const widths = lines.map(({ width }) => width).sort((a, b) => a - b);
  return widths[Math.floor(widths.length * 0.9)] ?? 0;
}

function markOf(line: Line, place: number, width: number, weigh: (text: string) => Evidence): Marked {
  const { text } = line;
  const evidence = weigh(text);
  const dates = findDateRanges(text);
  return {
    line,
    kinds: headingAlone(line)?.kinds,
    open: !/[.!?:;。]$/u.test(text) || /[-‐]$/.test(text),
    small:
      dates[0]?.start !== 0 &&
      line.bullet === '' &&
      /^\p{Ll}+(?:[\s,;.)'’-]|$)/u.test(text) &&
      /\s|[.,;)]$/u.test(text),
    long: line.width > width * 0.62,
    hasRange: dates.some(({ single }) => !single),
    isContact: findEmails(text).length + findPhones(text).length + findLinks(text).length > 0,
    evidence,
    dangling: danglingEnd.test(text),
    leadsToRange: false,
    place,
  };
}

const danglingEnd = phrasePattern.iu`\s(?:${'columns/dangling-end'})$`;

/** Where headings are in capitals, a line like "School" is none. */
function dropOddHeadings(marked: readonly Marked[]): void {
  const headings = marked.filter(({ kinds }) => kinds);
  const isLoud = ({ line }: Marked) => isAllCaps(line.text.replace(/\s/g, ''));
  if (headings.filter(isLoud).length < headings.length * 0.6) return;
  for (const mark of headings) if (!isLoud(mark)) mark.kinds = undefined;
}

/** In blocks, the lines right above the dates of a job belong with them. */
function markHeaders(marked: readonly Marked[]): void {
  marked.forEach((mark, place) => {
    for (let on = place + 1; on <= place + 2; on += 1) {
      const next = marked[on];
      if (!next || next.kinds || next.line.blankBefore || next.line.bullet !== '' || next.small) break;
      if (next.hasRange) mark.leadsToRange = true;
    }
  });
}

/** How the columns came to be mixed. */
type Mixing = 'none' | 'lines' | 'blocks';

/** Two columns show by sentences that are cut by short lines and go on after them. */
function mixingOf(marked: readonly Marked[]): Mixing {
  let single = 0;
  let several = 0;
  marked.forEach((mark, place) => {
    const before = marked[place - 1];
    const isRest = mark.small && !mark.kinds && (mark.long || /[.;]$/.test(mark.line.text));
    if (!isRest || !before || (goesOnAfter(before) && before.long)) return;
    for (let back = place - 1; back >= Math.max(0, place - 12); back -= 1) {
      const other = marked[back];
      if (!other?.long) continue;
      if (goesOnAfter(other) && back < place - 1) {
        if (back === place - 2) single += 1;
        else several += 1;
      }
      break;
    }
  });
  // Where most lines begin small, that tells nothing.
  if (marked.filter(({ small }) => small).length > marked.length * 0.45) return 'none';
  if (single + several < 2) return 'none';
  return single > several * 2 ? 'lines' : 'blocks';
}

function step(way: Way, choice: 0 | 1, mark: Marked, mixing: Mixing): Way {
  const column = way.columns[choice];
  const other = way.columns[1 - choice] as Column;
  const cost =
    way.cost +
    switchCost(way, choice, mark, mixing) +
    fitCost(column, other, choice, mark) +
    headingCost(column, choice, mark);
  const updated: Column = { last: mark, kinds: mark.kinds ?? column.kinds, count: column.count + 1 };
  const columns: [Column, Column] = choice === 0 ? [updated, other] : [other, updated];
  return { cost, columns, choice, before: way };
}

/** Where single lines alternate, to change the column is the rule. */
function switchCost(way: Way, choice: 0 | 1, mark: Marked, mixing: Mixing): number {
  if (way.choice === choice) return mixing === 'lines' && way.columns[1].count > 0 ? 0.5 : 0;
  if (mixing === 'lines') return 0;
  return mark.line.blankBefore || mark.kinds ? 0.25 : 0.5;
}

/** The first column is the wide one, with the story; the second is the narrow one, with the lists. */
function headingCost(column: Column, choice: 0 | 1, mark: Marked): number {
  if (!mark.kinds) return 0;
  const isWide = mark.kinds.some((kind) => wideKinds.includes(kind));
  const isNarrow = mark.kinds.some((kind) =>
    ['contact', 'skills', 'languages', 'certifications'].includes(kind),
  );
  const side = choice === 0 ? (isNarrow ? 1.2 : 0) : isWide ? 2 : 0;
  const hasBareHeading = column.last?.kinds !== undefined ? 3 : 0;
  return side + hasBareHeading;
}

/** A full line that stops in the middle must go on. */
const goesOnAfter = (mark: Marked) =>
  !mark.kinds &&
  mark.open &&
  (mark.long || mark.dangling || /,$|[-‐]$/.test(mark.line.text)) &&
  !mark.hasRange;

function fitCost(column: Column, other: Column, choice: 0 | 1, mark: Marked): number {
  if (mark.kinds) return 0;
  const { last } = column;
  const expects = last !== undefined && goesOnAfter(last);
  const isNext = last?.place === mark.place - 1;
  let cost = 0;
  if (mark.small) cost += expects ? -0.8 : last && !last.kinds && last.open && choice === 0 ? 0.8 : 1.6;
  else if (mark.line.bullet !== '') cost += expects ? 0.9 : 0;
  else if (last?.dangling) cost -= /^\p{Lu}/u.test(mark.line.text) ? 0.2 : 0.8;
  else cost += expects ? (isNext ? 0.1 : 0.7) : 0;
  if (choice === 1 && mark.long) cost += 1.2;
  if (choice === 0 && !mark.long && !mark.small && mark.line.bullet === '') cost += 0.25;
  return cost + sectionCost(column, other, choice, mark);
}

/** Does the line belong under the heading that its column is at? */
function sectionCost(column: Column, other: Column, choice: 0 | 1, mark: Marked): number {
  const { kinds } = column;
  const isIn = (...wanted: HeadingKind[]) => wanted.some((kind) => kinds.includes(kind));
  const isInOther = (...wanted: HeadingKind[]) => wanted.some((kind) => other.kinds.includes(kind));
  let cost = 0;
  if (column.count === 0 && choice === 1 && !mark.isContact) cost += 1.5;
  if (mark.isContact) return cost + (isIn('contact') || kinds.length === 0 ? -1 : 1.5);
  if (mark.evidence.place >= 3 && isIn('contact')) cost -= 1.2;
  if (mark.evidence.place >= 3 && isInOther('contact') && !isIn('contact', 'experience')) cost += 0.8;
  if (mark.line.bullet !== '') cost += isIn('experience', 'summary') ? -0.4 : isInOther('experience') ? 1 : 0;
  if (mark.hasRange || mark.leadsToRange) cost += isIn('experience') ? -0.6 : isInOther('experience') ? 1 : 0;
  if (mark.evidence.degree >= 4 || mark.evidence.institution >= 3)
    cost += isIn('education', 'training', 'certifications')
      ? -0.5
      : isInOther('education') && !mark.hasRange
        ? 0.7
        : 0;
  const isDateAlone = /^\(?(?:19|20)\d{2}\)?$/.test(mark.line.text);
  if (isDateAlone) cost += isIn('experience') && isInOther('education', 'certifications') ? 1.5 : 0;
  const isItem = !mark.long && !mark.small && mark.line.bullet === '' && !/[.!?]$/.test(mark.line.text);
  if (isItem && isIn('skills', 'languages', 'certifications', 'education') && choice === 1) cost -= 0.3;
  return cost;
}

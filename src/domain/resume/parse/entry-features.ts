import type { Member } from '../../language/chains/chain-model.ts';
import { isAllCaps } from '../layout/headings.ts';
import { hasNoEmployer } from './evidence.ts';
import type { LabeledLine, LabeledToken } from './labeled.ts';

/** A line of the headers of jobs (J) or education (E), and what its words were taken for. */
export interface HeaderRow {
  kind: 'J' | 'E';
  place: number;
  tokens: readonly LabeledToken[];
  /** The fields in the order in which they stand: "TCW" is a title, a company and dates. */
  fields: string;
}

/** The header lines of one kind, in the order of the text. */
export function headerRows(tokens: readonly LabeledToken[], kind: 'J' | 'E'): HeaderRow[] {
  const rows: { kind: 'J' | 'E'; place: number; tokens: LabeledToken[] }[] = [];
  for (const token of tokens) {
    const last = rows.at(-1);
    if (last && last.place === token.at.place) last.tokens.push(token);
    else rows.push({ kind, place: token.at.place, tokens: [token] });
  }
  return rows.map((row) => ({ ...row, fields: fieldsOf(row.tokens) }));
}

function fieldsOf(tokens: readonly LabeledToken[]): string {
  let fields = '';
  for (const { label } of tokens) {
    const name = label.length > 1 ? (label[1] ?? '') : label;
    if (name !== 'X' && !fields.endsWith(name)) fields += name;
  }
  return fields;
}

/**
 * The members of the chain that parts header lines into entries: B begins one, S begins one under the employer or
 * school above, I goes on.
 */
export function entryMembers(rows: readonly HeaderRow[], lines: readonly LabeledLine[]): Member[] {
  const counts = new Map<string, number>();
  for (const { fields } of rows) counts.set(fields, (counts.get(fields) ?? 0) + 1);
  const shares = { J: allHave(rows, 'C'), E: allHave(rows, 'S') };
  return rows.map((row, place) => {
    const { kind } = row;
    const main = mainFields(row);
    const gap = gapAbove(row, rows[place - 1], lines);
    return {
      edge: `${kind}${gap}`,
      features: [
        [
          ...rowFeatures(rows, place, lines, main, gap),
          ...likenessFeatures(rows, place, counts.get(row.fields) ?? 0, main),
          `all${shares[kind]}${main}`,
        ].map((feature) => `${kind}${feature}`),
      ],
    };
  });
}

/** Which of the fields that an entry has to have are there: title, company and dates, or degree, school and dates. */
const mainFields = ({ kind, fields }: HeaderRow): string =>
  [...(kind === 'J' ? 'TCW' : 'DSW')].map((name) => (fields.includes(name) ? 1 : 0)).join('');

/** What stands between a header line and the one above: nothing (a), a heading (h), little (n), much (f). */
function gapAbove(row: HeaderRow, before: HeaderRow | undefined, lines: readonly LabeledLine[]): string {
  const between = before ? row.place - before.place : 9;
  if (between === 1) return 'a';
  if (headingBetween(lines, before?.place ?? 0, row.place)) return 'h';
  return between <= 3 ? 'n' : 'f';
}

/** What the line and those beside it hold, and how it is set off from them. */
function rowFeatures(
  rows: readonly HeaderRow[],
  place: number,
  lines: readonly LabeledLine[],
  main: string,
  gap: string,
): string[] {
  const row = rows[place];
  if (!row) return [];
  const { kind, fields } = row;
  const before = rows[place - 1];
  const after = rows[place + 1];
  const follows = after ? (after.place - row.place === 1 ? 'a' : 'f') : '-';
  const line = lines[row.place];
  const begins = line ? line.chance(`${kind}B`) : 0;
  const step = begins > 0.9 ? 4 : begins > 0.6 ? 3 : begins > 0.3 ? 2 : begins > 0.05 ? 1 : 0;
  const isBlank = line?.fact.line.blankBefore ? 1 : 0;
  const seen = rows.slice(Math.max(0, place - 3), place).map((one) => one.fields);
  const isIndented =
    before && (line?.fact.line.indent ?? 0) > (lines[before.place]?.fact.line.indent ?? 0) ? 1 : 0;
  return [
    `f${fields}`,
    `m${main}`,
    `g${gap}`,
    `j${step}`,
    `b${isBlank}`,
    `p${before?.fields ?? '-'}`,
    `n${after?.fields ?? '-'}`,
    `pf${gap}${before?.fields ?? '-'}>${fields}`,
    `pm${gap}${before?.fields ?? '-'}>${main}`,
    `fn${follows}${fields}>${after?.fields ?? '-'}`,
    `pp${seen.join('.')}`,
    `jm${step}${main}`,
    `gm${gap}${isBlank}${main}`,
    `i${isIndented}${main}`,
  ];
}

/** How the line is like the other header lines of the text. */
function likenessFeatures(rows: readonly HeaderRow[], place: number, alike: number, main: string): string[] {
  const row = rows[place];
  if (!row) return [];
  const before = rows[place - 1];
  const text = row.tokens.map(({ token }) => token.text).join(' ');
  return [
    `s${row.fields === rows[0]?.fields ? 1 : 0}${main}`,
    `c${Math.min(3, alike)}${main}`,
    ...(hasNoEmployer(text) ? ['ne', `ne${main}`] : []),
    ...(before ? [`cap${isCaps(before.tokens)}${isCaps(row.tokens)}`] : ['first']),
  ];
}

const isCaps = (tokens: readonly LabeledToken[]) =>
  isAllCaps(tokens.map(({ token }) => token.text).join('')) ? 1 : 0;

const headingBetween = (lines: readonly LabeledLine[], from: number, to: number) =>
  lines.slice(from + 1, to).some(({ label }) => label.startsWith('H'));

/** How many of the lines with dates name a company too: all, most, some, none. */
function allHave(rows: readonly HeaderRow[], name: string): number {
  const companies = rows.filter(({ fields }) => fields.includes(name)).length;
  const dated = rows.filter(({ fields }) => fields.includes('W')).length;
  const share = companies / Math.max(1, dated);
  return share >= 1 ? 3 : share > 0.6 ? 2 : share > 0.3 ? 1 : 0;
}

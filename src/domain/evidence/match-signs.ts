import { quantitiesOf } from '../language/quantities.ts';
import type { Asked } from './asked.ts';
import { type Closeness, coverage, nothing } from './closeness.ts';
import type { Unit, UnitKind, Units } from './units.ts';

/** The others only name things. */
const telling: ReadonlySet<UnitKind> = new Set(['line', 'title', 'other', 'credential', 'degree']);
const ofJobs: ReadonlySet<UnitKind> = new Set(['line', 'title']);

/** Each thing that is asked by name, with the fields that have it: in lines of jobs, told at all, in lists, anywhere. */
export function nameSigns(found: readonly (readonly Unit[])[], isEither: boolean) {
  const described = found.map((some) => some.filter(({ kind }) => telling.has(kind)));
  const listed = found.map((some) => some.filter(({ kind }) => !telling.has(kind)));
  const inLines = described.map((some) => some.filter(({ kind }) => ofJobs.has(kind)));
  const share = (each: readonly (readonly Unit[])[]) => {
    const count = each.filter((some) => some.length > 0).length;
    return each.length === 0 ? -1 : isEither ? Math.min(1, count) : count / each.length;
  };
  return {
    shown: described.flatMap((some) => some.slice(0, 1)),
    named: listed.flatMap((some) => some.slice(0, 1)),
    values: {
      'skills-in-lines': share(inLines),
      'skills-told': share(described),
      'skills-listed': share(listed),
      'skills-anywhere': share(found),
    },
  };
}

const maxTelling = 3;
const leastTelling = 0.4;
/** What is called the closest has the word that says most. */
const leastClose = 0.5;
const leastRare = 0.9;

export type WordSigns = ReturnType<typeof wordSigns>;

/** The words of the ask: in one field, in one job, in lists, in all of it. */
export function wordSigns({ words, alternatives }: Asked, { all, jobs }: Units, close: Closeness) {
  const parts = [words, ...alternatives].filter((part) => part.length > 0);
  const best = (some: readonly Unit[]) =>
    parts.map((part) => coverage(part, some, close)).reduce((a, b) => (b.soft > a.soft ? b : a), nothing);
  const whole = coverage(words, all, close);
  const each = all.map((unit) => ({ unit, described: best([unit]) }));
  const top = (test: (kind: UnitKind) => boolean) =>
    each
      .filter(({ unit }) => test(unit.kind))
      .toSorted((a, b) => b.described.soft - a.described.soft || b.described.exact - a.described.exact);
  const lines = top((kind) => telling.has(kind));
  const lists = top((kind) => !telling.has(kind));
  const inJobs = jobs.map(best);
  const ofJob = inJobs.reduce((a, b) => (b.soft > a.soft ? b : a), nothing);
  const those = (some: typeof each) =>
    some
      .filter(({ described }) => described.soft >= leastTelling)
      .slice(0, maxTelling)
      .map(({ unit }) => unit);
  const { described: line = nothing } = lines[0] ?? {};
  const { described: list = nothing } = lists[0] ?? {};
  return {
    telling: those(lines),
    naming: those(lists),
    closest: lines
      .filter(({ described }) => described.soft >= leastClose && described.rarest >= leastRare)
      .slice(0, maxTelling)
      .map(({ unit }) => unit),
    values: {
      'words-line-soft': line.soft,
      'words-line-exact': line.exact,
      'words-list-soft': list.soft,
      'words-list-exact': list.exact,
      'words-job-soft': ofJob.soft,
      'words-job-exact': ofJob.exact,
      'words-all-soft': whole.soft,
      'words-all-exact': whole.exact,
    },
  };
}

/** -1 where no figure is asked; 1 where a line that speaks for it has one as large, 0 where only smaller ones, .5 where none. */
export function amountMet([asked]: Asked['amounts'], speaking: readonly Unit[]): number {
  if (!asked) return -1;
  const own = speaking
    .flatMap(({ text }) => quantitiesOf(text))
    .filter(({ kind, unit }) => kind === asked.kind && (unit === asked.unit || kind === 'count'))
    .map(({ values }) => values[0] ?? 0);
  return own.length === 0 ? 0.5 : Number(Math.max(...own) >= (asked.values[0] ?? 0) * 0.98);
}

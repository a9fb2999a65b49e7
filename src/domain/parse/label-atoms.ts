import type { Atom } from './atoms.ts';
import type { Evidence } from './evidence.ts';

/** What an atom of a job's header can be: its title, the company, the place, or something else. */
export type AtomLabel = 'T' | 'C' | 'L' | 'X';

/** What the other headers of the same resume have taught about its order. */
export interface Habits {
  titleFirst: number;
  /** Title and company stand on one line (positive) or on two. */
  sameLine: number;
  /** On the line of the date stands: the title (positive) or the company (negative). */
  titleWithDate: number;
  /** How much speaks for the title, or the company, standing so many lines below the dates. */
  slots: ReadonlyMap<string, number>;
}

export const noHabits: Habits = { titleFirst: 0, sameLine: 0, titleWithDate: 0, slots: new Map() };

export interface HeaderAtom extends Atom {
  evidence: Evidence;
  /** Stands on the line of the date. */
  withDate: boolean;
  /** How many lines below that line, or above it (negative). */
  slot: number;
  forced: AtomLabel | undefined;
}

/** How the ways to label the atoms of one header are weighed against each other. */
interface Weights<A extends { forced: L | undefined }, L extends string> {
  labels: readonly L[];
  /** The label that may stand in several places. */
  other: L;
  one(atom: A, label: L, last: L | undefined): number;
  all(labels: readonly L[]): number;
}

const maxAtoms = 8;

/** Tries every way to label the atoms, each label one unbroken run, and keeps the best. */
export function bestLabels<A extends { forced: L | undefined }, L extends string>(
  atoms: readonly A[],
  weights: Weights<A, L>,
): { labels: L[]; score: number } {
  const some = atoms.slice(0, maxAtoms);
  let best = { labels: some.map(() => weights.other), score: Number.NEGATIVE_INFINITY };
  const walk = (labels: L[], score: number) => {
    const atom = some[labels.length];
    if (!atom) {
      const total = score + weights.all(labels);
      if (total > best.score) best = { labels: [...labels], score: total };
      return;
    }
    const last = labels.at(-1);
    for (const label of atom.forced ? [atom.forced] : weights.labels) {
      if (label !== weights.other && label !== last && labels.includes(label)) continue;
      walk([...labels, label], score + weights.one(atom, label, last));
    }
  };
  walk([], 0);
  return { labels: [...best.labels, ...atoms.slice(maxAtoms).map(() => weights.other)], score: best.score };
}

/** Whether a company named before may stand for this job too; surely so below a line of its own. */
export type Heir = 'no' | 'maybe' | 'surely';

const missingCompany: Readonly<Record<Heir, number>> = { no: -1.5, maybe: -0.7, surely: 3 };

/** Which atoms of a job's header are its title, company and place. */
export const labelAtoms = (atoms: readonly HeaderAtom[], habits: Habits, heir: Heir) =>
  bestLabels<HeaderAtom, AtomLabel>(atoms, {
    labels: ['T', 'C', 'L', 'X'],
    other: 'X',
    one: atomScore,
    all: (labels) => wholeScore(atoms, labels, habits, heir),
  });

export const mergeCost = { comma: 0.3, strong: 1.6, at: 3, line: 3 } as const;

function atomScore(atom: HeaderAtom, label: AtomLabel, last: AtomLabel | undefined): number {
  const { evidence, parting } = atom;
  const { title, organisation, place } = evidence;
  const goesOn = last === label;
  const merge = goesOn ? -mergeCost[parting] : 0;
  if (label === 'X') return goesOn && parting === 'comma' ? -0.3 : -1.2;
  // "Town, State" are one place.
  if (label === 'L')
    return placeScore(atom, last === 'C' || goesOn, goesOn) + (parting === 'comma' ? 0 : merge);
  if (label === 'T')
    return goesOn
      ? 0.2 + Math.min(0.8, title * 0.3) - organisation * 0.5 - place * 0.6 + merge
      : title * 1.1 - organisation * 0.5 - place * 0.8 - 0.1;
  return goesOn
    ? organisation * (organisation >= 3 ? 0.8 : 0.35) -
        Math.max(0, place) * 0.7 -
        Math.max(0, title) * 0.5 +
        merge
    : 0.4 + organisation - Math.max(0, title) * 0.6 - place * 0.6;
}

const shortName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:[\s-]\p{L}[\p{L}\p{M}'’.-]*){0,2}(?:\s\(?[\p{L}\d]+\)?)?$/u;

/** A place that the list knows; or a short name right behind the organisation, where its town is written. */
export function placeScore(
  { evidence, text, parting }: HeaderAtom,
  isBehind: boolean,
  goesOn: boolean,
): number {
  const { place, organisation, title } = evidence;
  // A state without its town is rare.
  if (place >= 2) return place - 0.6 - (/^\p{Lu}{2,3}$/u.test(text) && !goesOn ? 1 : 0);
  const isTown = isBehind && parting !== 'line' && shortName.test(text) && organisation < 1 && title < 2;
  return isTown ? place + 0.05 : place - 2.5;
}

function wholeScore(
  atoms: readonly HeaderAtom[],
  labels: readonly AtomLabel[],
  habits: Habits,
  heir: Heir,
): number {
  const title = labels.indexOf('T');
  const company = labels.indexOf('C');
  const place = labels.indexOf('L');
  // Only a sure title can do without a company of its own.
  const isRole = (atoms[title]?.evidence.title ?? 0) >= 2;
  const sureHeir = heir === 'surely' && !isRole ? 'maybe' : heir;
  let score =
    (title < 0 ? -2 : 0) + (company < 0 ? missingCompany[sureHeir] : sureHeir === 'surely' ? -3 : 0);
  if (title >= 0 && company >= 0) {
    const second = atoms[Math.max(title, company)];
    if (second?.parting === 'at') score += company > title ? 2 : -2;
  }
  score += habitScore(atoms, title, company, habits);
  if (place >= 0 && company >= 0 && place === labels.lastIndexOf('C') + 1) score += 0.4;
  if (place >= 0 && company < 0 && title >= 0) score -= 0.3;
  return score;
}

const mostByHabit = 2.5;

/** What the other headers say about this order. Words that are sure of themselves outweigh it. */
function habitScore(atoms: readonly HeaderAtom[], title: number, company: number, habits: Habits): number {
  const slotOf = (label: 'T' | 'C', at: number) => habits.slots.get(`${label}${atoms[at]?.slot}`) ?? 0;
  let score = slotOf('T', title) + slotOf('C', company);
  if (title >= 0 && company >= 0) {
    const [one, other] = [atoms[title], atoms[company]];
    score += Math.sign(company - title) * habits.titleFirst;
    score += (one?.line === other?.line ? 1 : -1) * habits.sameLine;
    if (one?.withDate !== other?.withDate) score += (one?.withDate ? 1 : -1) * habits.titleWithDate;
  }
  return Math.max(-mostByHabit, Math.min(mostByHabit, score));
}

/** Learns the order from headers that were read with little doubt. */
export function learnHabits(
  read: readonly { atoms: readonly HeaderAtom[]; labels: readonly AtomLabel[] }[],
): Habits {
  const sums = { titleFirst: 0, sameLine: 0, titleWithDate: 0 };
  let count = 0;
  const slots = new Map<string, number>();
  for (const { atoms, labels } of read) {
    const title = atoms[labels.indexOf('T')];
    const company = atoms[labels.indexOf('C')];
    if (!title || !company) {
      sums.sameLine -= 0.5;
      count += 0.3;
      continue;
    }
    const isSure = title.evidence.title >= 2 && company.evidence.organisation >= 2;
    const weight = isSure ? 1.5 : title.evidence.title >= 2 || company.evidence.organisation >= 2 ? 1 : 0.4;
    count += weight;
    for (const slot of [`T${title.slot}`, `C${company.slot}`])
      slots.set(slot, (slots.get(slot) ?? 0) + weight);
    sums.titleFirst += Math.sign(labels.indexOf('C') - labels.indexOf('T')) * weight;
    sums.sameLine += (title.line === company.line ? 1 : -1) * weight;
    if (title.withDate !== company.withDate) sums.titleWithDate += (title.withDate ? 1 : -1) * weight;
  }
  const scale = 1.6 / Math.max(1.5, count);
  return {
    titleFirst: sums.titleFirst * scale,
    sameLine: sums.sameLine * scale * 0.7,
    titleWithDate: sums.titleWithDate * scale,
    slots: new Map([...slots].map(([slot, weight]) => [slot, (weight / Math.max(2, count)) * 1.2])),
  };
}

import type { Asked } from './asked.ts';
import { coverage, nothing } from './closeness.ts';
import type { Unit, UnitKind } from './units.ts';
import type { Weighing } from './weighing.ts';

const ofKinds = (units: readonly Unit[], ...kinds: UnitKind[]) =>
  units.filter(({ kind }) => kinds.includes(kind));

const mostTelling = 3;
const leastTelling = 0.4;

/** Skills of our lists: in lines of jobs, in titles, in lists, anywhere. */
export function skillSigns({ skills, isEither }: Asked, units: readonly Unit[]) {
  const having = (some: readonly Unit[]) =>
    skills.map((skill) => some.filter((unit) => unit.skills.has(skill)));
  const share = (found: readonly (readonly Unit[])[]) => {
    const count = found.filter((one) => one.length > 0).length;
    return found.length === 0 ? -1 : isEither ? Math.min(1, count) : count / found.length;
  };
  const lines = having(ofKinds(units, 'line', 'title'));
  const told = having(ofKinds(units, 'line', 'title', 'degree', 'credential', 'other'));
  const lists = having(ofKinds(units, 'list', 'summary'));
  const all = having(units);
  return {
    shown: told.flatMap((found) => found.slice(0, 1)),
    named: lists.flatMap((found) => found.slice(0, 1)),
    values: {
      'skills-in-lines': share(lines),
      'skills-told': share(told),
      'skills-listed': share(lists),
      'skills-anywhere': share(all),
      'skill-lines': Math.max(0, ...lines.map((found) => found.length)),
    },
  };
}

/** By what recruiters know to show it. */
export function proofSigns({ proofs }: Asked, units: readonly Unit[]) {
  const having = (...kinds: UnitKind[]) =>
    proofs.map((proof) => ofKinds(units, ...kinds).filter((unit) => unit.proofs.has(proof)));
  const told = having('line', 'title', 'degree', 'credential', 'other');
  const lists = having('list', 'summary');
  const share = (found: readonly (readonly Unit[])[]) =>
    found.length === 0 ? -1 : found.filter((one) => one.length > 0).length / found.length;
  return {
    shown: told.flatMap((found) => found.slice(0, 1)),
    named: lists.flatMap((found) => found.slice(0, 1)),
    values: {
      'proofs-asked': proofs.length,
      'proofs-told': share(told),
      'proofs-listed': share(lists),
      'proof-lines': Math.max(0, ...told.map((found) => found.length)),
    },
  };
}

/** The words of the ask: in one field, in one job, in lists, in all of it. */
export function wordSigns({ words, alternatives }: Asked, { units, close, view }: Weighing) {
  const best = (some: readonly Unit[]) => {
    const parts = [words, ...alternatives].filter((part) => part.length > 0);
    return parts
      .map((part) => coverage(part, some, close))
      .reduce((a, b) => (b.soft > a.soft ? b : a), nothing);
  };
  const whole = coverage(words, units.all, close);
  const each = units.all.map((unit) => ({ unit, told: best([unit]) }));
  const top = (...kinds: UnitKind[]) =>
    each
      .filter(({ unit }) => kinds.includes(unit.kind))
      .toSorted((a, b) => b.told.soft - a.told.soft || b.told.exact - a.told.exact);
  const lines = top('line', 'title', 'other', 'credential', 'degree');
  const lists = top('list', 'summary');
  const jobs = view.data.experience.map((_, job) => best(units.all.filter((unit) => unit.job === job)));
  const ofJob = jobs.reduce((a, b) => (b.soft > a.soft ? b : a), nothing);
  const line = lines[0]?.told;
  const list = lists[0]?.told;
  const telling = (some: typeof each) =>
    some
      .filter(({ told }) => told.soft >= leastTelling)
      .slice(0, mostTelling)
      .map(({ unit }) => unit);
  return {
    telling: telling(lines),
    naming: telling(lists),
    values: {
      'words-line-soft': line?.soft ?? 0,
      'words-line-exact': line?.exact ?? 0,
      'words-line-rarest': line?.rarest ?? 0,
      'words-line-is-job': Number(lines[0]?.unit.job !== undefined),
      'words-title-soft': top('title')[0]?.told.soft ?? 0,
      'words-list-soft': list?.soft ?? 0,
      'words-list-exact': list?.exact ?? 0,
      'words-job-soft': ofJob.soft,
      'words-job-exact': ofJob.exact,
      'words-job-rarest': ofJob.rarest,
      'words-all-soft': whole.soft,
      'words-all-exact': whole.exact,
      'words-all-rarest': whole.rarest,
      'words-lines': lines.filter(({ told }) => told.soft >= 0.6).length,
    },
  };
}

import { quantitiesOf } from '../language/quantities.ts';
import { conditionKinds } from '../posting/requirements/condition-wording.ts';
import { requirementKinds } from '../posting/requirements/describe-ask.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import type { Asked } from './asked.ts';
import { type Closeness, coverage, nothing } from './closeness.ts';
import { type Sighting, sightingsOf } from './credentials.ts';
import { type AskedDegree, degreesFor } from './degrees.ts';
import { languagesFor } from './languages.ts';
import { nearness } from './nearness.ts';
import type { Unit, UnitKind, Units } from './units.ts';
import { type CountedYears, yearsFor } from './years.ts';

/** What the resume is, as far as every requirement of one posting is weighed by it. */
export interface Weighing {
  view: ResumeView;
  units: Units;
  close: Closeness;
  /** How like the posting's job each job is, 0 to 1. */
  fits: readonly number[];
  now: Date;
}

/** All that speaks for and against a requirement: numbers for the learned weights, and the fields they came from. */
export interface Signs {
  values: Readonly<Record<string, number>>;
  sightings: readonly Sighting[];
  degrees: AskedDegree;
  years: CountedYears | undefined;
  /** The fields that say most of it, best first. */
  telling: readonly Unit[];
  /** Lists and summaries that name it. */
  naming: readonly Unit[];
}

const ofKinds = (units: readonly Unit[], ...kinds: UnitKind[]) =>
  units.filter(({ kind }) => kinds.includes(kind));

const mostTelling = 3;
const leastTelling = 0.4;

export function signsOf(asked: Asked, weighing: Weighing): Signs {
  const { view, units, now } = weighing;
  const { requirement } = asked;
  const sightings = sightingsOf(asked, units.all, weighing);
  const degrees = degreesFor(asked, units.all, view.reader, now);
  const years = requirement.years === undefined ? undefined : yearsFor(asked, view, weighing);
  const skills = skillSigns(asked, units.all);
  const words = wordSigns(asked, weighing);
  const proofs = proofSigns(asked, units.all);
  return {
    values: {
      ...askSigns(asked),
      ...skills.values,
      ...words.values,
      ...proofs.values,
      ...credentialSigns(sightings),
      ...degreeSigns(degrees),
      ...yearSigns(requirement.years, years),
      ...languagesFor(asked, view, units),
      ...doubtSigns(asked, weighing, [...skills.shown, ...words.telling]),
      ...resumeSigns(asked, weighing),
    },
    sightings,
    degrees,
    years,
    telling: [...new Set([...skills.shown, ...proofs.shown, ...words.telling])],
    naming: [...new Set([...skills.named, ...proofs.named, ...words.naming])],
  };
}

function askSigns({ requirement, words, skills, languages, credentials, ...asked }: Asked) {
  const { kind, years, quote } = requirement;
  return {
    ...Object.fromEntries(requirementKinds.map((one) => [`kind ${one}`, Number(kind === one)])),
    ...Object.fromEntries(
      conditionKinds.map((one) => [`condition ${one}`, Number(asked.conditions.includes(one))]),
    ),
    'ask years': years ?? 0,
    'ask words': words.length,
    'ask length': quote.length,
    'ask skills': skills.length,
    'ask languages': languages.length,
    'ask credentials': credentials.length,
    'ask either': Number(asked.isEither),
    'ask or': Number(/\bor\b|\//iu.test(quote)),
    'ask and': Number(/\band\b|,|&/iu.test(quote)),
    'ask praise': asked.praise,
    'ask willing': Number(asked.isWilling),
    'ask experience': Number(/\bexperience|background|worked|track record\b/iu.test(quote)),
    'ask degree': Number(/\bdegree|bachelor|diploma|graduate|GED\b/iu.test(quote)),
    'ask license': Number(/\blicen[cs]|certif|registr/iu.test(quote)),
    'ask figure': Number(/[$€£%]|\d{2,}/u.test(quote)),
    'ask you': Number(/\byou\b|\byour\b/iu.test(quote)),
  };
}

/** Skills of our lists: in lines of jobs, in titles, in lists, anywhere. */
function skillSigns({ skills, isEither }: Asked, units: readonly Unit[]) {
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
      'skills in lines': share(lines),
      'skills told': share(told),
      'skills listed': share(lists),
      'skills anywhere': share(all),
      'skill lines': Math.max(0, ...lines.map((found) => found.length)),
    },
  };
}

/** By what recruiters know to show it. */
function proofSigns({ proofs }: Asked, units: readonly Unit[]) {
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
      'proofs asked': proofs.length,
      'proofs told': share(told),
      'proofs listed': share(lists),
      'proof lines': Math.max(0, ...told.map((found) => found.length)),
    },
  };
}

/** The words of the ask: in one field, in one job, in lists, in all of it. */
function wordSigns({ words, alternatives }: Asked, { units, close, view }: Weighing) {
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
      'words line soft': line?.soft ?? 0,
      'words line exact': line?.exact ?? 0,
      'words line rarest': line?.rarest ?? 0,
      'words line is job': Number(lines[0]?.unit.job !== undefined),
      'words title soft': top('title')[0]?.told.soft ?? 0,
      'words list soft': list?.soft ?? 0,
      'words list exact': list?.exact ?? 0,
      'words job soft': ofJob.soft,
      'words job exact': ofJob.exact,
      'words job rarest': ofJob.rarest,
      'words all soft': whole.soft,
      'words all exact': whole.exact,
      'words all rarest': whole.rarest,
      'words lines': lines.filter(({ told }) => told.soft >= 0.6).length,
    },
  };
}

/** What makes a match worth less: hedged lines, denials, figures that fall short; and short names that stand for it. */
function doubtSigns(
  { words, acronyms, amounts, requirement }: Asked,
  { units, view }: Weighing,
  telling: readonly Unit[],
) {
  const hedged = telling.filter(({ isHedged }) => isHedged).length;
  const rare = words.toSorted((a, b) => b.weight - a.weight).slice(0, 2);
  const denied = units.all.filter(({ text, affirmed, keys }) => {
    if (text === affirmed) return false;
    const left = new Set(keys);
    return rare.some(({ key }) => !left.has(key) && view.reader.words(text).some((word) => word.key === key));
  });
  const initials = units.all.some((unit) =>
    acronyms.some((one) => one.length > 2 && unit.initials.includes(one)),
  );
  const own = initialsOf(requirement.quote, view.reader);
  const short = units.all.some(({ text }) =>
    (text.match(/(?<![\p{L}\p{N}])\p{Lu}{3,5}(?![\p{L}\p{N}])/gu) ?? []).some((one) =>
      own.includes(one.toLowerCase()),
    ),
  );
  return {
    'doubt hedged': telling.length === 0 ? -1 : hedged / telling.length,
    'doubt denied': denied.length,
    'short in resume': Number(acronyms.length > 0 && initials),
    'short in ask': Number(short),
    'amount met': amountMet(amounts, telling),
    'ask strong': Number(
      /\b(?:well|excellent|advanced|expert|strong|solid|deep|hands-on|production|own(?:ed)?|proficien\w+|thorough|extensive)\b/iu.test(
        requirement.quote,
      ),
    ),
    'ask current': Number(
      /\b(?:current|valid|active|unrestricted|in good standing)\b/iu.test(requirement.quote),
    ),
  };
}

const initialsOf = (text: string, reader: Weighing['view']['reader']) =>
  reader
    .words(text)
    .map(({ key }) => key[0] ?? '')
    .join('');

/** -1 where no figure is asked; 1 where a line that speaks for it has one as large, 0 where only smaller ones, .5 where none. */
function amountMet(amounts: Asked['amounts'], telling: readonly Unit[]): number {
  const [asked] = amounts;
  if (!asked) return -1;
  const own = telling
    .flatMap(({ text }) => quantitiesOf(text))
    .filter(({ kind, unit }) => kind === asked.kind && (unit === asked.unit || kind === 'count'))
    .map(({ values }) => values[0] ?? 0);
  return own.length === 0 ? 0.5 : Number(Math.max(...own) >= (asked.values[0] ?? 0) * 0.98);
}

function credentialSigns(sightings: readonly Sighting[]) {
  const has = (test: (one: Sighting) => boolean) => Number(sightings.some(test));
  return {
    'credential held': has(
      ({ standing, unit, isElsewhere }) =>
        standing === 'held' && unit.kind !== 'list' && unit.kind !== 'title' && !isElsewhere,
    ),
    'credential title': has(({ unit }) => unit.kind === 'title'),
    'credential listed': has(({ unit, standing }) => unit.kind === 'list' && standing === 'held'),
    'credential pending': has(({ standing }) => standing === 'in-progress'),
    'credential expired': has(({ standing }) => standing === 'expired'),
    'credential elsewhere': has(({ isElsewhere }) => isElsewhere),
  };
}

function degreeSigns({ level, held }: AskedDegree) {
  const done = held.filter(({ standing }) => standing === 'held');
  const enough = done.filter((one) => one.level >= level);
  return {
    'degree asked': level,
    'degree highest': Math.max(0, ...done.map((one) => one.level)),
    'degree enough': Number(enough.length > 0),
    'degree in field': Number(enough.some(({ isInField }) => isInField)),
    'degree open': Number(
      held.some(({ standing, level: own }) => standing === 'in-progress' && own >= level),
    ),
    'degree unfinished': Number(held.some(({ standing }) => standing === 'unfinished')),
    'degree any': held.length,
  };
}

const yearSigns = (asked: number | undefined, counted: CountedYears | undefined) => ({
  'years alike': asked && counted ? Math.min(3, counted.alike / asked) : -1,
  'years relevant': asked && counted ? Math.min(3, counted.relevant / asked) : -1,
  'years all': asked && counted ? Math.min(3, counted.all / asked) : -1,
  'years share': counted?.share ?? -1,
});

const permitted =
  /\b(?:authori[sz]ed|eligible|entitled|right) to work\b|\bcitizen(?:ship)?\b|\bpermanent resident\b|\bgreen card\b|\bwork permit\b|\bno sponsorship\b|\bcitoyenn?e?\b|\bpermis de travail\b|staatsangehörigkeit|\bciudadan[oa]\b|\bwork (?:visa|authori[sz]ation)\b/iu;
const needsPermit =
  /\b(?:requires?|needs?|seeking|applied for|pending|will need) (?:\w+ ){0,3}(?:sponsorship|visa|permit)\b|\b(?:visa|permit) (?:applied|pending)/iu;
const yearsIn = (text: string) => (text.match(/\b(?:19[5-9]|20[0-3])\d\b/gu) ?? []).map(Number);

function resumeSigns({ requirement }: Asked, { view, fits, units, now }: Weighing) {
  const { kind, quote } = requirement;
  const { location } = view.data.personalInfo;
  const isPlace = kind === 'location' || kind === 'authorization';
  return {
    'resume fit': Math.max(0, ...fits),
    'resume fields': units.all.length,
    'resume english': Number(view.isEnglish),
    'resume permit':
      kind === 'authorization' ? Number(units.all.some(({ affirmed }) => permitted.test(affirmed))) : -1,
    'resume no permit': Number(
      kind === 'authorization' && units.all.some(({ text }) => needsPermit.test(text)),
    ),
    'resume grown': Math.max(0, ...yearsIn(view.text).map((year) => now.getUTCFullYear() - year)),
    'resume near': isPlace && location !== '' ? nearness(location, quote, view.reader) : -1,
  };
}

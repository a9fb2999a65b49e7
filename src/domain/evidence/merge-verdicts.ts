import { yearsAt } from '../resume/job-years.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { type QuoteReader, quoteReader } from './judged-quotes.ts';
import { standingOf } from './standing.ts';
import type { Unit } from './units.ts';
import {
  areEnough,
  type Evidence,
  type Judged,
  type JudgedAsk,
  maxPlaces,
  placeOf,
  provenByQuote,
  roundedYears,
  type Verdict,
} from './verdicts.ts';

interface Weighed {
  view: ReadResume;
  now: Date;
}

/**
 * Our verdicts together with those of somebody who may be wrong, such as a language model. It reads better than we do, so
 * where its quotes stand in the resume its word counts (decision 55). Dates are read and years counted by us alone, at the
 * jobs that it names; what the person wrote since then is ours to judge.
 */
export function mergeVerdicts(
  evidence: readonly Evidence[],
  judged: Judged,
  { view, now }: Weighed,
): Evidence[] {
  const reader = quoteReader(view, judged);
  const answers = new Map(judged.asks.map((ask) => [ask.quote, ask]));
  return evidence.map((ours) => {
    const ask = answers.get(ours.requirement.quote);
    return ask ? merge(ours, ask, reader, { view, now }) : ours;
  });
}

const needsNone: ReadonlySet<Verdict> = new Set(['not-found', 'not-checkable']);

function merge(own: Evidence, ask: JudgedAsk, reader: QuoteReader, { view, now }: Weighed): Evidence {
  const units = needsNone.has(ask.verdict) ? undefined : reader.unitsBehind(ask);
  if (provenByQuote.has(ask.verdict) && !units) return own;
  if (own.places.some(reader.isNew)) return own;
  const ours = withYearsAt(own, units ?? [], { view, now });
  // A date that has passed has passed, whoever reads it.
  if (ours.verdict === 'expired') return ours;
  const theirs = checked(ask.verdict, ours, units ?? [], now);
  if (theirs.verdict === ours.verdict)
    return {
      ...ours,
      probability: Math.max(ours.probability, bothSay),
      ...placesOf(ours, units),
      ...(ours.verdict === 'unclear' ? { leaning: leaningOf(ours) } : {}),
    };
  return withVerdict(ours, theirs, units);
}

/** Which jobs are of the kind that is asked, whoever understands their lines knows better; how long they took is counted. */
function withYearsAt(ours: Evidence, units: readonly Unit[], { view, now }: Weighed): Evidence {
  if (!ours.years) return ours;
  const jobs = new Set(units.map(({ job }) => job));
  const years = roundedYears(
    yearsAt(
      view.data.experience.filter((_, job) => jobs.has(job)),
      now,
    ),
  );
  return years > ours.years.years ? { ...ours, years: { ...ours.years, years } } : ours;
}

/** How often it's right, where both say so and where the model alone does. */
const bothSay = 0.97;
const modelSays = 0.9;
const undecided = 0.5;
const mostUndecided = 0.75;

interface Checked {
  verdict: Verdict;
  expiredOn?: string;
}

/** What of a verdict is left once the quoted lines were read for dates, years and where they stand. */
function checked(verdict: Verdict, ours: Evidence, units: readonly Unit[], now: Date): Checked {
  const { kind } = ours.requirement;
  if (verdict === 'expired' || (verdict === 'shown' && kind === 'certification')) {
    const standings = units.map(({ text }) => standingOf(text, now));
    const over = standings.find(({ standing }) => standing === 'expired');
    const isOver =
      over && (verdict === 'expired' || standings.every(({ standing }) => standing === 'expired'));
    if (isOver && isCredential(units))
      return {
        verdict: 'expired',
        ...(over.expiredOn === undefined ? {} : { expiredOn: over.expiredOn }),
      };
    return { verdict: verdict === 'expired' ? 'unclear' : verdict };
  }
  if (verdict !== 'shown') return { verdict };
  if (ours.years && !areEnough(ours.years)) return { verdict: 'unclear' };
  const isListed = units.every(({ path }) => path.startsWith('skills'));
  return { verdict: isListed && (kind === 'skill' || kind === 'experience') ? 'named' : 'shown' };
}

/** The dates of a job say when it ended, not when a certificate did. */
const isCredential = (units: readonly Unit[]) =>
  units.some(({ kind }) => kind !== 'title' && kind !== 'degree');

function withVerdict(ours: Evidence, theirs: Checked, units: readonly Unit[] | undefined): Evidence {
  const { requirement, years } = ours;
  const { verdict, expiredOn } = theirs;
  return {
    requirement,
    verdict,
    probability: modelSays,
    places: [],
    ...(needsNone.has(verdict) ? {} : placesOf(ours, units)),
    ...(verdict === 'unclear' ? { leaning: leaningOf(ours) } : {}),
    ...(years && verdict !== 'not-checkable' ? { years } : {}),
    ...(expiredOn === undefined ? {} : { expiredOn }),
  };
}

/** Of what only one of two calls unclear, the other's word is half of what is known. */
function leaningOf({ verdict, leaning }: Evidence): number {
  if (verdict === 'shown') return mostUndecided;
  return verdict === 'not-found' ? 0.25 : Math.min(mostUndecided, leaning ?? undecided);
}

const placesOf = (ours: Evidence, units: readonly Unit[] | undefined): Pick<Evidence, 'places'> => ({
  places: units ? units.slice(0, maxPlaces).map(placeOf) : ours.places,
});

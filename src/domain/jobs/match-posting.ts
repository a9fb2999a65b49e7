import type { Lexicon } from '../language/lexicon.ts';
import { anyLiesIn } from '../language/places/area.ts';
import { wordsOf } from '../language/words.ts';
import { rankIn } from '../posting/conditions/posting-level.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { experienceFit, industryFit, type ResumeFit, skillsFit, titlesFit } from './fit-parts.ts';
import { createMustHaveCheck } from './hold-must-haves.ts';
import { type JobMatch, type JobSeeker, jobMatchVersion } from './job-match.ts';
import { ownPlaces } from './own-places.ts';
import { reasoningOf } from './reasoning-text.ts';
import { prepareSeeker, readingOf, type SeekerProfile } from './seeker-profile.ts';

export type Matcher = (posting: JobPosting, facts: PostingFacts) => JobMatch;

/** Prepares somebody's search once; what it gives scores one posting after another. */
export function createMatcher(
  seeker: JobSeeker,
  words: Lexicon,
  now: Date,
  read: (resume: NonNullable<JobSeeker['resume']>) => ResumeView = readingOf(words),
): Matcher {
  const { gazetteer, meant } = ownPlaces(seeker, words.gazetteer);
  const lexicon: Lexicon = { ...words, gazetteer };
  const profile = prepareSeeker(seeker, lexicon, read);
  const brokenBy = createMustHaveCheck(seeker, lexicon);
  const constraint = createConstraint(seeker, lexicon, now);
  return (posting, given) => {
    const facts = meant(given);
    const step = levelStep(seeker.jobTitle, facts, lexicon);
    // With a resume the level is part of the experience.
    const title = titleFit(posting, profile) * (profile.data ? 1 : levelFit(step, facts));
    const likeness = titleLikenessOf(posting, facts.level.rank === null ? 0 : step, profile);
    const fits = constraint(posting, facts);
    const broken = brokenBy(posting, facts);
    const fit = profile.data ? resumeFit(posting, facts, profile, lexicon, now) : undefined;
    const share = fit
      ? 0.15 * fit.skills.weighed + 0.2 * fit.experience.share + 0.5 * fit.industry + 0.15 * title
      : 0.1 + 0.75 * title;
    const things = fit?.skills.things ?? [];
    const match = {
      version: jobMatchVersion,
      score: percent(fits * share),
      experience: fit ? percent(fit.experience.share) : null,
      skills: fit?.skills.share == null ? null : percent(fit.skills.share),
      industry: fit ? percent(fit.industry) : null,
      met: things.flatMap(({ name, quote }) => (quote === undefined ? [] : [{ ask: name, quote }])),
      missing: things.flatMap(({ name, quote }) => (quote === undefined ? [name] : [])),
      broken,
    };
    const evidence = { match, facts, title: likeness, fit };
    return {
      ...match,
      reasoning: reasoningOf(evidence),
      plainReasoning: reasoningOf(withoutPosting(evidence)),
    };
  };
}

type Evidence = Parameters<typeof reasoningOf>[0];

/** Counts and the resume's own words are left. */
const withoutPosting = ({ match, facts, title, fit }: Evidence): Evidence => ({
  match: { ...match, missing: [] },
  facts: { ...facts, level: { ...facts.level, years: null } },
  title,
  fit: fit && { ...fit, skills: { ...fit.skills, named: [], namedHeld: [] } },
});

const resumeFit = (
  posting: JobPosting,
  facts: PostingFacts,
  profile: SeekerProfile,
  lexicon: Lexicon,
  now: Date,
): ResumeFit => ({
  skills: skillsFit(posting, facts, profile, now),
  experience: experienceFit(posting, facts, profile, lexicon, now),
  industry: industryFit(facts, profile, lexicon),
});

const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

/** The title that was searched for; its words in the text count too: "suits an operations manager". */
function titleFit(posting: JobPosting, profile: SeekerProfile): number {
  const { reader, seeker } = profile;
  const byTitle = titlesFit(seeker.jobTitle, posting.title, profile);
  const work = reader.title(seeker.jobTitle).stems;
  const words = work.length >= 2 ? wordsOf(posting.description).map(({ key }) => key) : [];
  const asked = wordsOf(seeker.jobTitle)
    .map(({ key }) => key)
    .slice(-2);
  const isNamed = words.some(
    (key, place) => key.replace(/s$/u, '') === asked[0] && words[place + 1]?.replace(/s$/u, '') === asked[1],
  );
  return isNamed ? Math.max(byTitle, 0.4 + 0.6 * byTitle) : byTitle;
}

/** Said of a title only where all words of the search are in it: "Theatre Operations Manager" is no hotel's. */
function titleLikenessOf({ title }: JobPosting, step: number, profile: SeekerProfile) {
  const { reader, seeker } = profile;
  const stems = new Set(reader.title(title).stems);
  const isSame = reader.title(seeker.jobTitle).stems.every((stem) => stems.has(stem));
  const isClose = titlesFit(seeker.jobTitle, title, profile) >= 0.45;
  return { likeness: isSame ? 'same' : isClose ? 'close' : 'other', step } as const;
}

/** A title that names no level stands for the one in the middle. */
const usualRank = 2;

/** How many levels above what was searched for; none where neither title says one. */
function levelStep(jobTitle: string, { level }: PostingFacts, lexicon: Lexicon): number {
  return (level.rank ?? usualRank) - (rankIn(jobTitle, lexicon) ?? usualRank);
}

/** The same title a level higher or lower is another job; one without a level may mean the one that is wanted. */
function levelFit(step: number, { level }: PostingFacts): number {
  if (step === 0) return 1;
  return level.rank === null ? 0.97 : 1 - 0.1 * Math.min(3, Math.abs(step));
}

const day = 86_400_000;

/** Type, place, remote work and date: what the search asked for besides the work, 0 to 1. */
function createConstraint(seeker: JobSeeker, lexicon: Lexicon, now: Date) {
  const home = seeker.location ? (lexicon.gazetteer.find(seeker.location)[0]?.areas ?? []) : [];
  return (posting: JobPosting, facts: PostingFacts): number => {
    const isType =
      posting.employmentType === null ||
      seeker.jobType.length === 0 ||
      seeker.jobType.includes(posting.employmentType);
    return (isType ? 1 : 0.6) * placeFit(seeker, home, facts) * freshness(posting.postedAt, now);
  };
}

function placeFit(
  seeker: JobSeeker,
  home: readonly Parameters<typeof anyLiesIn>[0][number][],
  { place }: PostingFacts,
): number {
  const isRemote = place.workplace === 'remote';
  const where = (isRemote ? place.residence : place.places).flatMap(({ areas }) => areas);
  if (home.length === 0) return seeker.isRemote && !isRemote ? 0.75 : 1;
  if (isRemote) {
    const mayLive =
      place.isWorldwide || where.length === 0
        ? true
        : anyLiesIn(
            home.flatMap((one) => [one, { country: one.country, region: one.region }]),
            where,
          );
    return mayLive === false ? 0.45 : mayLive === undefined ? 0.92 : 1;
  }
  const isThere = anyLiesIn(where, home);
  const near =
    isThere === true
      ? 1
      : isThere === undefined
        ? 0.93
        : where.some(({ country }) => home.some((one) => one.country === country))
          ? 0.7
          : 0.4;
  return near * (seeker.isRemote ? 0.85 : 1);
}

/** Gentle: fit outweighs the date. */
function freshness(postedAt: string | null, now: Date): number {
  const posted = postedAt === null ? Number.NaN : Date.parse(postedAt);
  if (Number.isNaN(posted)) return 0.98;
  const days = Math.max(0, (now.getTime() - posted) / day);
  return 1 - 0.02 * Math.min(1, days / 120);
}

/** Those that break nothing first, then by the score that is shown; the rest keeps the order the same each time. */
export function compareMatches(
  a: { match: JobMatch; posting: JobPosting },
  b: { match: JobMatch; posting: JobPosting },
): number {
  const isBroken = ({ match }: { match: JobMatch }) => (match.broken.length > 0 ? 1 : 0);
  return (
    isBroken(a) - isBroken(b) ||
    b.match.score - a.match.score ||
    order(b.posting.postedAt ?? '', a.posting.postedAt ?? '') ||
    order(a.posting.source, b.posting.source) ||
    order(a.posting.sourceId, b.posting.sourceId)
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

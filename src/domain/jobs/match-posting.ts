import type { Judged } from '../evidence/verdicts.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import { rankIn } from '../posting/conditions/posting-level.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import { type ReadResume, readPrinted } from '../resume/read-resume.ts';
import { checkFields } from './check-fields.ts';
import { type ResumeFit, resumeFit, titlesFit } from './fit-parts.ts';
import { type JobMatch, type JobSeeker, jobMatchVersion } from './job-match.ts';
import { createPlaceReader, type PlaceFit } from './place-fit.ts';
import { reasoningOf } from './reasoning-text.ts';
import { prepareSeeker, type SeekerProfile } from './seeker-profile.ts';

/** `judged` is what a model said that the resume shows of the posting. */
export type Matcher = (posting: JobPosting, facts: PostingFacts, judged?: Judged) => JobMatch;

/** Prepares somebody's search once; what it gives scores one posting after another. */
export function createMatcher(
  seeker: JobSeeker,
  lexicon: Lexicon,
  now: Date,
  view: (resume: NonNullable<JobSeeker['resume']>) => ReadResume = ({ content, data }) =>
    readPrinted({ text: content, data }, lexicon),
): Matcher {
  const profile = prepareSeeker(seeker, lexicon, view);
  const places = createPlaceReader(seeker.location, lexicon.gazetteer);
  return (posting, read, judged) => {
    const facts = { ...read, place: places.meant(read.place) };
    const place = places.fit(facts.place);
    const held = checkFields(seeker, posting, facts, place);
    if (held.broken.length > 0) return { ...leftOut, ...held };
    const fit = profile.data ? resumeFit({ ...posting, judged }, facts, profile, now) : undefined;
    const things = fit?.skills.things ?? [];
    return {
      version: jobMatchVersion,
      score: percent(place.share * freshness(posting.postedAt, now) * workFit(posting, facts, profile, fit)),
      experience: fit ? percent(fit.experience) : null,
      skills: fit?.skills.share == null ? null : percent(fit.skills.share),
      industry: fit ? percent(fit.industry) : null,
      met: things.flatMap(({ name, quote }) => (quote === undefined ? [] : [{ ask: name, quote }])),
      missing: things.flatMap(({ name, isMissing }) => (isMissing ? [name] : [])),
      ...held,
      ...reasoningsOf(posting, { ...place, name: places.name }, profile, fit),
    };
  };
}

/** What isn't listed needn't be weighed, which takes longest. */
const leftOut = {
  ...{ version: jobMatchVersion, score: 0, experience: null, skills: null, industry: null },
  ...{ reasoning: '', plainReasoning: '', met: [], missing: [] },
};

/** The work itself. With a resume the level is part of the experience. */
function workFit(
  posting: JobPosting,
  facts: PostingFacts,
  profile: SeekerProfile,
  fit: ResumeFit | undefined,
): number {
  const title = titleFit(posting, profile);
  if (fit) return 0.15 * fit.skills.weighed + 0.2 * fit.experience + 0.5 * fit.industry + 0.15 * title;
  return 0.1 + 0.75 * title * levelFit(profile, facts);
}

function reasoningsOf(
  { title }: JobPosting,
  place: PlaceFit & { name: string },
  { reader, seeker }: SeekerProfile,
  fit: ResumeFit | undefined,
): Pick<JobMatch, 'reasoning' | 'plainReasoning'> {
  const stems = new Set(reader.title(title).stems);
  const isSame = reader.title(seeker.jobTitle).stems.every((stem) => stems.has(stem));
  // What may be no title can't be the same one.
  const isTitle = reader.lexicon.titles.find(wordsOf(seeker.jobTitle)).length > 0;
  const reasons = {
    place: place.state,
    location: place.name,
    title: isSame ? (isTitle ? ('same' as const) : ('unsure' as const)) : ('other' as const),
    asked: fit?.skills.things,
  };
  return {
    reasoning: reasoningOf(reasons),
    plainReasoning: reasoningOf({ ...reasons, isPlain: true }),
  };
}

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

/** A title that names no level stands for the one in the middle. */
const usualRank = 2;

/** The same title a level higher or lower is another job; one without a level may mean the one that is wanted. */
function levelFit({ seeker, reader }: SeekerProfile, { level }: PostingFacts): number {
  const step = (level.rank ?? usualRank) - (rankIn(seeker.jobTitle, reader.lexicon) ?? usualRank);
  if (step === 0) return 1;
  return level.rank === null ? 0.97 : 1 - 0.1 * Math.min(3, Math.abs(step));
}

const day = 86_400_000;

/** Gentle: fit outweighs the date. */
function freshness(postedAt: string | null, now: Date): number {
  const posted = postedAt === null ? Number.NaN : Date.parse(postedAt);
  if (Number.isNaN(posted)) return 0.98;
  const days = Math.max(0, (now.getTime() - posted) / day);
  return 1 - 0.02 * Math.min(1, days / 120);
}

/** By the score that is shown; the rest keeps the order the same each time. */
export function compareMatches(
  a: { match: JobMatch; posting: JobPosting },
  b: { match: JobMatch; posting: JobPosting },
): number {
  return (
    b.match.score - a.match.score ||
    order(b.posting.postedAt ?? '', a.posting.postedAt ?? '') ||
    order(a.posting.source, b.posting.source) ||
    order(a.posting.sourceId, b.posting.sourceId)
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

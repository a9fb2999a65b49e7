import { titleSimilarity } from '../evidence/title-similarity.ts';
import type { Judged } from '../evidence/verdicts.ts';
import { stemOf } from '../language/words.ts';
import { rankIn } from '../posting/conditions/posting-level.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import { weightedYears } from '../resume/job-years.ts';
import { type AskedThing, askedThings } from './asked-things.ts';
import type { SeekerProfile } from './seeker-profile.ts';

/** How a resume fits a posting, each part from 0 to 1. */
export interface ResumeFit {
  skills: SkillsFit;
  experience: number;
  industry: number;
}

interface SkillsFit {
  things: AskedThing[];
  /** Of what is asked, what the resume shows; null where nothing can be checked. */
  share: number | null;
  /** The same for the score. */
  weighed: number;
}

export const resumeFit = (
  posting: JudgedPosting,
  facts: PostingFacts,
  profile: SeekerProfile,
  now: Date,
): ResumeFit => ({
  skills: skillsFit(posting, facts, profile, now),
  experience: experienceFit(posting, facts, profile, now),
  industry: industryFit(facts, profile),
});

/** How alike two titles are, whichever of them says more. */
export function titlesFit(a: string, b: string, { reader }: SeekerProfile): number {
  return (titleSimilarity(a, b, reader) + titleSimilarity(b, a, reader)) / 2;
}

/** With what a model said that the resume shows of it. */
type JudgedPosting = JobPosting & { judged?: Judged | undefined };

/** What is asked and named against what the resume shows. */
function skillsFit(
  { title, description, judged }: JudgedPosting,
  facts: PostingFacts,
  profile: SeekerProfile,
  now: Date,
): SkillsFit {
  const asked = { title, description, requirements: facts.requirements, ...(judged ? { judged } : {}) };
  const things = profile.view ? askedThings(asked, profile.view, now) : [];
  const weightOf = ({ isMust }: AskedThing) => (isMust ? 2 : 1);
  const all = things.reduce((sum, thing) => sum + weightOf(thing), 0);
  const got = things.reduce((sum, thing) => sum + weightOf(thing) * thing.share, 0);
  return {
    share: all === 0 ? null : got / all,
    // A posting that asks for little proves little either way.
    weighed: (got + 0.9) / (all + 2),
    // The demanded ones first.
    things: [...things.filter(({ isMust }) => isMust), ...things.filter(({ isMust }) => !isMust)],
  };
}

/** As much of a posting as a resume for just this work has. */
const maxShare = 0.45;
const maxWords = 12;

/** How near the line of work is: the words that a posting tells it with, and how many of them the resume tells it with, too. */
function industryFit({ words }: PostingFacts, { stems, weightOf }: SeekerProfile): number {
  let all = 0;
  let shared = 0;
  for (const word of words) {
    const weight = weightOf(word);
    all += weight;
    if (stems.has(stemOf(word))) shared += weight;
  }
  return 0.4 * Math.min(1, (shared + 0.3) / (all + 2) / maxShare) + 0.6 * Math.min(1, shared / maxWords);
}

/** Years at like work, the level held, and the titles held. */
function experienceFit(posting: JobPosting, facts: PostingFacts, profile: SeekerProfile, now: Date): number {
  const { lexicon } = profile.reader;
  const jobs = profile.data?.experience ?? [];
  const fits = jobs.map(({ title }) => titlesFit(title, posting.title, profile));
  const best = Math.max(0, ...fits.map((fit, job) => fit * (job < 2 ? 1 : 0.85)));
  const like = weightedYears(
    jobs,
    fits.map((fit) => Math.min(1, fit * 1.6)),
    now,
  );
  const asked = facts.level.years ?? 0;
  const byYears = asked === 0 ? 0.85 : Math.min(1, like / asked);
  const held = Math.max(-1, ...jobs.slice(0, 2).flatMap(({ title }) => rankIn(title, lexicon) ?? []));
  const wanted = rankIn(profile.seeker.jobTitle, lexicon);
  const rank = facts.level.rank;
  const distance =
    rank === null
      ? 0.5
      : Math.min(held < 0 ? 2 : Math.abs(rank - held), wanted === null ? 3 : Math.abs(rank - wanted));
  const byRank = Math.max(0, 1 - distance * 0.3);
  return 0.35 * byYears + 0.35 * byRank + 0.3 * best;
}

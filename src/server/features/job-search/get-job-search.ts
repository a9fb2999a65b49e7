import type { JobMatchView, JobSearch } from '#contract/job-search.ts';
import { AppError } from '../../app-error.ts';
import type { Parts } from '../../parts.ts';
import type { StoredPosting } from '../../postings/job-index.ts';
import { type PostingText, readMatches, type StoredMatch, type Verdict } from './job-match-store.ts';
import { readSearch } from './job-search-store.ts';

export type ViewParts = Pick<Parts, 'database' | 'jobSources' | 'postings'>;

/** Somebody else's and one that never was are the same to the caller. */
function found<T>(search: T | undefined): T {
  if (search === undefined) throw new AppError('not_found', { message: 'Job search not found' });
  return search;
}

export async function getJobSearch(
  { database }: Pick<Parts, 'database'>,
  userId: string,
  id: string,
): Promise<JobSearch> {
  return found(await readSearch(database, userId, id));
}

export async function listJobMatches(
  parts: ViewParts,
  userId: string,
  searchId: string,
): Promise<JobMatchView[]> {
  await getJobSearch(parts, userId, searchId);
  const matches = await readMatches(parts.database, userId, searchId);
  const stored = await findPostings(parts, matches);
  return matches.map((match) => matchView(parts, match, stored));
}

/** A search as its call answers it. */
export const getSearchResult = async (parts: ViewParts, userId: string, id: string) => ({
  search: await getJobSearch(parts, userId, id),
  matches: await listJobMatches(parts, userId, id),
});

/** The postings behind matches that have no copy of their own. */
export async function findPostings(
  { postings }: Pick<Parts, 'postings'>,
  matches: readonly Pick<StoredMatch, 'postingId' | 'kept'>[],
): Promise<ReadonlyMap<string, StoredPosting>> {
  const ids = matches.flatMap(({ postingId, kept }) => (postingId && !kept ? [postingId] : []));
  const stored = ids.length > 0 ? await postings.findByIds(ids) : [];
  return new Map(stored.map((one) => [one.id, one]));
}

export function postingText({ posting, facts }: StoredPosting): PostingText {
  const { requirements = [] } = (facts ?? {}) as { requirements?: { quote: string }[] };
  return {
    description: posting.description,
    requirements: requirements.map(({ quote }) => quote).join('\n'),
  };
}

const reasoningOf = ({ broken = [], reasoning }: Verdict): string =>
  [...broken.map(({ reason }) => reason), reasoning].filter((part) => part !== '').join(' ');

const percent = (name: 'experienceMatch' | 'skillsMatch' | 'industryMatch', value: number | null) =>
  value === null ? {} : { [name]: value };

export function matchView(
  { jobSources }: Pick<Parts, 'jobSources'>,
  match: StoredMatch,
  stored: ReadonlyMap<string, StoredPosting>,
): JobMatchView {
  const { source, verdict, postingId, kept, createdAt, score, rule, experience, skills, industry } = match;
  const posting = stored.get(postingId ?? '');
  const text = kept ?? (posting && postingText(posting));
  return {
    ...match,
    description: text?.description ?? null,
    requirements: text?.requirements || null,
    matchScore: score,
    ...percent('experienceMatch', experience),
    ...percent('skillsMatch', skills),
    ...percent('industryMatch', industry),
    matchReasoning: reasoningOf(verdict) || null,
    rule,
    met: verdict.met,
    missing: verdict.missing,
    facts: verdict.facts ?? [],
    signals: verdict.signals,
    isSample: source === 'sample',
    source: { name: source, ...jobSources.termsOf(source).attribution },
    alsoOn: verdict.alsoOn.map(jobSources.labelOf),
    createdAt: createdAt.toISOString(),
  };
}

import type { JobMatchView } from '#contract/job-search.ts';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../database/database.ts';
import { findPostings, matchView, postingText, type ViewParts } from './get-job-search.ts';
import { findMatch, markMatch, type StoredMatch } from './job-match-store.ts';

const dayMs = 86_400_000;

/** Likes a match or takes that back; that somebody applied stays. What is liked or applied for keeps a copy of the posting. */
export async function updateJobMatch(
  parts: ViewParts,
  userId: string,
  id: string,
  change: { isLiked: boolean } | { isApplied: true },
): Promise<JobMatchView> {
  const find = async (trx: Trx) => {
    const match = await findMatch(trx, userId, id);
    if (!match) throw new AppError('not_found', { message: 'Job match not found' });
    return match;
  };
  // Before the transaction that marks: it holds a connection, and postings are read by another.
  const stored = await findPostings(parts, [await parts.database.asUser(userId, find)]);
  return parts.database.asUser(userId, async (trx) => {
    const before = await find(trx);
    const marked = { ...before, ...change };
    const isWanted = marked.isLiked || marked.isApplied;
    const posting = stored.get(before.postingId ?? '');
    const kept = isWanted ? (before.kept ?? (posting ? postingText(posting) : null)) : null;
    await markMatch(trx, userId, { ...marked, kept }, keptUntil(parts, before));
    return matchView(parts, { ...marked, kept }, stored);
  });
}

/** No longer than the terms of its source allow, from when it was found. */
function keptUntil({ jobSources }: ViewParts, { source, createdAt }: StoredMatch): Date | null {
  const { storeDays } = jobSources.termsOf(source);
  return Number.isFinite(storeDays) ? new Date(createdAt.getTime() + storeDays * dayMs) : null;
}

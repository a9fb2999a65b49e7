import type { JobSeeker } from '#domain/jobs/job-match.ts';
import type { Database } from '../../database/database.ts';
import type { Engine } from '../../engine/engine.ts';
import { findEvidence } from '../resumes/evidence-store.ts';
import { findResume } from '../resumes/resume-store.ts';
import type { AskedSearch } from './job-search-store.ts';

/** Who searches, as their resume reads now. One that was deleted meanwhile is as good as none. */
export async function openSeeker(
  { database, engine }: { database: Database; engine: Pick<Engine, 'read'> },
  userId: string,
  { jobTitle, jobType, location, isRemote, preferences, resumeId }: AskedSearch,
): Promise<JobSeeker> {
  const asked = { jobTitle, jobType, location, isRemote, mustHaves: preferences };
  const evidence = await database.asUser(userId, async (trx) => {
    const resume = resumeId === null ? undefined : await findResume(trx, userId, resumeId);
    return resume && findEvidence(trx, userId, resume, null);
  });
  if (!evidence) return { ...asked, resume: null };
  const { source } = evidence;
  const data = evidence.data ?? (await engine.read({ ...source, posting: null })).data;
  return { ...asked, resume: { content: source.content, data } };
}

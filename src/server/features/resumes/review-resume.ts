import { createHash } from 'node:crypto';
import type { ResumeReview } from '#contract/resume.ts';
import { changeOfOffer, type ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { Engine } from '../../engine/engine.ts';
import { type KeepResults, keepResults } from '../../engine/keep-results.ts';
import type { Parts } from '../../parts.ts';
import { getResume } from './get-resume.ts';
import { judgedOf } from './judged-store.ts';
import { dataOf, pastedOf, type StoredResume } from './resume-store.ts';

/** The score explained, worked out once for the same words. Whoever leaves before that isn't waited for. */
export function reviewResumes({
  database,
  engine,
}: Pick<Parts, 'database' | 'engine'>): (
  userId: string,
  id: string,
  signal: AbortSignal,
) => Promise<ResumeReview> {
  const keep: KeepResults<ResumeReview> = keepResults();
  return async (userId, id, signal) => {
    const resume = await getResume(database, userId, id);
    return keep(keyOf(resume), signal, (unwanted) =>
      explain(engine.for({ userId, signal: unwanted, isReview: true }), resume),
    );
  };
}

/** Another template or title is another revision, but no other review. */
function keyOf({
  id,
  originalContent,
  reading,
  structuredData,
  jobPosting,
  changes,
  offers,
  questions,
  judged,
}: StoredResume): string {
  // Jobs that go on grow longer with every month.
  const month = new Date().toISOString().slice(0, 7);
  const read = [
    id,
    month,
    originalContent,
    reading,
    structuredData,
    jobPosting,
    changes,
    offers,
    questions,
    judged,
  ];
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url');
}

/** Before the first optimize it's the score of the pasted words alone. */
async function explain(engine: Engine, resume: StoredResume): Promise<ResumeReview> {
  const { jobPosting: posting, offers, questions } = resume;
  const pasted = pastedOf(resume);
  const source = { ...pasted, posting, confirmed: [], settled: [] };
  const data = dataOf(resume) ?? (await engine.read(source)).data;
  const changes = [...resume.changes, ...openLines(offers)];
  return engine.explain({ ...pasted, data, posting, judged: judgedOf(resume), changes, questions });
}

/** What each open offer would bring. None of them is in the score itself. */
export const openLines = (offers: readonly ResumeOffer[]) =>
  offers.filter(({ answer }) => answer === null).map((offer) => changeOfOffer(offer, 'rejected'));

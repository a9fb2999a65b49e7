import type { ResumeReview } from '#contract/resume.ts';
import { changeOfOffer, type ResumeOffer } from '#domain/offer-changes.ts';
import type { Parts } from '../../parts.ts';
import { getResume } from './get-resume.ts';
import { dataOf } from './resume-content.ts';

/** The score explained. Before the first optimize it is that of the pasted words alone. */
export async function reviewResume(
  { database, engine }: Pick<Parts, 'database' | 'engine'>,
  userId: string,
  id: string,
): Promise<ResumeReview> {
  const resume = await getResume(database, userId, id);
  const { originalContent: content, jobPosting: posting, offers } = resume;
  const source = { content, posting, confirmed: [], settled: [] };
  const data = dataOf(resume) ?? (await engine.read(source)).data;
  return engine.explain({ content, data, posting, changes: [...resume.changes, ...openLines(offers)] });
}

/** What each open offer would bring. None of them is in the score itself. */
export const openLines = (offers: readonly ResumeOffer[]) =>
  offers.filter(({ answer }) => answer === null).map((offer) => changeOfOffer(offer, 'rejected'));

import type { ResumeReview } from '#contract/resume.ts';
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
  const { originalContent: content, jobPosting: posting, changes } = resume;
  const source = { content, posting, confirmed: [], settled: [] };
  const data = dataOf(resume) ?? (await engine.read(source)).data;
  return engine.explain({ content, data, posting, changes });
}

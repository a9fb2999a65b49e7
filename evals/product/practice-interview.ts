import type { InterviewSession } from '#contract/interviews.ts';
import type { Work } from '#contract/work.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { callsOf, followWork } from './follow-work.ts';
import { pasteResume } from './optimize-resume.ts';

export interface PracticeInput {
  jobTitle: string;
  /** The resume of the session; without one, it has none. */
  content: string | null;
  posting: string | null;
  /** What is answered, one question after the other; after the last of them one more is asked. */
  answers: readonly string[];
}

/** All that a person gets to see of a practice session. */
export interface SeenPractice {
  session: InterviewSession;
  events: Work[];
  errors: string[];
}

export async function practiceAs(
  person: TestPerson,
  { jobTitle, content, posting, answers }: PracticeInput,
): Promise<SeenPractice> {
  const { call, errors } = callsOf(person);
  const resumeId = content === null ? null : await pasteResume(call, { content, posting: null });
  const body = { jobTitle, ...(posting ? { jobPosting: posting } : {}), ...(resumeId ? { resumeId } : {}) };
  const made = await call('POST', '/api/interview-sessions', { body });
  const { id } = (await made.json()) as InterviewSession;
  const path = `/api/interview-sessions/${id}`;
  const get = async () => (await (await call('GET', path)).json()) as InterviewSession;
  const events: Work[] = [];
  for (const answer of answers) {
    events.push(...(await followWork(call, `${path}/question`)));
    const question = (await get()).questions.at(-1);
    events.push(...(await followWork(call, `${path}/answer`, { question, answer })));
  }
  events.push(...(await followWork(call, `${path}/question`)));
  return { session: await get(), events, errors };
}

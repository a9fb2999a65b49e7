import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { type Call, callsOf, followWork } from './follow-work.ts';

/** All that a person gets to see of one optimize. */
export interface Seen {
  resume: Resume;
  review: ResumeReview;
  events: Work[];
  /** The text file. */
  file: string;
  /** Errors that were answered. */
  errors: string[];
}

interface Pasted {
  content: string;
  posting: string | null;
}

export async function pasteResume(call: Call, { content, posting }: Pasted): Promise<string> {
  const body = { originalContent: content, ...(posting === null ? {} : { jobPosting: posting }) };
  const { id } = (await (await call('POST', '/api/resumes', { body })).json()) as Resume;
  return id;
}

export async function optimizeAs(person: TestPerson, pasted: Pasted): Promise<Seen> {
  const { call, errors } = callsOf(person);
  const id = await pasteResume(call, pasted);
  const events = await followWork(call, `/api/resumes/${id}/optimize`);
  const [resume, review, file] = await Promise.all([
    call('GET', `/api/resumes/${id}`).then((response) => response.json() as Promise<Resume>),
    call('GET', `/api/resumes/${id}/review`).then((response) => response.json() as Promise<ResumeReview>),
    call('GET', `/api/resumes/${id}/download?format=txt`).then((response) => response.text()),
  ]);
  return { resume, review, file, errors, events };
}

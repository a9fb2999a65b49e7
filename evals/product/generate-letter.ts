import type { CoverLetter, CoverLetterSummary } from '#contract/cover-letters.ts';
import type { Work } from '#contract/work.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { callsOf, followWork } from './follow-work.ts';
import { pasteResume } from './optimize-resume.ts';

/** All that a person gets to see of one letter. */
export interface SeenLetter {
  /** Undefined where the person was asked for more instead. */
  letter: CoverLetter | undefined;
  events: Work[];
  /** The text file. */
  file: string;
  errors: string[];
}

export async function generateAs(
  person: TestPerson,
  { content, posting }: { content: string; posting: string },
): Promise<SeenLetter> {
  const { call, errors } = callsOf(person);
  const resumeId = await pasteResume(call, { content, posting: null });
  const events = await followWork(call, '/api/cover-letters/generate', { resumeId, jobPosting: posting });
  const kept = (await (await call('GET', '/api/cover-letters')).json()) as CoverLetterSummary[];
  const [newest] = kept;
  if (!newest && events.at(-1)?.error?.code === 'proofs_needed')
    return { letter: undefined, events, file: '', errors };
  if (!newest) throw new Error(`No letter was written: ${[...errors, JSON.stringify(events.at(-1))].join()}`);
  const path = `/api/cover-letters/${newest.id}`;
  const letter = (await (await call('GET', path)).json()) as CoverLetter;
  const file = await (await call('GET', `${path}/download?format=txt`)).text();
  return { letter, events, file, errors };
}

import type { ResumeData } from '#domain/resume/resume.ts';
import type { LocalEngine } from '#server/engine/engine.ts';
import { testPosting } from './test-posting.ts';

/** What the job search says of one posting to somebody who looks for just that job. */
export function matchOne(
  engine: LocalEngine,
  { title, description }: { title: string; description: string },
  resume: { content: string; data: ResumeData },
  now: Date,
): ReturnType<LocalEngine['matchJobs']>[number] | undefined {
  const posting = testPosting({ title, description });
  const seeker = { jobTitle: title, location: '', mustHaves: {}, jobType: [], isRemote: false, resume };
  const read: ReturnType<LocalEngine['readPostings']> = [];
  // It reads for a moment at a time.
  while (read.length === 0) read.push(...engine.readPostings([posting]));
  const candidates = read.map((facts) => ({ posting, facts }));
  return engine.matchJobs(seeker, candidates, now)[0];
}

import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { Judged } from '#domain/evidence/verdicts.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { Database } from '../../database/database.ts';
import type { Engine } from '../../engine/engine.ts';
import { judgedOf, type WithJudged } from './judged-store.ts';

/** What a change of words needs: the engine as the person who makes it has it. */
export interface EditParts {
  database: Database;
  engine: Engine;
}

/** The resume as its text file reads; what is scored, and what stands for it where there is no structure. */
export const textOf = (data: ResumeData): string => resumeText(composeResume(data, 'classic'));

interface Scoring {
  /** What was pasted. */
  content: string;
  posting: string | null;
  judged: Judged | undefined;
}

/** What a resume that is kept is scored against. */
export const scoringOf = (resume: WithJudged): Scoring => ({
  content: resume.originalContent,
  posting: resume.jobPosting,
  judged: judgedOf(resume),
});

/** What follows whenever the words change: the text that machines read, and its score. */
export async function contentPatch(
  engine: Engine,
  data: ResumeData,
  { content, posting, judged }: Scoring,
): Promise<{ data: ResumeData; optimizedContent: string; score: number }> {
  const score = await engine.score(data, posting, judged, content);
  return { data, optimizedContent: textOf(data), score };
}

import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { Judged } from '#domain/evidence/verdicts.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { Database } from '../../database/database.ts';
import type { Engine } from '../../engine/engine.ts';

/** What a change of words needs: the engine as the person who makes it has it. */
export interface EditParts {
  database: Database;
  engine: Engine;
}

/** The resume as its text file reads; what is scored, and what stands for it where there is no structure. */
export const textOf = (data: ResumeData): string => resumeText(composeResume(data, 'classic'));

/** What follows whenever the words change: the text that machines read, and its score. */
export async function contentPatch(
  engine: Engine,
  data: ResumeData,
  posting: string | null,
  judged: Judged | undefined,
): Promise<{ data: ResumeData; optimizedContent: string; score: number }> {
  const score = await engine.score(data, posting, judged);
  return { data, optimizedContent: textOf(data), score };
}

import { handEdits } from '#domain/claims/prose/hand-edits.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { Trx } from '../../database/database.ts';
import type { EngineSource } from '../../engine/engine.ts';
import { evidenceOf, findConfirmations } from './confirmation-store.ts';
import { judgedOf } from './judged-store.ts';
import { dataOf, pastedOf, type StoredResume } from './resume-store.ts';

export interface Evidence {
  /** All but the posting. */
  source: Omit<EngineSource, 'posting'>;
  /** The resume as it reads now; undefined before its first optimize. */
  data: ResumeData | undefined;
}

/**
 * What is known of the person for something that is written from a resume: what they pasted, what they changed by hand,
 * and what they said when they were asked. A sentence that they refused is settled: it's never said or asked again. Where it's
 * written for the posting that the resume was optimized for, what a model said of the two counts for both.
 */
export async function findEvidence(
  trx: Trx,
  userId: string,
  resume: StoredResume,
  posting: string | null,
): Promise<Evidence> {
  const answers = await findConfirmations(trx, userId, resume.id);
  const data = dataOf(resume);
  const { parsedData: parsed, changes } = resume;
  return {
    data,
    source: {
      ...pastedOf(resume),
      confirmed: [
        ...answers.filter(({ answer }) => answer === 'yes').map(evidenceOf),
        ...(data && parsed ? handEdits({ data, parsed, changes }) : []),
      ],
      settled: answers
        .filter(({ about, answer }) => about === 'skill' || answer === 'no')
        .map(({ claim }) => claim),
      judged: judgedOf(resume, posting),
    },
  };
}

import type { JudgedText, ProposedLine } from '#domain/claims/second-judgment.ts';
import type { ResumeLine } from '#domain/evidence/resume-lines.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { type ModelGateway, type ModelTask, ModelUnavailable } from '../models/model-gateway.ts';
import { judgePrompt, judgmentOf, type ModelJudgments } from './judge-lines.prompt.ts';

/** A proposed line, with the name it goes by among the others: the field of a resume that it's for, for instance. */
export interface JudgedLine extends ProposedLine {
  path: string;
  /** "" for what is about no single job. */
  employer: string;
}

export interface Judging extends Pick<ModelTask<unknown>, 'feature' | 'userId' | 'signal'> {
  lines: readonly ResumeLine[];
  proposed: readonly JudgedLine[];
  workId: string;
}

/** What a second judge said of each proposed line, by path. */
export interface SecondJudge {
  lines: readonly ResumeLine[];
  judged: ReadonlyMap<string, { proposed: JudgedLine; said: JudgedText | undefined }>;
}

/** How long a person waits for a second opinion. */
const patienceMs = 20_000;

/**
 * A configured model as second judge of all that was proposed. No answer, a late one, or one about half of the text is no
 * reason to fail: our own judgment stands.
 */
export async function judgeLines(
  models: Pick<ModelGateway, 'write'>,
  { lines, proposed, feature, userId, workId, signal }: Judging,
): Promise<SecondJudge | undefined> {
  // Who sees only half of what the person wrote can't say what isn't there.
  const isLong = lines.reduce((sum, { text }) => sum + text.length, 0) > maxResumeLength;
  if (proposed.length === 0 || isLong) return undefined;
  try {
    const { output, shrunk } = await models.write({
      ...judgePrompt(lines, proposed),
      feature,
      userId,
      idempotencyKey: `${workId}-judging`,
      isVerification: true,
      canBeDoneWithout: true,
      patienceMs,
      signal,
    });
    return shrunk ? undefined : { lines, judged: saidByPath(proposed, output) };
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    return undefined;
  }
}

export const saidByPath = (
  proposed: readonly JudgedLine[],
  judgments: ModelJudgments,
): SecondJudge['judged'] =>
  new Map(
    proposed.map((line, index) => [line.path, { proposed: line, said: judgmentOf(judgments, index + 1) }]),
  );

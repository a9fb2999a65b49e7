import type { LetterNotice } from '#contract/cover-letters.ts';
import type { Writer } from '#contract/resume.ts';
import { AppError } from '../../app-error.ts';
import type { Progress } from '../../background/work-event-store.ts';
import type { Engine, LetterTask, WrittenLetter } from '../../engine/engine.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';

export interface LetterParts {
  engine: Engine;
  models: Pick<ModelGateway, 'isConfigured' | 'write'>;
}

export interface LetterWork {
  letter: LetterTask;
  userId: string;
  /** The same over all attempts: a provider's idempotency key. */
  workId: string;
  signal: AbortSignal;
  /** Aborted when the person has seen enough: the sentences that were shown are the result. */
  stop?: AbortSignal;
  progress(progress: Progress): Promise<void>;
}

/** A letter of which every sentence has passed. What wasn't let through is in none of it. */
export interface FinishedLetter extends WrittenLetter {
  writer: Writer;
  notices: LetterNotice[];
}

/** No letter is pretended: the person is asked for what it would tell, and it costs nothing. */
export const tooLittle = async (engine: Engine, letter: LetterTask): Promise<AppError> =>
  new AppError('proofs_needed', { asks: await engine.askProofs(letter) });

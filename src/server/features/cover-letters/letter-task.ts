import type { LetterNotice } from '#contract/cover-letters.ts';
import type { Writer } from '#contract/resume.ts';
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

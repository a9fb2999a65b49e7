import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { ResumeReading } from '../engine/engine.ts';
import { type ModelGateway, ModelUnavailable } from '../models/model-gateway.ts';
import { readPastedPrompt } from './read-pasted.prompt.ts';

/** Whose reading it is, and when it's no longer wanted. */
export interface ReadingWork {
  userId: string;
  workId: string;
  signal: AbortSignal;
  stop?: AbortSignal | undefined;
}

/**
 * A model reads what was pasted before anything is made of it: which words are a title, and which line belongs to which job.
 * Only what stands in the text counts. Undefined where none could, and our own reading stands.
 */
export async function readPasted(
  models: Pick<ModelGateway, 'isConfigured' | 'write'>,
  { userId, workId, signal, stop }: ReadingWork,
  { text, isOpen }: Pick<ResumeReading, 'text' | 'isOpen'>,
): Promise<QuotedReading | undefined> {
  if (!models.isConfigured || !isOpen || text.trim() === '') return undefined;
  try {
    const { output, shrunk, isWhole } = await models.write({
      ...readPastedPrompt(text),
      feature: 'resume',
      userId,
      // A key of its own: a provider would take two calls with the same key for one call.
      idempotencyKey: `${workId}-reading`,
      signal: stop ? AbortSignal.any([signal, stop]) : signal,
      canBeDoneWithout: true,
    });
    return shrunk || !isWhole ? undefined : output;
  } catch (error) {
    if (!(error instanceof ModelUnavailable) && (signal.aborted || !stop?.aborted)) throw error;
    return undefined;
  }
}

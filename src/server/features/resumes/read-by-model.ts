import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { ResumeReading } from '../../engine/engine.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { readByModelPrompt } from './read-by-model.prompt.ts';
import type { RewriteParts, RewriteTask } from './rewrite-task.ts';

/**
 * A model reads what was pasted before anything is made of it: which words are a title, and which line belongs to which job.
 * Only what stands in the text counts. Undefined where none could, and our own reading stands.
 */
export async function readByModel(
  { models }: Pick<RewriteParts, 'models'>,
  { userId, workId, signal, stop }: Pick<RewriteTask, 'userId' | 'workId' | 'signal' | 'stop'>,
  { text, isOpen }: Pick<ResumeReading, 'text' | 'isOpen'>,
): Promise<QuotedReading | undefined> {
  if (!models.isConfigured || !isOpen || text.trim() === '') return undefined;
  try {
    const { output, shrunk, isWhole } = await models.write({
      ...readByModelPrompt(text),
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

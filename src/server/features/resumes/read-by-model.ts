import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { Database } from '../../database/database.ts';
import type { Engine, EngineSource, ResumeReading } from '../../engine/engine.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { readByModelPrompt } from './read-by-model.prompt.ts';
import { keepReading } from './resume-store.ts';
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

interface FirstReading {
  database: Database;
  engine: Engine;
  models: RewriteParts['models'];
}

/** For whoever writes from a resume that nothing was made of yet: it's read by a model once, and that's kept with it. */
export async function readFirst<Source extends Omit<EngineSource, 'posting'>>(
  { database, engine, models }: FirstReading,
  { resumeId, ...asked }: Pick<RewriteTask, 'userId' | 'workId' | 'signal' | 'stop'> & { resumeId: string },
  source: Source,
): Promise<Source> {
  if (!models.isConfigured || source.reading) return source;
  const reading = await readByModel({ models }, asked, await engine.read({ ...source, posting: null }));
  if (!reading) return source;
  await database.asUser(asked.userId, (trx) => keepReading(trx, asked.userId, resumeId, reading));
  return { ...source, reading };
}

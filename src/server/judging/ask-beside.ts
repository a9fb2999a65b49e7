import {
  type ModelGateway,
  type ModelTask,
  ModelUnavailable,
  type TaskPrompt,
} from '../models/model-gateway.ts';

/** How long a person waits for what is asked beside once everything else is done. */
const graceMs = 3_000;

interface Beside extends Pick<ModelTask<unknown>, 'feature' | 'userId' | 'idempotencyKey' | 'signal'> {
  /** What the person waits for anyway. */
  allElse: Promise<unknown>;
}

/**
 * Asks a model beside the one that writes, for what we can do without: no answer, a late one, one that broke off, or one about half of
 * the text is no reason to fail. Undefined then.
 */
export async function askBeside<T>(
  models: Pick<ModelGateway, 'write'>,
  prompt: TaskPrompt<T>,
  { allElse, signal, ...asked }: Beside,
): Promise<T | undefined> {
  const late = new AbortController();
  const waitNoLonger = () => void setTimeout(() => late.abort(), graceMs).unref();
  allElse.then(waitNoLonger, waitNoLonger);
  try {
    const { output, shrunk, isWhole } = await models.write({
      ...prompt,
      ...asked,
      canBeDoneWithout: true,
      signal: AbortSignal.any([signal, late.signal]),
    });
    return shrunk || !isWhole ? undefined : output;
  } catch (error) {
    const isOurs = error instanceof ModelUnavailable || (late.signal.aborted && !signal.aborted);
    if (!isOurs) throw error;
    return undefined;
  }
}

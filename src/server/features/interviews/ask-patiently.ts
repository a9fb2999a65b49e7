import {
  type ModelAnswer,
  type ModelGateway,
  type ModelTask,
  ModelUnavailable,
} from '../../models/model-gateway.ts';

/** A model's answer, or undefined where none could give it in time: a person who practices doesn't wait for long. */
export async function askPatiently<T>(
  models: Pick<ModelGateway, 'write'>,
  task: ModelTask<T>,
  patienceMs: number,
): Promise<ModelAnswer<T> | undefined> {
  const late = AbortSignal.timeout(patienceMs);
  try {
    return await models.write({ ...task, signal: AbortSignal.any([task.signal, late]) });
  } catch (error) {
    const isOurs = error instanceof ModelUnavailable || (late.aborted && !task.signal.aborted);
    if (!isOurs) throw error;
    return undefined;
  }
}

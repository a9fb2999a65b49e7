import { benchGateway } from './model-gateway.ts';
import type { ModelRow } from './model-row.ts';
import { benchModelWork } from './model-work.ts';

/** What we add to a call of a model, and what a whole optimize and a whole letter with one are like. */
export async function benchModels(): Promise<ModelRow[]> {
  return [...(await benchGateway()), ...(await benchModelWork())];
}

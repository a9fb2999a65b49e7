import type { Engine, ResumeReading } from '../../engine/engine.ts';
import type { Caller } from '../../engine/fair-queue.ts';
import { hasModel } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';

/** What is read in a text before anything is made of it. */
export const readResumeText = (engine: Engine, content: string): Promise<ResumeReading> =>
  engine.read({ content, posting: null, confirmed: [], settled: [] });

/** The same, and whether the person should look at it. Where a model will read it they needn't: it reads what we can't. */
export async function readForPerson(
  { engine, models }: Pick<Parts, 'engine' | 'models'>,
  caller: Caller,
  content: string,
): Promise<ResumeReading> {
  const reading = await readResumeText(engine.for(caller), content);
  const isReadAgain = reading.isOpen && (await hasModel(models, caller.userId));
  return isReadAgain ? { ...reading, doubts: [] } : reading;
}

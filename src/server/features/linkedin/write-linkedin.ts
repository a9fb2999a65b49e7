import type { LinkedinProfile } from '#contract/linkedin.ts';
import { tellInOrder } from '../../background/tell-in-order.ts';
import { builtInWriter } from '../../engine/built-in-writer.ts';
import type { Engine } from '../../engine/engine.ts';
import { insteadNotice, ModelUnavailable } from '../../models/model-gateway.ts';
import type { LinkedinParts, LinkedinTask } from './linkedin-task.ts';
import { writeByModel } from './write-by-model.ts';

type Unfinished = Omit<LinkedinProfile, 'createdAt'>;

/** The whole way from a form to a checked profile, without a database. What wasn't let through is in none of it. */
export async function writeLinkedin(parts: LinkedinParts, given: LinkedinTask): Promise<LinkedinProfile> {
  const progress = tellInOrder(given.progress);
  void progress({ step: 'reading' });
  const written = await write(parts, { ...given, progress });
  await progress();
  const notices = given.task.resume ? written.notices : [...written.notices, 'no-resume' as const];
  return { ...written, notices, createdAt: new Date().toISOString() };
}

async function write(parts: LinkedinParts, task: LinkedinTask): Promise<Unfinished> {
  if (!parts.models.isConfigured) return builtIn(parts.engine, task);
  try {
    return await writeByModel(parts, task);
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    return builtIn(parts.engine, task, error);
  }
}

async function builtIn(
  engine: Engine,
  { task, progress }: LinkedinTask,
  failure?: ModelUnavailable,
): Promise<Unfinished> {
  void progress({ step: 'writing' });
  const profile = await engine.writeProfile(task);
  return {
    ...profile,
    writer: builtInWriter(failure !== undefined),
    notices: [...profile.notices, ...(failure ? [insteadNotice(failure)] : [])],
  };
}

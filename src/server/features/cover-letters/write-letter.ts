import { tellInOrder } from '../../background/tell-in-order.ts';
import { builtInWriter } from '../../engine/built-in-writer.ts';
import { insteadNotice, ModelUnavailable } from '../../models/model-gateway.ts';
import { type FinishedLetter, type LetterParts, type LetterWork, tooLittle } from './letter-task.ts';
import { writeByModel } from './write-by-model.ts';

/** The whole way from a resume and a posting to a letter, without a database: read, match, write, check every sentence. */
export async function writeLetter(parts: LetterParts, work: LetterWork): Promise<FinishedLetter> {
  const progress = tellInOrder(work.progress);
  const letter = await write(parts, { ...work, progress });
  await progress();
  return letter;
}

async function write(parts: LetterParts, work: LetterWork): Promise<FinishedLetter> {
  const { engine, models } = parts;
  void work.progress({ step: 'reading' });
  if (!models.isConfigured) return builtIn(parts, work);
  void work.progress({ step: 'matching' });
  const plan = await engine.planLetter(work.letter);
  if (plan.pair.lines.length === 0) return builtIn(parts, work);
  try {
    return await writeByModel(parts, work, plan);
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    return builtIn(parts, work, error);
  }
}

async function builtIn(
  { engine }: LetterParts,
  { letter, progress }: LetterWork,
  failure?: ModelUnavailable,
): Promise<FinishedLetter> {
  void progress({ step: 'writing' });
  const written = await engine.writeLetter(letter);
  if (!written) throw await tooLittle(engine, letter);
  const notices = [...(failure ? [insteadNotice(failure)] : []), ...written.notices];
  return { ...written, notices, writer: builtInWriter(failure !== undefined) };
}

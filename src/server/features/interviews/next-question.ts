import { AppError } from '../../app-error.ts';
import { isStorable } from '../../http/storable-text.ts';
import { askByModel } from './ask-by-model.ts';
import type { Turn } from './interview-store.ts';
import type { InterviewParts, OpenedSession, WorkOfPerson } from './interview-task.ts';

const noneLeft =
  'You’ve practiced every question we have for this job. Try one of them again, or start a new session.';

/** What to ask next, without a database. A model is asked where it knows more than the title, the planned one stands by. */
export async function nextQuestion(
  parts: InterviewParts,
  opened: OpenedSession,
  work: WorkOfPerson,
): Promise<Pick<Turn, 'question' | 'about'>> {
  const { session, task, earlier } = opened;
  const ofSession = session.turns.map(({ question }) => question);
  const asked = [...ofSession, ...earlier];
  const plan = (earlier: readonly string[]) => parts.engine.planInterview(task, { asked: earlier, count: 1 });
  const [fresh] = (await plan(asked)).questions;
  // Whoever has had them all in earlier sessions starts over.
  const planned = fresh ?? (await plan(ofSession)).questions[0];
  const knowsMore = task.posting !== null || task.resume !== null;
  const proposed =
    parts.models.isConfigured && knowsMore ? await askByModel(parts, opened, asked, work) : null;
  const next = proposed && isStorable(proposed) ? proposed : planned;
  if (!next) throw new AppError('conflict', { message: noneLeft });
  const { text, ...about } = next;
  return { question: text, about: { ...about, retryOf: null } };
}

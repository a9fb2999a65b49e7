import { AppError } from '../../app-error.ts';
import type { AnsweredQuestion } from '../../engine/interview-engine.ts';
import { isStorable } from '../../storable-text.ts';
import { askByModel } from './ask-by-model.ts';
import type { StoredSession, Turn } from './interview-store.ts';
import type { InterviewParts, OpenedSession, WorkOfPerson } from './interview-task.ts';

const noneLeft =
  'You’ve practiced every question we have for this job. Try one of them again, or start a new session.';

/** What to ask next, without a database. A model is asked where it knows more than the title, the planned one stands by. */
export async function nextQuestion(
  parts: InterviewParts,
  opened: OpenedSession,
  work: WorkOfPerson,
): Promise<Pick<Turn, 'question' | 'about'>> {
  const { session, task, isPremium } = opened;
  const asked = session.turns.map(({ question }) => question);
  const last = isPremium ? lastAnswered(session) : null;
  const { questions } = await parts.engine.planInterview(task, { asked, last, count: 1 });
  const [planned] = questions;
  const knowsMore = task.posting !== null || task.resume !== null;
  const mayAsk = parts.models.isConfigured && knowsMore && planned?.origin !== 'follow-up';
  const proposed = mayAsk ? await askByModel(parts, opened, asked, work) : null;
  const next = proposed && isStorable(proposed) ? proposed : planned;
  if (!next) throw new AppError('conflict', { message: noneLeft });
  const { text, ...about } = next;
  return { question: text, about: { ...about, retryOf: null } };
}

/** A follow-up goes one deep, and not after a second try. */
function lastAnswered({ turns }: StoredSession): AnsweredQuestion | null {
  const turn = turns.at(-1);
  if (!turn?.review || turn.about.origin === 'follow-up' || turn.about.origin === 'retry') return null;
  const { retryOf: _, ...about } = turn.about;
  return { question: { ...about, text: turn.question }, review: turn.review };
}

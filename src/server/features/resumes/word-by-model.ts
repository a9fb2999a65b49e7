import { resumeLines } from '#domain/evidence/resume-lines.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type AnsweredLine, answersAlone } from '#domain/resume/worded-changes.ts';
import type { ProposedEdit } from '../../engine/engine.ts';
import { isStorable } from '../../http/storable-text.ts';
import { judgeLines, type SecondJudge } from '../../judging/judge-lines.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { type EditOutcome, judgedLinesOf, withSecondJudge } from './judge-edits.ts';
import { reasonsOf } from './retry-refused.ts';
import type { RewriteParts } from './rewrite-task.ts';
import { type ModelWordings, type RefusedWording, wordingPrompt } from './word-answers.prompt.ts';

/** Nobody waits for it in front of a screen, but it isn't worth much later. */
const patienceMs = 20_000;
const maxTexts = 3;

interface Wording {
  data: ResumeData;
  posting: string | null;
  answers: readonly AnsweredLine[];
  userId: string;
  workId: string;
  signal: AbortSignal;
}

/** What a model made of answers: by question, as far as both judges let it pass. */
export interface Worded {
  texts: ReadonlyMap<string, string>;
  model: string;
}

/**
 * One call words all answers; what is refused is told back with the reasons, once. Each is held against the answer and its
 * line alone. Undefined where no model could be used: ours stays then.
 */
export async function wordByModel(parts: RewriteParts, wording: Wording): Promise<Worded | undefined> {
  try {
    return await word(parts, wording);
  } catch (error) {
    if (wording.signal.aborted || !(error instanceof ModelUnavailable)) throw error;
    return undefined;
  }
}

async function word(parts: RewriteParts, wording: Wording): Promise<Worded> {
  const { answers, workId } = wording;
  const first = await ask(parts, wording, workId);
  const reviewed = await review(parts, wording, first.output);
  const final = await retried(parts, wording, reviewed);
  const alone = answersAlone(wording.data, answers);
  const judge = await secondJudge(parts, wording, final, alone);
  const read = { data: alone };
  const texts = final.flatMap((each) => {
    const outcome = withSecondJudge(each, judge, { source: { content: '' }, read });
    const question = answers[answerOf(each)]?.question;
    return outcome.outcome === 'change' && question ? [[question.id, outcome.change.after] as const] : [];
  });
  return { texts: new Map(texts), model: first.model };
}

function ask(
  { models }: RewriteParts,
  { data, answers, userId, signal }: Wording,
  idempotencyKey: string,
  refused: readonly RefusedWording[] = [],
) {
  return models.write({
    ...wordingPrompt(data, answers, refused),
    feature: 'resume',
    userId,
    idempotencyKey,
    canBeDoneWithout: true,
    patienceMs,
    signal,
  });
}

/** Of each answer the first wording. */
async function review(
  { engine }: RewriteParts,
  { data, posting, answers }: Wording,
  { answers: said }: ModelWordings,
): Promise<EditOutcome[]> {
  const edits = answers.flatMap(({ change: { after } }, at): ProposedEdit[] => {
    const texts = (said.find(({ answer }) => answer === at + 1)?.texts ?? []).filter((text) => text.trim());
    const text = texts.join('\n');
    const isUsable = texts.length > 0 && texts.length <= maxTexts && isStorable(text);
    // Nobody needs more than twice as many words as were there.
    if (!isUsable || text.length > 2 * after.length + 200) return [];
    return [{ path: `experience.${at}.responsibilities.0`, text, reason: 'clear' }];
  });
  const outcomes = await engine.reviewJobs(answersAlone(data, answers), posting, edits);
  return edits.flatMap((edit, at) => {
    const outcome = outcomes[at];
    return outcome ? [{ edit, outcome }] : [];
  });
}

const answerOf = ({ edit: { path } }: EditOutcome): number => Number(path.split('.')[1]);

/** What comes instead takes the place of what was refused, where it passes. */
async function retried(
  parts: RewriteParts,
  wording: Wording,
  reviewed: readonly EditOutcome[],
): Promise<readonly EditOutcome[]> {
  const refused = reviewed.flatMap((each): RefusedWording[] => {
    const { edit, outcome } = each;
    if (outcome.outcome !== 'reverted') return [];
    const because = reasonsOf(outcome.line.faults);
    return [{ answer: answerOf(each) + 1, texts: edit.text.split('\n'), because }];
  });
  if (refused.length === 0) return reviewed;
  try {
    const { output } = await ask(parts, wording, `${wording.workId}-again`, refused);
    const again = await review(parts, wording, output);
    return reviewed.map((was) => {
      const better = again.find((one) => one.edit.path === was.edit.path);
      return was.outcome.outcome === 'reverted' && better ? better : was;
    });
  } catch (error) {
    if (wording.signal.aborted || !(error instanceof ModelUnavailable)) throw error;
    return reviewed;
  }
}

async function secondJudge(
  { models }: RewriteParts,
  { userId, workId, signal }: Wording,
  reviewed: readonly EditOutcome[],
  alone: ResumeData,
): Promise<SecondJudge> {
  const lines = resumeLines(alone);
  const proposed = judgedLinesOf(alone, reviewed);
  const said = await judgeLines(models, { lines, proposed, feature: 'resume', userId, workId, signal });
  return said ?? { lines, judged: new Map() };
}

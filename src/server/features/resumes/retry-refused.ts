import type { RevertedLine } from '#contract/resume.ts';
import type { FaultCode } from '#domain/claims/judgment.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { type Refused, retryPrompt } from './optimize-resume.prompt.ts';
import { canBeDone, type ReviewedOperation, type Reviewing, reviewAll } from './review-operations.ts';
import type { RewriteParts, RewriteTask } from './rewrite-task.ts';

/** How long a person waits for a second try. */
const patienceMs = 15_000;

/**
 * Operations that were refused are told back with the reasons, once. What comes instead takes their place; where nothing
 * better comes, they stay refused.
 */
export async function retryRefused(
  models: RewriteParts['models'],
  { userId, workId, signal, stop }: RewriteTask,
  reviewing: Reviewing,
  reviewed: readonly ReviewedOperation[],
): Promise<ReviewedOperation[]> {
  const refused = reviewed.filter(canBeSaidAnew).flatMap(refusedOf);
  if (refused.length === 0) return [...reviewed];
  try {
    const { output } = await models.write({
      ...retryPrompt(reviewing.pair, refused),
      feature: 'resume',
      userId,
      idempotencyKey: `${workId}-again`,
      canBeDoneWithout: true,
      patienceMs,
      signal: stop ? AbortSignal.any([signal, stop]) : signal,
    });
    const again = await reviewAll(
      output.ops.filter((operation) => canBeDone(operation, reviewing)),
      reviewing,
    );
    return reviewed.map((was) => {
      const better = refusedOf(was).length > 0 ? again.find((one) => isInPlaceOf(one, was)) : undefined;
      return better ?? was;
    });
  } catch (error) {
    const isOurs = error instanceof ModelUnavailable || stop?.aborted;
    if (signal.aborted || !isOurs) throw error;
    return [...reviewed];
  }
}

/** A skill that no line shows is no matter of wording: asking again would only cost time. */
const canBeSaidAnew = ({ operation: { op, lines } }: ReviewedOperation): boolean =>
  op === 'summary' || lines.length > 0;

/** On the same lines, and taken. */
const isInPlaceOf = (one: ReviewedOperation, was: ReviewedOperation): boolean =>
  refusedOf(one).length === 0 &&
  canBeSaidAnew(one) &&
  (one.operation.op !== 'summary' || was.operation.op === 'summary') &&
  one.operation.lines.join() === was.operation.lines.join();

function refusedOf({ operation, edits }: ReviewedOperation): Refused[] {
  const faults = edits.flatMap(({ outcome }) => (outcome.outcome === 'reverted' ? outcome.line.faults : []));
  const isRefused = edits.some(({ outcome }) => outcome.outcome === 'reverted');
  return isRefused ? [{ operation, because: reasonsOf(faults) }] : [];
}

/** Why something wasn't taken, for the model that said it. */
export const reasonsOf = (faults: readonly ReportedFault[]): string =>
  [...new Set(faults.map(reasonOf))].join(' ');

type ReportedFault = RevertedLine['faults'][number];

const reasonOf = ({ code, claimed, source }: ReportedFault): string =>
  [
    reasons[code],
    ...(claimed === '' ? [] : [`It says: ${claimed}.`]),
    ...(source === '' ? [] : [`The person says: ${source}.`]),
  ].join(' ');

const bigger = 'It makes more of what the person did than their line does.';
const unsaid = 'It names something that the person’s lines don’t name there.';

/** For the model; people read the page's own sentences. */
const reasons: Readonly<Record<FaultCode, string>> = {
  number: 'A number isn’t in the lines it rests on.',
  'number-elsewhere': 'A number belongs to another line.',
  unit: 'A number has another unit, period or bound than the person’s.',
  rounded: 'A number isn’t the one that the person gives.',
  date: 'A date isn’t the person’s.',
  years: 'The years don’t follow from the dates.',
  employer: unsaid,
  institution: unsaid,
  name: unsaid,
  place: unsaid,
  title: 'It’s another title than the person held.',
  degree: unsaid,
  credential: unsaid,
  award: unsaid,
  skill: unsaid,
  language: unsaid,
  level: bigger,
  act: bigger,
  helped: 'The person helped, and it no longer says so.',
  team: 'A team did it, and it no longer says so.',
  unfinished: 'It tells what is planned or unfinished as done.',
  wish: 'It tells a goal as a fact.',
  reversed: 'It turns around what the person says.',
  cause: 'It gives a cause or a result that the person doesn’t.',
  wider: bigger,
  restriction: 'It leaves out words that limit what the person says.',
  'other-job': 'It belongs to another job.',
  arrangement: 'It puts the person’s facts together as they didn’t.',
  wording: 'It says something that no line says.',
  lost: 'It leaves out a fact of the line.',
  form: 'It isn’t a line of a resume, or is much longer than the line was.',
  field: 'This can’t be changed, or it isn’t a matter of spelling.',
  list: 'The list would have other items than the person shows.',
};

import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import type { ReviewedEdit } from '../../engine/engine.ts';
import { type BuiltIn, onFloor } from './writer-floor.ts';

interface Floor {
  data: ResumeData;
  floor: BuiltIn;
  /** The score of the resume with these changes. */
  scoreOf(changes: readonly ResumeChange[]): Promise<number>;
}

/**
 * What a model did on the floor of the built-in engine. It never ends with a lower score than the floor alone: where it
 * would, the model's lines that cost the most give way, one after the other, until it doesn't.
 */
export async function withoutLoss(
  theirs: readonly ReviewedEdit[],
  { data, floor, scoreOf }: Floor,
): Promise<ReviewedEdit[]> {
  const scored = async (kept: readonly ReviewedEdit[]) => {
    const outcomes = onFloor(data, kept, floor);
    return { outcomes, score: await scoreOf(changesOf(outcomes)) };
  };
  const lines = theirs.filter(({ outcome }) => outcome === 'change');
  if (lines.length === 0) return onFloor(data, theirs, floor);
  const whole = await scored(theirs);
  const least = await scored(theirs.filter((one) => !lines.includes(one)));
  if (whole.score >= least.score) return whole.outcomes;

  const without = (gone: readonly ReviewedEdit[]) => scored(theirs.filter((one) => !gone.includes(one)));
  const cost = new Map<ReviewedEdit, number>();
  for (const line of lines) cost.set(line, (await without([line])).score - whole.score);
  const byCost = lines.toSorted((a, b) => (cost.get(b) ?? 0) - (cost.get(a) ?? 0));
  for (let gone = 1; gone < byCost.length; gone += 1) {
    const left = await without(byCost.slice(0, gone));
    if (left.score >= least.score) return left.outcomes;
  }
  return least.outcomes;
}

export const changesOf = (outcomes: readonly ReviewedEdit[]): ResumeChange[] =>
  outcomes.flatMap((one) => (one.outcome === 'change' ? [one.change] : []));

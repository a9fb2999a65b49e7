import { isUnsure, unsureBelow } from '#domain/resume/parse/unsure-fields.ts';
import type { FigureTree } from '../part.ts';
import type { Doubts } from './silently-wrong.ts';

/**
 * How much is wrong without a mark, and how much is marked, both as shares of the gold's employers and titles; and
 * the share that would have to be marked for one wrong field in a hundred to stay unmarked.
 */
export function markFigures(doubts: readonly Doubts[]): FigureTree {
  const gold = Math.max(
    1,
    doubts.reduce((sum, one) => sum + one.gold, 0),
  );
  const wrong = doubts.flatMap((one) => one.wrong);
  const all = doubts.flatMap((one) => one.all);
  const silent = (limit: number) => wrong.filter((confidence) => confidence >= limit).length / gold;
  const marked = (limit: number) => all.filter((confidence) => confidence < limit).length / gold;
  const limits = [...new Set(all)].sort((a, b) => a - b);
  const enough = limits.find((limit) => silent(limit) <= 0.01) ?? 1;
  return {
    wrong: { value: wrong.length / gold, n: gold },
    silently_wrong: { value: wrong.filter((confidence) => !isUnsure(confidence)).length / gold, n: gold },
    marked_unsure: { value: marked(unsureBelow), n: gold },
    marked_for_one_percent: { value: marked(enough), n: gold },
  };
}

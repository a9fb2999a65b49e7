import type { Evidence, Verdict } from '../evidence/verdicts.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';

const musts = 1;
const nices = 0.3;

export const weightOf = ({ level }: Pick<Requirement, 'level'>): number => (level === 'must' ? musts : nices);

/**
 * What a verdict is worth. What is unclear is worth as much as speaks for it (decision 44). What is only listed earns
 * nothing until a line shows it: nobody can tell a true list from a copied one (decision 53).
 */
const points: Readonly<Record<Exclude<Verdict, 'not-checkable' | 'unclear'>, number>> = {
  shown: 1,
  named: 0,
  'in-progress': 0.5,
  expired: 0,
  'not-found': 0,
};
const maxUnclear = 0.9;
/** Less is as good as nothing: a word among the skills must not make something of what wasn't found. */
const leastLeaning = 0.45;

/** Undefined for what a resume can't tell. */
export function pointsOf({ verdict, leaning = 0 }: Evidence): number | undefined {
  if (verdict === 'not-checkable') return undefined;
  // All that is asked is told, and we only can't swear to it: whoever wrote it loses nothing by our doubt.
  if (verdict === 'unclear' && leaning >= 1) return points.shown;
  if (verdict === 'unclear') return leaning < leastLeaning ? 0 : maxUnclear * leaning;
  return points[verdict];
}

/** The share of what is asked that a resume earns, 0 to 1. */
export function matchShare(evidence: readonly Evidence[]): number {
  let [got, all] = [0, 0];
  for (const one of evidence) {
    const worth = pointsOf(one);
    if (worth === undefined) continue;
    const weight = weightOf(one.requirement);
    got += worth * weight;
    all += weight;
  }
  return all === 0 ? 0 : got / all;
}

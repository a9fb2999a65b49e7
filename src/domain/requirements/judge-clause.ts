import {
  boilerplate,
  dutyWording,
  mustWording,
  niceWording,
  niceWordingEast,
  notAsked,
  perkWording,
  strongAsk,
  strongAskAbroad,
  strongAskEast,
  weakAsk,
  yearsAsked,
} from './ask-wording.ts';
import { type ConditionKind, conditionsIn } from './condition-wording.ts';
import type { SectionKind } from './section-kind.ts';

export interface ClauseContext {
  section: SectionKind;
  isBullet: boolean;
  /** Not the first sentence of a list item: often a remark about it. */
  isFollowUp: boolean;
  /** Other sentences of this paragraph ask. */
  isAmongAsks: boolean;
}

export interface Judgement {
  isAsk: boolean;
  level: 'must' | 'nice';
  conditions: readonly ConditionKind[];
}

const sectionWeight: Readonly<Record<SectionKind, number>> = {
  must: 2,
  nice: 2,
  none: 0,
  details: 0,
  duty: -2,
  about: -2,
  apply: -2,
  legal: -2,
  perk: -4,
};

/** Whether a sentence or a part of one asks something of the applicant, and how firmly. */
export function judgeClause(lower: string, context: ClauseContext): Judgement {
  const conditions = conditionsIn(lower);
  const isNice = niceWording.test(lower) || niceWordingEast.test(lower);
  const asks = asksStrongly(lower);
  let weight = context.isFollowUp && context.isBullet ? 0 : sectionWeight[context.section];
  if (asks) weight += 2;
  if (conditions.length > 0) weight += 2;
  if (isNice) weight += 1;
  if (weakAsk.test(lower)) weight += context.isAmongAsks ? 2 : 1;
  if (perkWording.test(lower)) weight -= 2;
  if (dutyWording.test(lower)) weight -= 2;
  if (notAsked.test(lower) && !isWishAnyway(lower)) weight -= 4;
  if (boilerplate.test(lower)) weight -= 5;
  return { isAsk: weight >= 2, level: levelOf(lower, isNice, context.section), conditions };
}

export const asksStrongly = (lower: string) =>
  strongAsk.test(lower) || strongAskAbroad.test(lower) || strongAskEast.test(lower) || yearsAsked.test(lower);

/** "Not needed, but tell us if you have one": no demand, yet worth having. */
const isWishAnyway = (lower: string) =>
  /\b(?:but|though|although|however|yet|plus|helpful|useful|welcome|preferred|advantage|asset|gift|tell us|bonus)\b/.test(
    lower,
  );

function levelOf(lower: string, isNice: boolean, section: SectionKind): 'must' | 'nice' {
  if (isNice) return 'nice';
  if (mustWording.test(lower)) return 'must';
  return section === 'nice' ? 'nice' : 'must';
}

import { memoize } from '../../language/memoize.ts';
import { maxClauseLength, phrasePattern } from '../../language/phrase-pattern.ts';
import {
  boilerplate,
  dutyWording,
  hardAsk,
  notAsked,
  paperAsked,
  perkWording,
  personal,
  strongAsks,
  verbs,
  weakAsk,
  yearsAsked,
} from './ask-wording.ts';
import { type ConditionKind, conditionsIn } from './condition-wording.ts';
import { levelSaid, niceWording, niceWordingEast, wishWording } from './level-wording.ts';
import type { SectionKind } from './section-kind.ts';

export interface ClauseContext {
  section: SectionKind;
  isItem: boolean;
  /** Not the first sentence of a list item: often a remark about it. */
  isFollowUp: boolean;
  /** Other sentences of this paragraph ask. */
  isAmongAsks: boolean;
  hasSkill: boolean;
}

export interface ClauseJudgment {
  /** How much speaks for an ask; two or more do without the learned weights. */
  weight: number;
  level: 'must' | 'nice';
  conditions: readonly ConditionKind[];
}

const sectionWeight: Readonly<Record<SectionKind, number>> = {
  must: 2,
  nice: 2,
  none: 0,
  details: 0,
  duty: -2,
  about: -1,
  apply: -2,
  legal: -2,
  perk: -1,
};

/** Conditions that bind wherever they are said. */
const binding: readonly ConditionKind[] = ['authorization', 'check', 'age'];

/** Whether a sentence or a part of one asks something of the applicant, and how firmly. */
export function judgeClause(lower: string, context: ClauseContext): ClauseJudgment {
  const main = mainPart(lower);
  const conditions = conditionsIn(main);
  const isWish = wishWording.test(main) || niceWordingEast.test(main);
  const isNice = isWish || niceWording.test(main);
  const weight =
    baseWeight(lower, context) +
    askWeight(lower, context) +
    conditionWeight(conditions, context) +
    (isWish ? 3 : isNice ? 1 : 0) -
    againstWeight(main, context, isWish, conditions);
  return {
    weight,
    level: levelSaid(main.replace(asideWish, '')) ?? (context.section === 'nice' ? 'nice' : 'must'),
    conditions,
  };
}

const mainPartWords = phrasePattern.gu`\((?!(?:(?:${'judge-clause/main-part'}) ){0,2}(?:${'judge-clause/main-part-2'})(?: to have| only| at hire|,? (?:but )?not (?:required|essential))?\))[^()]*\)`;

/** What stands in brackets is not what is asked. */
const mainPart = (lower: string) => lower.replace(mainPartWords, ' ');

/** "Two years in sales, ideally abroad": the wish is about a part of it only. */
const asideWish =
  /(?<=\p{L}{3}(?: [^\s,]+){2,}), (?:and )?(?:ideally|preferably|idealerweise|idéalement|idealmente|preferiblemente|de preferência|najlepiej) .*$/u;

/** A phrase without a verb, such as "Two years on a line.": under a heading of asks it needs no other wording. */
const isPhrase = (lower: string) => lower.split(/\s+/).length <= 16 && !verbs.test(lower);

function baseWeight(lower: string, { section, isItem, isFollowUp, isAmongAsks }: ClauseContext): number {
  const base = sectionWeight[section];
  if (section === 'perk' && isItem) return -4;
  if (section === 'duty' && !isItem) return -1;
  if (base < 0 && isAmongAsks && section !== 'perk') return base / 2;
  if (base <= 0) return base;
  if (isItem) return isFollowUp ? 0 : 2;
  return isPhrase(lower) ? 2 : 1;
}

function askWeight(lower: string, { isAmongAsks, hasSkill, section }: ClauseContext): number {
  const inAsks = isAmongAsks || section === 'must' || section === 'nice';
  if (yearsAsked.test(lower)) return 4;
  if (hardAsk.test(lower)) return 3;
  if (asksStrongly(lower)) return 2;
  if (paperAsked.test(lower) && isPhrase(lower) && lower.length < 90) return 2;
  if (weakAsk.test(lower) || personal.test(lower)) return inAsks ? 2 : 1;
  return inAsks && (hasSkill || lower.includes('?')) ? 1 : 0;
}

function conditionWeight(conditions: readonly ConditionKind[], { section }: ClauseContext): number {
  if (conditions.some((condition) => binding.includes(condition))) return 4;
  if (conditions.some((condition) => condition !== 'sample')) return 2;
  const isPlace = section === 'details' || section === 'must' || section === 'nice';
  return conditions.length > 0 ? (isPlace ? 2 : 1) : 0;
}

function againstWeight(
  main: string,
  { section, isItem }: ClauseContext,
  isWish: boolean,
  conditions: readonly ConditionKind[],
): number {
  const inAsks = section === 'must' || section === 'nice';
  const duty = dutyWording.exec(main);
  let against = 0;
  if (perkWording.test(main) && !(inAsks && isItem)) against += 2;
  if (
    duty &&
    (!inAsks || duty.index < 3) &&
    !conditions.some((kind) => kind !== 'sample') &&
    !hardAsk.test(main)
  )
    against += 2;
  if (notAsked.some((pattern) => pattern.test(main)) && !isWish) against += 4;
  if (boilerplate.test(main)) against += 5;
  if (applyLead.test(main) && !isWish && !conditions.includes('sample')) against += 4;
  return against;
}

/** How to send an application: not what the person must be. */
const applyLead = phrasePattern.u`^(?:${'judge-clause/apply-lead'})(?![\p{L}])`;

const asksStrongly = (clause: string) => {
  const lower = clause.slice(0, maxClauseLength);
  return [...strongAsks, yearsAsked].some((pattern) => pattern.test(lower));
};

/** Those of the last few postings. */
const rememberedSentences = 500;

/** Asks, wishes or sets a condition: enough to tell a list of requirements from other lists. */
export const asksSomehow = memoize(
  (lower) =>
    asksStrongly(lower) || wishWording.test(lower) || personal.test(lower) || conditionsIn(lower).length > 0,
  rememberedSentences,
);

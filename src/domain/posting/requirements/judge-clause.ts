import { longestClause, phrasePattern } from '../../language/phrase-pattern.ts';
import { levelWord } from './ask-head.ts';
import {
  hardAsk,
  paperAsked,
  personal,
  strongAsk,
  strongAskAbroad,
  strongAskEast,
  weakAsk,
  yearsAsked,
} from './ask-wording.ts';
import { verbs } from './clause-verbs.ts';
import { type ConditionKind, conditionsIn } from './condition-wording.ts';
import { levelSaid, niceWording, niceWordingEast, wishWording } from './level-wording.ts';
import { boilerplate, dutyWording, notAsked, notAskedEast, perkWording } from './other-wording.ts';
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

export interface Judgement {
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

/** Conditions that bind wherever they are said; the others are also said of the job without asking. */
const binding: readonly ConditionKind[] = ['authorization', 'check', 'age'];
const loose: readonly ConditionKind[] = ['schedule', 'sample'];

/** Whether a sentence or a part of one asks something of the applicant, and how firmly. */
export function judgeClause(lower: string, context: ClauseContext): Judgement {
  const main = mainPart(lower);
  const conditions = conditionsIn(main);
  const isWish = wishWording.test(main) || niceWordingEast.test(main);
  const isNice = isWish || niceWording.test(main);
  const weight =
    baseWeight(lower, context) +
    askWeight(lower, context) +
    conditionWeight(main, conditions, context) +
    (isWish ? 3 : isNice ? 1 : 0) -
    againstWeight(main, context, isWish, conditions);
  return { weight, level: levelOf(lower, context.section), conditions };
}

const mainPartWords2 = phrasePattern.u`,? (?:as|because|since|so that) (?:${'judge-clause/main-part-3'})\b.*$`;

const mainPartWords = phrasePattern.gu`\((?!(?:(?:${'judge-clause/main-part'}) ){0,2}(?:${'judge-clause/main-part-2'})(?: to have| only| at hire|,? (?:but )?not (?:required|essential))?\))[^()]*\)`;

/** What stands in brackets, or gives the reason, is not what is asked. */
const mainPart = (lower: string) =>
  lower
    .replace(mainPartWords, ' ')
    .replace(/, which (?:is|are|we|you) .*$/u, '')
    .replace(mainPartWords2, '');

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

const praised = new RegExp(`^(?:an? )?(?:very )?${levelWord} `, 'u');

function askWeight(lower: string, { isAmongAsks, hasSkill, section }: ClauseContext): number {
  const inAsks = isAmongAsks || section === 'must' || section === 'nice';
  if (yearsAsked.test(lower)) return 4;
  if (hardAsk.test(lower)) return 3;
  if (asksStrongly(lower)) return 2;
  if (paperAsked.test(lower) && isPhrase(lower) && lower.length < 90) return 2;
  if (weakAsk.test(lower) && praised.test(lower) && isPhrase(lower)) return 2;
  if (weakAsk.test(lower) || personal.test(lower)) return inAsks ? 2 : 1;
  return inAsks && (hasSkill || lower.includes('?')) ? 1 : 0;
}

/** Said of the person's hours, not of the shop's. */
const scheduled = phrasePattern.u`(?<![\p{L}])(?:${'judge-clause/scheduled'})(?![\p{L}])`;

function conditionWeight(
  lower: string,
  conditions: readonly ConditionKind[],
  { section }: ClauseContext,
): number {
  if (conditions.some((condition) => binding.includes(condition))) return 4;
  if (conditions.some((condition) => !loose.includes(condition))) return 2;
  if (conditions.includes('schedule') && scheduled.test(lower)) return 2;
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
  if ((notAsked.test(main) || notAskedEast.test(main)) && !isWish) against += 4;
  if (boilerplate.test(main)) against += 5;
  if (/\be-verify\b/.test(main) && !conditions.includes('check')) against += 4;
  if ((applyLead.test(main) || invitation.test(main)) && !isWish && !conditions.includes('sample'))
    against += 4;
  return against;
}

/** How to send an application: not what the person must be. */
const applyLead = phrasePattern.u`^(?:${'judge-clause/apply-lead'})(?![\p{L}])`;

/** "If this sounds like you, get in touch": a way to say "apply". */
const invitation = phrasePattern.u`^(?:if|when|ready|interested|sounds?) .*(?:[,?!]| then) ?(?:then )?(?:please )?(?:${'judge-clause/invitation'})(?![\p{L}])`;

const asksStrongly = (clause: string) => {
  const lower = clause.slice(0, longestClause);
  return [strongAsk, strongAskAbroad, strongAskEast, yearsAsked].some((pattern) => pattern.test(lower));
};

/** "Two years in sales, ideally abroad": the wish is about a part of it only. */
const asideWish =
  /(?<=\p{L}{3}(?: [^\s,]+){2,}), (?:and )?(?:ideally|preferably|idealerweise|idéalement|idealmente|preferiblemente|de preferência|najlepiej) .*$/u;

/** The level that the words of a clause say, asides left out. */
const levelSaidIn = (lower: string) => levelSaid(mainPart(lower).replace(asideWish, ''));

function levelOf(lower: string, section: SectionKind): 'must' | 'nice' {
  return levelSaidIn(lower) ?? (section === 'nice' ? 'nice' : 'must');
}

/** Asks, wishes or sets a condition: enough to tell a list of requirements from other lists. */
export const asksSomehow = (lower: string) =>
  asksStrongly(lower) || wishWording.test(lower) || personal.test(lower) || conditionsIn(lower).length > 0;

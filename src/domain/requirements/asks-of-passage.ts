import type { Span } from '../text/span.ts';
import { paperAsked, weakAsk } from './ask-wording.ts';
import type { ConditionKind } from './condition-wording.ts';
import { asksSomehow, type ClauseContext, type Judgement, judgeClause, levelSaidIn } from './judge-clause.ts';
import { dutyWording } from './other-wording.ts';
import type { Passage, Sentence } from './posting-passages.ts';
import { splitAsks } from './split-asks.ts';
import { likeBefore } from './split-clauses.ts';
import type { TextSense } from './text-sense.ts';
import { trimAsk } from './trim-ask.ts';

export interface Ask extends Span {
  level: 'must' | 'nice';
  conditions: readonly ConditionKind[];
  /** Where its sentence begins. */
  sentence: number;
}

/** What the rules need to know of one posting's text. */
export interface AskFinder extends TextSense {
  asksSomehow(span: Span): boolean;
}

export function createAskFinder(
  lower: string,
  skills: readonly Span[],
  credentials: readonly Span[],
  isVerb: (word: string) => boolean,
): AskFinder {
  const known = new Map<string, boolean>();
  return {
    lower,
    isVerb,
    hasCredential: (start, end) => credentials.some((paper) => paper.start >= start && paper.end <= end),
    hasSkill: (start, end) => skills.some((skill) => skill.start >= start && skill.end <= end),
    asksSomehow: ({ start, end }) => {
      const words = lower.slice(start, end);
      const asks = known.get(words) ?? asksSomehow(words);
      known.set(words, asks);
      return asks;
    },
  };
}

const isAskingList = ({ items, asking, working }: { items: number; asking: number; working: number }) =>
  asking >= items * 0.4 && working < items * 0.4;

function soundsAsked(finder: AskFinder, { start, end }: Span): boolean {
  if (finder.asksSomehow({ start, end })) return true;
  const words = finder.lower.slice(start, end);
  if (soundsLikeWork(finder, { start, end })) return false;
  return weakAsk.test(words) || paperAsked.test(words) || finder.hasSkill(start, end);
}

/** "Employer: …", "Vacancies: 1": a form's field, not an item of a list. */
const isField = ({ lower }: AskFinder, { start, end, isBullet }: Passage) =>
  !isBullet && /^[^:.,]{2,30}: /u.test(lower.slice(start, end));

/** "Plan routes", "Answering the phone": a deed at the start. */
function soundsLikeWork({ lower, isVerb }: AskFinder, { start, end }: Span): boolean {
  const words = lower.slice(start, end);
  const [first = ''] = words.split(/[^\p{L}-]/u, 1);
  return isVerb(first) || /\p{L}{3}ing$/u.test(first) || dutyWording.test(words);
}

/** A list under no telling heading is a list of requirements when enough of it asks. */
export function settleLists(finder: AskFinder, passages: readonly Passage[]): Passage[] {
  const counts = new Map<number, { items: number; asking: number; working: number }>();
  for (const passage of passages) {
    if (!passage.isItem || passage.section !== 'none' || isField(finder, passage)) continue;
    const count = counts.get(passage.group) ?? { items: 0, asking: 0, working: 0 };
    count.items += 1;
    if (soundsAsked(finder, passage)) count.asking += 1;
    else if (soundsLikeWork(finder, passage)) count.working += 1;
    counts.set(passage.group, count);
  }
  return passages.map((passage) => {
    const count = counts.get(passage.group);
    if (
      !passage.isItem ||
      passage.section !== 'none' ||
      !count ||
      !isAskingList(count) ||
      isField(finder, passage)
    )
      return passage;
    const sentences = passage.sentences.map((sentence) =>
      sentence.section === 'none' ? { ...sentence, section: 'must' as const } : sentence,
    );
    return { ...passage, section: 'must', sentences };
  });
}

export function asksOf(finder: AskFinder, passage: Passage): Ask[] {
  const { sentences } = passage;
  const asking = sentences.filter((sentence) => finder.asksSomehow(sentence)).length;
  const isAmongAsks = !passage.isItem && (asking >= 2 || asking * 2 >= sentences.length);
  const asks: Ask[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const words = finder.lower.slice(sentence.start, sentence.end);
    if (/\bnone of (?:that|this|these|those|it)\b/.test(words)) {
      for (const ask of asks) if (ask.end > (sentences[index - 1]?.start ?? 0)) ask.level = 'nice';
      continue;
    }
    const context: SentenceContext = {
      section: sentence.section,
      isItem: passage.isItem || sentence.isLabelled || (words.includes(';') && sentence.section !== 'perk'),
      isFollowUp: passage.isItem && index > 0,
      isAmongAsks,
      isTooLike: isTooLike(words, asks.at(-1), sentences[index - 1]),
    };
    asks.push(...asksOfSentence(finder, sentence, context, passage.isWhole));
  }
  return mergeConditions(asks);
}

type SentenceContext = Omit<ClauseContext, 'hasSkill'>;

/** "Somali or Nepali too.": wished for like what stands before. */
const isTooLike = (words: string, last: Ask | undefined, before: Span | undefined) =>
  last !== undefined &&
  before !== undefined &&
  last.end > before.start &&
  (likeBefore.test(words) || (/\b(?:too|as well|also)[.!]?$/.test(words) && words.split(/\s+/).length <= 8))
    ? last.level
    : undefined;

/**
 * The wording of a clause holds for all names in its list: "experience with A, B and C is a plus". Other parts
 * have their own; the first part counts only if it asks itself.
 */
function asksOfSentence(
  finder: AskFinder,
  sentence: Sentence,
  context: SentenceContext,
  isWhole: boolean,
): Ask[] {
  const judge = ({ start, end }: Span) =>
    judgeClause(finder.lower.slice(start, end), { ...context, hasSkill: finder.hasSkill(start, end) });
  const levelOfWords = ({ start, end }: Span) => levelSaidIn(finder.lower.slice(start, end));
  const levelOfPart = (part: Span, own: Judgement, leading: Ask['level'] | undefined, whole: Judgement) =>
    levelOfWords(part) ?? leading ?? (own.isAsk ? own.level : whole.level);
  const clauses = isWhole
    ? [{ ...sentence, items: [sentence], isOneList: true }]
    : splitAsks(finder, sentence, sentence.isLabelled && sentence.section !== 'details');
  let before: Judgement | undefined;
  return clauses.flatMap((clause) => {
    const isLike = before?.isAsk && likeBefore.test(finder.lower.slice(clause.start, clause.end));
    const whole = isLike && before ? { ...judge(clause), isAsk: true, level: before.level } : judge(clause);
    before = whole;
    if (!whole.isAsk) return [];
    const [first] = clause.items;
    const leading = first && clause.items.length > 1 ? levelOfWords(first) : undefined;
    return clause.items.flatMap((item, index) => {
      const own = clause.items.length === 1 ? whole : judge(item);
      if (!clause.isOneList && index === 0 && !own.isAsk) return [];
      const span = trimAsk(finder.lower, item);
      const level = clause.isOneList
        ? whole.level
        : levelOfPart(item, own, index > 0 ? leading : undefined, whole);
      return span.end - span.start > 1
        ? [{ ...span, level, conditions: own.conditions, sentence: sentence.start }]
        : [];
    });
  });
}

const restated: readonly ConditionKind[] = ['authorization', 'location'];
const inOneSentence: readonly ConditionKind[] = ['check', 'physical'];

const isSame = (a: Ask, b: Ask, kinds: readonly ConditionKind[]) =>
  kinds.some((kind) => a.conditions.includes(kind) && b.conditions.includes(kind));

const isRestated = (a: Ask, b: Ask) => isSame(a, b, restated);

/** One condition said in two breaths is one ask: "This job is on site. Please don't apply for hybrid." */
function mergeConditions(asks: readonly Ask[]): Ask[] {
  const merged: Ask[] = [];
  for (const ask of asks) {
    const last = merged.at(-1);
    const isOne =
      last &&
      ask.start - last.end < 25 &&
      ask.level === last.level &&
      (isRestated(last, ask) || (ask.sentence === last.sentence && isSame(last, ask, inOneSentence)));
    if (isOne) last.end = ask.end;
    else merged.push({ ...ask });
  }
  return merged;
}

import type { Lexicon, Skill } from '../lexicon.ts';
import type { Mention } from '../phrase-index.ts';
import { wordsOf } from '../words.ts';
import { describeAsk, type RequirementKind } from './describe-ask.ts';
import { asksSomehow, type ClauseContext, type Judgement, judgeClause } from './judge-clause.ts';
import { type Passage, passagesOf } from './posting-passages.ts';
import { type Span, sentencesOf } from './posting-sentences.ts';
import { type PostingText, readPosting } from './posting-text.ts';
import { type SkillFinder, splitAsks } from './split-asks.ts';
import { trimAsk } from './trim-ask.ts';

/** One thing a posting asks for that can be checked alone. */
export interface Requirement {
  /** Exactly what the posting says: `description.slice(start, end)`. */
  quote: string;
  start: number;
  end: number;
  name: string;
  kind: RequirementKind;
  level: 'must' | 'nice';
  /** The least number of years asked. */
  years?: number;
  /** The skills of the product's list that the quote names. */
  skills?: string[];
}

interface Ask extends Span {
  level: 'must' | 'nice';
  conditions: Judgement['conditions'];
}

/** What a posting asks of an applicant, in its own words and order. */
export function extractRequirements(description: string, lexicon: Lexicon): Requirement[] {
  const posting = readPosting(description);
  const skills = lexicon.skills.find(wordsOf(posting.text)).filter((skill) => isNamed(posting.text, skill));
  const hasSkill: SkillFinder = (start, end) =>
    skills.some((skill) => skill.start >= start && skill.end <= end);
  const passages = settleSections(posting, passagesOf(posting));
  const asks = passages.flatMap((passage) => asksOf(posting, passage, hasSkill));
  return withoutRepeats(asks).map((ask) => {
    const { start, end } = posting.originalOf(ask.start, ask.end);
    const named = skills.filter((skill) => skill.start >= ask.start && skill.end <= ask.end);
    const names = [...new Set(named.map(({ value }) => value.name))];
    const described = describeAsk(posting.text.slice(ask.start, ask.end), ask.conditions);
    return {
      quote: description.slice(start, end),
      start,
      end,
      level: ask.level,
      ...described,
      ...(names.length > 0 ? { skills: names } : {}),
    };
  });
}

/** An ordinary word counts as a skill only where it is written as a name. */
const isNamed = (text: string, { value, start }: Mention<Skill>) =>
  !value.ambiguous || /\p{Lu}/u.test(text[start] ?? '');

/** A list under no telling heading is a list of requirements when enough of it asks. */
function settleSections(posting: PostingText, passages: readonly Passage[]): Passage[] {
  const counts = new Map<number, { items: number; asking: number }>();
  for (const { start, end, section, group, isBullet } of passages) {
    if (!isBullet || section !== 'none') continue;
    const count = counts.get(group) ?? { items: 0, asking: 0 };
    count.items += 1;
    if (asksSomehow(posting.lower.slice(start, end))) count.asking += 1;
    counts.set(group, count);
  }
  return passages.map((passage) => {
    const count = counts.get(passage.group);
    const isList = passage.isBullet && passage.section === 'none' && count;
    return isList && count.asking >= count.items * 0.35 ? { ...passage, section: 'must' } : passage;
  });
}

function asksOf(posting: PostingText, passage: Passage, hasSkill: SkillFinder): Ask[] {
  const { lower } = posting;
  const sentences = withAnswers(lower, sentencesOf(posting.text, passage.start, passage.end));
  const asking = sentences.filter(({ start, end }) => asksSomehow(lower.slice(start, end))).length;
  const isAmongAsks = !passage.isBullet && (asking >= 2 || asking * 2 >= sentences.length);
  const asks: Ask[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (/\bnone of (?:that|this|these|those|it)\b/.test(lower.slice(sentence.start, sentence.end))) {
      for (const ask of asks) if (ask.end > (sentences[index - 1]?.start ?? 0)) ask.level = 'nice';
      continue;
    }
    const context = { ...passage, isFollowUp: index > 0, isAmongAsks };
    asks.push(...asksOfSentence(lower, sentence, context, hasSkill));
  }
  return asks;
}

/**
 * The wording of a sentence holds for all its parts: "experience with A, B and C is a plus". A part that is no
 * ask by itself still is one when the sentence asks and the part is an item of its list.
 */
function asksOfSentence(
  lower: string,
  sentence: Span,
  context: Omit<ClauseContext, 'hasSkill'>,
  hasSkill: SkillFinder,
): Ask[] {
  return splitAsks(lower, sentence, hasSkill).flatMap((clause) => {
    const whole = judgeClause(lower.slice(clause.start, clause.end), {
      ...context,
      hasSkill: hasSkill(clause.start, clause.end),
    });
    if (!whole.isAsk) return [];
    return clause.items.flatMap((item) => {
      const words = lower.slice(item.start, item.end);
      const own = judgeClause(words, { ...context, hasSkill: hasSkill(item.start, item.end) });
      const span = trimAsk(lower, item);
      const level = clause.items.length > 1 && own.isAsk && !clause.isOneList ? own.level : whole.level;
      return span.end - span.start > 1 ? [{ ...span, level, conditions: own.conditions }] : [];
    });
  });
}

/** A question and its answer are one: "Second language? Always welcome." */
function withAnswers(lower: string, sentences: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last && /\?["')]*$/.test(lower.slice(last.start, last.end))) last.end = sentence.end;
    else joined.push({ ...sentence });
  }
  return joined;
}

/** The same words asked twice count once. */
function withoutRepeats(asks: readonly Ask[]): Ask[] {
  let reached = -1;
  return asks.filter(({ start, end }) => {
    if (start < reached || end <= start) return false;
    reached = end;
    return true;
  });
}

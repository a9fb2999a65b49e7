import type { Lexicon } from '../lexicon.ts';
import { describeAsk, type RequirementKind } from './describe-ask.ts';
import { asksStrongly, type Judgement, judgeClause } from './judge-clause.ts';
import { type Passage, passagesOf } from './posting-passages.ts';
import { type Span, sentencesOf } from './posting-sentences.ts';
import { type PostingText, readPosting } from './posting-text.ts';
import { splitAsks } from './split-asks.ts';
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
  const passages = settleSections(posting, passagesOf(posting));
  const asks = passages.flatMap((passage) => asksOf(posting, passage));
  return withoutRepeats(asks).map((ask) => {
    const { start, end } = posting.originalOf(ask.start, ask.end);
    const described = describeAsk(posting.text.slice(ask.start, ask.end), ask.conditions, lexicon);
    return { quote: description.slice(start, end), start, end, level: ask.level, ...described };
  });
}

/** A list or a paragraph under no telling heading is a list of requirements when enough of it asks. */
function settleSections(posting: PostingText, passages: readonly Passage[]): Passage[] {
  const counts = new Map<number, { items: number; asking: number }>();
  for (const { start, end, section, group, isBullet } of passages) {
    if (!isBullet || section !== 'none') continue;
    const count = counts.get(group) ?? { items: 0, asking: 0 };
    count.items += 1;
    if (asksStrongly(posting.lower.slice(start, end))) count.asking += 1;
    counts.set(group, count);
  }
  return passages.map((passage) => {
    const count = counts.get(passage.group);
    const isList = passage.isBullet && passage.section === 'none' && count;
    return isList && count.asking >= count.items * 0.35 ? { ...passage, section: 'must' } : passage;
  });
}

function asksOf(posting: PostingText, passage: Passage): Ask[] {
  const sentences = sentencesOf(posting.text, passage.start, passage.end);
  const asking = sentences.filter(({ start, end }) => asksStrongly(posting.lower.slice(start, end))).length;
  const isAmongAsks = !passage.isBullet && (asking >= 2 || asking * 2 >= sentences.length);
  const asks: Ask[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (/\bnone of (?:that|this|these|those|it)\b/.test(posting.lower.slice(sentence.start, sentence.end))) {
      for (const ask of asks) if (ask.end > (sentences[index - 1]?.start ?? 0)) ask.level = 'nice';
      continue;
    }
    for (const clause of splitAsks(posting.lower, sentence)) {
      const lower = posting.lower.slice(clause.start, clause.end);
      const context = { ...passage, isFollowUp: index > 0, isAmongAsks };
      const { isAsk, level, conditions } = judgeClause(lower, context);
      const span = trimAsk(posting.lower, clause);
      if (isAsk && span.end - span.start > 1) asks.push({ ...span, level, conditions });
    }
  }
  return asks;
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

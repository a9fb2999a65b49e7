import type { Span } from '../../language/span.ts';
import type { AskFinder } from './ask-finder.ts';
import { type ClauseContext, type Judgement, judgeClause } from './judge-clause.ts';
import type { Passage, Sentence } from './posting-passages.ts';
import { splitAsks } from './split-asks.ts';
import { trimAsk } from './trim-ask.ts';

/** A part of a posting that may be an ask, with all that helps to tell. */
export interface AskCandidate extends Span {
  passage: Passage;
  sentence: Sentence;
  /** Which sentence of its passage, and which item of its clause. */
  place: number;
  item: number;
  clause: Span;
  /** The items of its clause are names under one head. */
  isOneList: boolean;
  context: Omit<ClauseContext, 'hasSkill'>;
  /** What the rules say of it alone, and of its clause. */
  own: Judgement;
  whole: Judgement;
}

/** Everything in a posting that can be checked alone, asked or not, in order. */
export const candidatesOf = (finder: AskFinder, passages: readonly Passage[]): AskCandidate[] =>
  passages.flatMap((passage) => {
    const { sentences } = passage;
    const asking = sentences.filter((sentence) => finder.asksSomehow(sentence)).length;
    const isAmongAsks = !passage.isItem && (asking >= 2 || asking * 2 >= sentences.length);
    return sentences.flatMap((sentence, place) => {
      const words = finder.lower.slice(sentence.start, sentence.end);
      const context = {
        section: sentence.section,
        isItem: passage.isItem || sentence.isLabelled || (words.includes(';') && sentence.section !== 'perk'),
        isFollowUp: passage.isItem && place > 0,
        isAmongAsks,
      };
      return candidatesOfSentence(finder, passage, sentence, place, context);
    });
  });

function candidatesOfSentence(
  finder: AskFinder,
  passage: Passage,
  sentence: Sentence,
  place: number,
  context: AskCandidate['context'],
): AskCandidate[] {
  const judge = ({ start, end }: Span) =>
    judgeClause(finder.lower.slice(start, end), { ...context, hasSkill: finder.hasSkill(start, end) });
  const clauses = passage.isWhole
    ? [{ ...sentence, items: [sentence], isOneList: true }]
    : splitAsks(finder, sentence, sentence.isLabelled && sentence.section !== 'details');
  return clauses.flatMap(({ start, end, items, isOneList }) => {
    const clause = { start, end };
    const whole = judge(clause);
    return items.flatMap((part, item) => {
      const span = trimAsk(finder.lower, part);
      if (span.end - span.start <= 1) return [];
      const own = items.length === 1 ? whole : judge(part);
      return [{ ...span, passage, sentence, place, item, clause, isOneList, context, own, whole }];
    });
  });
}

/** What stands further on in a clause no longer tells of its items. */
const farthest = 600;

export const wholeWords = ({ lower }: AskFinder, { start, end }: Span): string =>
  lower.slice(start, Math.min(end, start + farthest));

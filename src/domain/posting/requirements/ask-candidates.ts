import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { asksSomehow, type ClauseContext, type ClauseJudgment, judgeClause } from './judge-clause.ts';
import type { Passage, Sentence } from './posting-passages.ts';
import { clausesOf } from './split-clauses.ts';
import { trimAsk } from './trim-ask.ts';

/** What the rules need to know of one posting's text. */
export interface AskFinder {
  lower: string;
  /** Says whether a known skill is named in a run of the text. */
  hasSkill(start: number, end: number): boolean;
  /** Says whether a license or certificate is named in a run of the text. */
  hasCredential(start: number, end: number): boolean;
  isVerb(word: string): boolean;
}

/** A clause of a posting that may ask. */
export interface AskCandidate extends Span {
  passage: Passage;
  sentence: Sentence;
  /** Which sentence of its passage. */
  place: number;
  context: Omit<ClauseContext, 'hasSkill'>;
  /** What the rules say of it alone. */
  own: ClauseJudgment;
}

/** Everything in a posting that can ask by itself, asked or not, in order. */
export const candidatesOf = (finder: AskFinder, passages: readonly Passage[]): AskCandidate[] =>
  passages.flatMap((passage) => {
    const { sentences } = passage;
    const asking = sentences.filter((sentence) =>
      asksSomehow(finder.lower.slice(sentence.start, sentence.end)),
    ).length;
    const isAmongAsks = !passage.isItem && (asking >= 2 || asking * 2 >= sentences.length);
    return sentences.flatMap((sentence, place) => {
      const words = finder.lower.slice(sentence.start, sentence.end);
      if (dictates(words)) return [];
      const context = {
        section: sentence.section,
        isItem: passage.isItem || sentence.isLabeled || (words.includes(';') && sentence.section !== 'perk'),
        isFollowUp: passage.isItem && place > 0,
        isAmongAsks,
      };
      const clauses = passage.isWhole ? [sentence] : clausesOf(finder.lower, sentence);
      return clauses
        .map((part) => trimAsk(finder.lower, part))
        .filter(({ start, end }) => end - start > 1)
        .map((span) => {
          const hasSkill = finder.hasSkill(span.start, span.end);
          const own = judgeClause(finder.lower.slice(span.start, span.end), { ...context, hasSkill });
          return { ...span, passage, sentence, place, context, own };
        });
    });
  });

const paper = phrasePattern.iu`(?<!\p{L})(?:${'ask-candidates/paper'})(?!\p{L})`;
const dictated = /["“„«»](?:[^"“”„«»\s]+\s+){2,}[^"“”„«»\s]+["”“«»]/u;

/** What a resume or a letter has to say, word for word, is no ask of the person. */
const dictates = (words: string): boolean => dictated.test(words) && paper.test(words);

/** What stands further on in a clause no longer tells of it. */
const farthest = 600;

export const wholeWords = ({ lower }: AskFinder, { start, end }: Span): string =>
  lower.slice(start, Math.min(end, start + farthest));

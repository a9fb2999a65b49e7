import { type AnswerReview, criteria, type Grade } from '#domain/interview/interview.ts';
import { reviewAnswer } from '#domain/interview/review-answer.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import type { Figure } from '../part.ts';
import type { Split } from '../split.ts';
import { type AnswerPair, type GradedAnswer, readAnswers, readPairs } from './read-interviews.ts';

export interface ReviewedAnswer {
  gold: GradedAnswer;
  review: AnswerReview;
}

export interface ReviewedPair {
  pair: AnswerPair;
  better: AnswerReview;
  worse: AnswerReview;
}

export interface Reviewed {
  answers: ReviewedAnswer[];
  pairs: ReviewedPair[];
}

export interface MeasuredFeedback {
  figures: Record<FeedbackFigure, Figure>;
  findings: string[];
}

export type FeedbackFigure = 'overall_within_1' | 'kappa' | 'pairs_better_wins' | 'quotes_exact';

/** How the rubric's grades agree with people's, and whether what it quotes is there. */
export function measureFeedback(
  folder: string,
  split: Split | undefined,
  lexicon: Lexicon,
): MeasuredFeedback {
  const reviewed = reviewsWith(lexicon, readAnswers(folder, split), readPairs(folder, split));
  return { figures: figuresOf(reviewed), findings: findingsOf(reviewed) };
}

export function reviewsWith(
  lexicon: Lexicon,
  answers: readonly GradedAnswer[],
  pairs: readonly AnswerPair[],
): Reviewed {
  const review = ({ jobTitle, question, kind }: GradedAnswer | AnswerPair, answer: string) =>
    reviewAnswer({ lexicon }, { question: { text: question, kind, good: [] }, jobTitle, answer });
  return {
    answers: answers.map((gold) => ({ gold, review: review(gold, gold.answer) })),
    pairs: pairs.map((pair) => ({
      pair,
      better: review(pair, pair.better),
      worse: review(pair, pair.worse),
    })),
  };
}

const isWithin1 = ({ gold, review }: ReviewedAnswer) =>
  Math.abs(gold.grades.overall - review.grades.overall) <= 1;
const betterWins = ({ better, worse }: ReviewedPair) => better.points > worse.points;

const shareOf = (hits: readonly boolean[]): Figure => ({
  value: hits.length === 0 ? 1 : hits.filter((hit) => hit).length / hits.length,
  n: hits.length,
});

export function figuresOf({ answers, pairs }: Reviewed): Record<FeedbackFigure, Figure> {
  const quotes = [
    ...answers.map(({ gold, review }) => ({ text: gold.answer, review })),
    ...pairs.map(({ pair, better }) => ({ text: pair.better, review: better })),
    ...pairs.map(({ pair, worse }) => ({ text: pair.worse, review: worse })),
  ].flatMap(({ text, review }) => review.notes.map(({ quote, start }) => text.startsWith(quote, start)));
  return {
    overall_within_1: shareOf(answers.map(isWithin1)),
    kappa: {
      value: weightedKappa(
        answers.map(({ review }) => review.grades.overall),
        answers.map(({ gold }) => gold.grades.overall),
      ),
      n: answers.length,
    },
    pairs_better_wins: shareOf(pairs.map(betterWins)),
    quotes_exact: shareOf(quotes),
  };
}

/** Cohen's kappa with squared distances: 1 agrees always, 0 as often as chance would. */
function weightedKappa(given: readonly Grade[], gold: readonly Grade[]): number {
  const apart = given.reduce<number>((sum, grade, place) => sum + (grade - (gold[place] ?? 0)) ** 2, 0);
  const byChance = given.reduce<number>(
    (sum, grade) => sum + gold.reduce<number>((all, other) => all + (grade - other) ** 2, 0) / gold.length,
    0,
  );
  return byChance === 0 ? 1 : 1 - apart / byChance;
}

function findingsOf({ answers, pairs }: Reviewed): string[] {
  return [
    ...answers
      .filter((one) => !isWithin1(one))
      .map(({ gold, review }) => {
        const grades = criteria.map((name) => `${name} ${review.grades[name]}/${gold.grades[name]}`);
        return `interviews ${gold.id} given/gold: ${grades.join(', ')} (${review.points} points)`;
      }),
    ...pairs
      .filter((one) => !betterWins(one))
      .map(
        ({ pair, better, worse }) =>
          `interviews ${pair.id} better ${better.points} points, worse ${worse.points}`,
      ),
  ];
}

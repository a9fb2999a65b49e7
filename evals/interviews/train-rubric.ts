import { readSentences } from '#domain/interview/answer-clauses.ts';
import { readFeatures } from '#domain/interview/answer-features.ts';
import { type Feature, type Features, features } from '#domain/interview/feature-names.ts';
import { type Criterion, criteria, type QuestionKind } from '#domain/interview/interview.ts';
import type { RubricWeights } from '#domain/interview/rubric-weights.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { type LearnedWeights, learnWeights } from './learn-rubric.ts';
import type { AnswerPair, GradedAnswer } from './read-interviews.ts';

/** What a criterion may hang on; the overall grade on everything. */
const looksAt: Record<Criterion, readonly Feature[]> = {
  relevance: [
    ...(['topic', 'topicNear', 'offTopic', 'noOccasion', 'fittingDeeds', 'addressed', 'tells'] as const),
    ...([
      'opinion',
      'label',
      'boast',
      'jargon',
      'policy',
      'private',
      'chatter',
      'general',
      'credential',
    ] as const),
  ],
  structure: [
    ...([
      'sequence',
      'conditions',
      'reasons',
      'contrasts',
      'richSentences',
      'fittingDeeds',
      'lists',
    ] as const),
    ...(['tooLong', 'emptySentences', 'chatter', 'private', 'opinion', 'label', 'jargon', 'vague'] as const),
    'endsInResult',
  ],
  specificity: [
    ...(['ownDeeds', 'ownShare', 'numbers', 'times', 'rareWords', 'lists', 'checks', 'tells'] as const),
    ...(['contrasts', 'richSentences', 'team', 'passive', 'general', 'opinion', 'label', 'vague'] as const),
    ...(['jargon', 'policy', 'cliche', 'looseNumbers', 'absolute', 'emptySentences', 'longWords'] as const),
  ],
  outcome: [
    ...(['results', 'endsInResult', 'learning', 'checks', 'numbers', 'fittingDeeds', 'reasons'] as const),
    ...(['conditions', 'tells', 'unsafe', 'dishonest', 'blaming', 'opinion', 'label', 'noOccasion'] as const),
    ...(['chatter', 'passive', 'boast', 'emptySentences', 'dismissal'] as const),
  ],
  overall: features,
};

/** Least squares draws everything to the middle; grades are spread again by this much around it. */
const spread = 1.15;
const middle = 2;

export interface Lesson {
  graded: { answer: GradedAnswer; values: Features }[];
  ranked: { pair: AnswerPair; better: Features; worse: Features }[];
}

export function lessonOf(
  lexicon: Lexicon,
  answers: readonly GradedAnswer[],
  pairs: readonly AnswerPair[],
): Lesson {
  const read = (text: string, kind: QuestionKind, answer: string) =>
    readFeatures(lexicon, { text, kind }, readSentences(answer)).features;
  return {
    graded: answers.map((answer) => ({ answer, values: read(answer.question, answer.kind, answer.answer) })),
    ranked: pairs.map((pair) => ({
      pair,
      better: read(pair.question, pair.kind, pair.better),
      worse: read(pair.question, pair.kind, pair.worse),
    })),
  };
}

export function trainRubric({ graded, ranked }: Lesson): RubricWeights {
  return Object.fromEntries(
    criteria.map((criterion) => [
      criterion,
      spreadOut(
        learnWeights(
          looksAt[criterion],
          graded.map(({ answer, values }) => ({ values, grade: answer.grades[criterion] })),
          criterion === 'overall' ? ranked : [],
        ),
      ),
    ]),
  ) as RubricWeights;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function spreadOut({ bias, weights }: LearnedWeights): LearnedWeights {
  return {
    bias: rounded(middle + (bias - middle) * spread),
    weights: Object.fromEntries(
      Object.entries(weights)
        .map(([name, weight]) => [name, rounded(weight * spread)] as const)
        .filter(([, weight]) => weight !== 0),
    ),
  };
}

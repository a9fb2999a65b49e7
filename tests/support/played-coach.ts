import type { ProposedQuestion } from '#domain/interview/model-question.ts';
import type { AnswerCall } from '#server/providers/model.fake.ts';

/** A model that asks these questions. */
export const playCoach =
  (questions: readonly Partial<ProposedQuestion>[]): AnswerCall =>
  () => ({
    questions: questions.map((one) => ({
      text: '',
      kind: 'behavioral',
      topic: '',
      quote: '',
      good: [],
      ...one,
    })),
  });

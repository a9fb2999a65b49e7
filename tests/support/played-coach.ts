import type { ProposedQuestion } from '#domain/interview/model-question.ts';
import type { AnswerCall } from '#server/providers/model.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';

/** A sentence of a better version as a model answers it. */
export interface PlayedSentence {
  part: string;
  text: string;
  lines: number[];
}

/** A model that asks these questions, and words answers like this. */
export const playCoach =
  ({
    questions = [],
    better = () => [],
  }: {
    questions?: readonly Partial<ProposedQuestion>[];
    better?: (call: FakeModelCall) => PlayedSentence[];
  }): AnswerCall =>
  (call) =>
    'sentences of the person' in call.data
      ? { sentences: better(call) }
      : {
          questions: questions.map((one) => ({
            text: '',
            kind: 'behavioral',
            topic: '',
            quote: '',
            good: [],
            ...one,
          })),
        };

/** The numbered sentences that a model is given to word better. */
export const givenSentences = ({ data }: FakeModelCall): PlayedSentence[] =>
  (data['sentences of the person'] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { line: number, part, text } = JSON.parse(line) as { line: number; part: string; text: string };
      return { part, text, lines: [number] };
    });

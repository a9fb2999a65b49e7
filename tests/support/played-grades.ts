import type { GivenGrades } from '#domain/interview/check-grades.ts';
import type { AnswerCall } from '#server/providers/model.fake.ts';

/** Grades of `sampleAnswer` that stand by its words. */
export const sampleGrades: GivenGrades = {
  relevance: 'answers',
  grades: [
    {
      criterion: 'relevance',
      grade: 'strong',
      quote: 'our grinder broke on a Saturday morning',
      why: 'You tell of one moment when it got busy.',
    },
    {
      criterion: 'structure',
      grade: 'good',
      quote: 'I told the line what had happened',
      why: 'You begin with what you did first.',
    },
    {
      criterion: 'specificity',
      grade: 'strong',
      quote: 'set it up in four minutes',
      why: 'A listener can picture it.',
    },
    {
      criterion: 'outcome',
      grade: 'good',
      quote: 'served everybody else within ten minutes',
      why: 'You say how it ended for the people in line.',
    },
  ],
  nextStep: 'Say what you changed so that it doesn’t happen again.',
  followUp: 'What did you change after that morning?',
};

/** A model that grades like this. */
export const playGrades =
  (grades: Partial<GivenGrades> = {}): AnswerCall =>
  () => ({ ...sampleGrades, ...grades });

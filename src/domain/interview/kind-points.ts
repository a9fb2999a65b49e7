import type { QuestionKind } from './interview.ts';

/** What a strong answer covers, for questions that bring no points of their own. */
export const kindPoints: Readonly<Record<QuestionKind, readonly string[]>> = {
  behavioral: [
    'the situation',
    'your part in it',
    'what you did',
    'what came of it',
    'what you learned from it',
  ],
  situational: [
    'what you would find out first',
    'what you would do, in order',
    'who you would tell or ask for help',
    'how you would know it worked',
  ],
  technical: [
    'the steps, in order',
    'why you do it that way',
    'an example from your own work',
    'how you check the result',
  ],
  motivation: [
    'what draws you to this work',
    'why this employer',
    'what you would bring',
    'an example that shows it',
  ],
};

import { improperIn } from './improper-question.ts';
import { isSameQuestion } from './same-question.ts';

/** Whether a proposed question may reach the person: nothing improper, and nothing that was asked in other words. */
export const admitQuestion = (question: string, asked: readonly string[]): boolean =>
  question.trim() !== '' &&
  improperIn(question) === null &&
  !asked.some((text) => isSameQuestion(text, question));

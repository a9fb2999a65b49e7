import { phrasePattern } from '../language/phrase-pattern.ts';
import { improperIn } from './improper-question.ts';
import { isSameQuestion } from './same-question.ts';

/** How interviewers ask for what somebody did, does or would do. */
const asksForPractice = phrasePattern.iu`^(?:so,? |and |now,? |then,? |please,? |let's say |can you |could you )*(?:${'admit-question/asks-for-practice'})`;

const fewestWords = 6;
const maxWords = 90;

/** Whether it asks for practice, in a length that can be read out. */
function isPracticeQuestion(question: string): boolean {
  const words = question.trim().split(/\s+/u).length;
  const clauses = question
    .replace(/[’‘]/gu, "'")
    .split(/(?<=[.?!:;])["”]?\s+|,\s+(?:and\s+)?(?=how|what|why|when|whom?\b)/iu);
  return words >= fewestWords && words <= maxWords && clauses.some((clause) => asksForPractice.test(clause));
}

/**
 * Whether a proposed question may reach the person: about practice, nothing improper, and nothing that was asked in other
 * words. Stricter than the rule for the bank, which people have read: where it refuses, a planned question stands in.
 */
export const admitQuestion = (question: string, asked: readonly string[]): boolean =>
  isPracticeQuestion(question) &&
  improperIn(question) === null &&
  !asked.some((text) => isSameQuestion(text, question));

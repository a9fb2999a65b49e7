import { improperIn } from './improper-question.ts';
import { isSameQuestion } from './same-question.ts';

/** How interviewers ask for what somebody did, does or would do. */
const asksForPractice =
  /^(?:so,? |and |now,? |then,? |please,? |let's say |can you |could you )*(?:tell|describe|walk|talk|take me|give|explain|show|think of|how (?:do|did|have|would|will|are|were) you\b|how (?:does|did) (?:it|that|this)\b|what (?:do|did|would|will|have) you\b|what(?:'s| is| was) (?:your|the (?:hardest|biggest|most|first|last))\b|what (?:steps|made you|makes you|draws you|drew you|interests you|happened|came of|went|helps you|kind of|would be|checks?)\b|why (?:do|did|would|have|are) you\b|why (?:this|our|here)\b|what (?:[a-z]+ ){1,4}(?:do|did|have|would) you (?:use|check|follow|keep|take|look|do|run|need)\b|where (?:do|would) you (?:start|begin|draw)\b|pick\b|when (?:do|did|would|have) you\b|whom? (?:do|did|would) you\b)/iu;

const fewestWords = 6;
const mostWords = 90;

/** Whether it asks for practice, in a length that can be read out. */
function isPracticeQuestion(question: string): boolean {
  const words = question.trim().split(/\s+/u).length;
  const clauses = question
    .replace(/[’‘]/gu, "'")
    .split(/(?<=[.?!:;])["”]?\s+|,\s+(?:and\s+)?(?=how|what|why|when|whom?\b)/iu);
  return words >= fewestWords && words <= mostWords && clauses.some((clause) => asksForPractice.test(clause));
}

/**
 * Whether a proposed question may reach the person: about practice, nothing improper, and nothing that was asked in other
 * words. Stricter than the rule for the bank, which people have read: where it refuses, a planned question stands in.
 */
export const admitQuestion = (question: string, asked: readonly string[]): boolean =>
  isPracticeQuestion(question) &&
  improperIn(question) === null &&
  !asked.some((text) => isSameQuestion(text, question));

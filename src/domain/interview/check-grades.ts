import { coachSentence, type KnownWords } from './coach-sentence.ts';
import { improperIn } from './improper-question.ts';
import { quoteIn } from './quote-in.ts';
import {
  type Grade,
  type GradedCriterion,
  type GradeName,
  type Grades,
  gradedCriteria,
  gradeNames,
  overallOf,
  type Relevance,
} from './rubric.ts';
import { contentStems, isSameQuestion } from './same-question.ts';

/** Grades as a model gives them. */
export interface GivenGrades {
  relevance: Relevance;
  grades: readonly { criterion: GradedCriterion; grade: GradeName; quote: string; why: string }[];
  nextStep: string;
  followUp: string;
}

/** What of them may reach the person. */
export interface CheckedGrades {
  relevance: Relevance;
  /** Empty unless the answer answers the question; else with the overall. */
  grades: Grades;
  /** One for each grade. */
  reasons: { criterion: GradedCriterion; quote: string; why: string }[];
  nextStep: string;
  /** '' for none. */
  followUp: string;
}

export interface GradedAnswer {
  question: string;
  /** Without orders to the grader: what isn't graded can't be quoted either. */
  answer: string;
  /** What else may be spoken of: the job's title, the points of a strong answer. */
  known: string;
  /** What was asked before. */
  asked: readonly string[];
}

/** What stands of a model's grades, with the overall. Null where too little does. */
export function checkGrades(
  given: GivenGrades,
  graded: GradedAnswer,
  isStrange: KnownWords['isStrange'],
): CheckedGrades | null {
  const { relevance } = given;
  if (relevance !== 'answers') return { relevance, grades: {}, reasons: [], nextStep: '', followUp: '' };
  const words = { answer: graded.answer, known: `${graded.question}\n${graded.known}`, isStrange };
  const standing = gradedCriteria.flatMap((criterion) => standingGrade(criterion, given.grades, words));
  const grades: Grades = Object.fromEntries(standing.map(({ criterion, grade }) => [criterion, grade]));
  const left = overallOf(grades);
  if (left === undefined) return null;
  const overall = Math.min(left, overallOf(asGiven(given.grades)) ?? left) as Grade;
  return {
    relevance,
    grades: { ...grades, overall },
    reasons: standing.map(({ criterion, quote, why }) => ({ criterion, quote, why })),
    nextStep: coachSentence(given.nextStep, words),
    followUp: followUpOf(given.followUp, graded, words),
  };
}

/** What was dropped may have been the worst of it: the overall is never better for that. */
const asGiven = (grades: GivenGrades['grades']): Grades =>
  Object.fromEntries(grades.map(({ criterion, grade }) => [criterion, gradeNames.indexOf(grade)]));

/** Of two grades for one criterion neither is sure. One without words of the answer stands only if it says that there's nothing. */
function standingGrade(criterion: GradedCriterion, given: GivenGrades['grades'], words: KnownWords) {
  const [one, ...others] = given.filter((each) => each.criterion === criterion);
  if (!one || others.length > 0) return [];
  const grade = gradeNames.indexOf(one.grade);
  const quote = one.quote.trim() === '' ? '' : quoteIn(words.answer, one.quote);
  const why = coachSentence(one.why, words);
  if (quote === null || (quote === '' && (grade > 0 || why === ''))) return [];
  return [{ criterion, grade: grade as 0 | 1 | 2 | 3 | 4, quote, why }];
}

const maxQuestionLength = 200;

function followUpOf(given: string, { question, asked }: GradedAnswer, words: KnownWords): string {
  const text = coachSentence(given, words);
  const isOne = /^[^?]{10,}\?$/u.test(text) && text.length <= maxQuestionLength;
  const improper = improperIn(text);
  // What is asked of a story sounds like a bare fact: "What did the customers notice?"
  const isProper = improper === null || improper === 'trivia';
  return isOne && isProper && !isAsked(text, [question, ...asked]) ? text : '';
}

/** A follow-up is about what the question was about: one word in common is no repetition. */
const isAsked = (text: string, asked: readonly string[]): boolean =>
  asked.includes(text) || (contentStems(text).size > 1 && asked.some((one) => isSameQuestion(one, text)));

import type { Lexicon } from '../lexicon.ts';
import { readSentences } from './answer-clauses.ts';
import { readFeatures } from './answer-features.ts';
import { findGaps } from './answer-findings.ts';
import { findNotes } from './answer-notes.ts';
import { betterVersion } from './better-version.ts';
import { gapText, noteText, nothingMissing, reasonTexts, stepText } from './feedback-words.ts';
import { type AnswerReview, type InterviewQuestion, rubricVersion } from './interview.ts';
import { gradeFeatures } from './rubric-weights.ts';

export interface AnswerToReview {
  question: Pick<InterviewQuestion, 'text' | 'kind' | 'good'>;
  jobTitle: string;
  answer: string;
}

const mostGaps = 4;

/** Grades an answer and says why, in the person's own words where it can. The same text gets the same review. */
export function reviewAnswer(
  { lexicon }: { lexicon: Lexicon },
  { question, answer }: AnswerToReview,
): AnswerReview {
  const reading = readFeatures(lexicon, question, readSentences(answer));
  const hasSureFault = reading.faults.some(({ isSure }) => isSure);
  const { grades, points } = gradeFeatures(lexicon.rubric, reading.features, hasSureFault);
  const findings = findGaps(question.kind, reading, grades);
  const [first] = findings.gaps;
  return {
    rubric: rubricVersion,
    grades,
    points,
    reasons: reasonTexts(grades, findings),
    notes: findNotes(lexicon, answer, reading).map(({ mark, code, start, end }) => ({
      mark,
      quote: answer.slice(start, end),
      start,
      text: noteText[code],
    })),
    gaps: findings.gaps.slice(0, mostGaps).map((code) => gapText[code]),
    nextStep: first ? stepText[first] : nothingMissing,
    better: betterVersion(lexicon, answer, reading, findings),
  };
}

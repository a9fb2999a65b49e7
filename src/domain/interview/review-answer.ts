import type { Lexicon } from '../language/lexicon.ts';
import { readSentences } from './answer-clauses.ts';
import { readFeatures } from './answer-features.ts';
import { findingsOf, settleGrades } from './answer-findings.ts';
import { gapsOf } from './answer-gaps.ts';
import { findNotes } from './answer-notes.ts';
import { betterVersion } from './better-version.ts';
import { reasonTexts } from './feedback-reasons.ts';
import { gapText, noteText, nothingMissing, stepText } from './feedback-words.ts';
import { type AnswerReview, type Grade, type InterviewQuestion, rubricVersion } from './interview.ts';
import { gradeFeatures, tellingFeatures } from './rubric-weights.ts';

export interface AnswerToReview {
  question: Pick<InterviewQuestion, 'text' | 'kind' | 'good'>;
  jobTitle: string;
  answer: string;
}

const mostGaps = 4;
const pointsPerGrade = 25;

/** The points of a grade lie around it, whatever they were before it was settled. */
const pointsWithin = (grade: Grade, points: number) =>
  Math.max(
    Math.ceil((grade - 0.5) * pointsPerGrade),
    Math.min(Math.ceil((grade + 0.5) * pointsPerGrade) - 1, points),
    0,
  );

/** Grades an answer and says why, in the person's own words where it can. The same text gets the same review. */
export function reviewAnswer(
  { lexicon }: { lexicon: Lexicon },
  { question, answer }: AnswerToReview,
): AnswerReview {
  const reading = readFeatures(lexicon, question, readSentences(answer));
  const hasSureFault = reading.faults.some(({ isSure }) => isSure);
  const graded = gradeFeatures(lexicon.rubric, reading.features, hasSureFault);
  const findings = findingsOf(question.kind, reading, tellingFeatures(lexicon.rubric, reading.features));
  const grades = settleGrades(graded.grades, findings);
  const gaps = gapsOf(findings, grades);
  const [first] = gaps;
  return {
    rubric: rubricVersion,
    grades,
    points: pointsWithin(grades.overall, graded.points),
    reasons: reasonTexts(grades, findings, gaps),
    notes: findNotes(lexicon, answer, reading).map(({ mark, code, start, end }) => ({
      mark,
      quote: answer.slice(start, end),
      start,
      text: noteText[code],
    })),
    gaps: gaps.slice(0, mostGaps).map((code) => gapText[code]),
    nextStep: first ? stepText[first] : nothingMissing,
    better: betterVersion(lexicon, answer, reading, findings),
  };
}

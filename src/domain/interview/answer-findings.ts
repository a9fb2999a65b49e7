import { phrasePattern } from '../language/phrase-pattern.ts';
import type { AnswerSentence } from './answer-clauses.ts';
import type { AnswerReading } from './answer-features.ts';
import { countOf, type Signal } from './answer-signals.ts';
import type { FaultKind } from './fault-wording.ts';
import type { Feature } from './feature-names.ts';
import type { Grade, Grades, QuestionKind } from './interview.ts';

/** What was found in an answer. Grades, gaps, notes and the better version all rest on this, so that they agree. */
export interface AnswerFindings {
  kind: QuestionKind;
  faults: ReadonlySet<FaultKind>;
  wordCount: number;
  ownDeeds: number;
  numbers: number;
  /** Behavioral: it's said what came of it. */
  hasResult: boolean;
  hasFigureInResult: boolean;
  hasCheck: boolean;
  hasLearning: boolean;
  hasReason: boolean;
  hasDetail: boolean;
  namesTheJob: boolean;
  namesContribution: boolean;
  isGeneral: boolean;
  isOwnPartUnclear: boolean;
  lacksOccasion: boolean;
  isLong: boolean;
  /** What costs the most, and what earns the most. */
  costs: Feature | undefined;
  earns: Feature | undefined;
}

const contribution = phrasePattern.iu`\b(?:${'answer-findings/contribution'})`;

export function findingsOf(
  kind: QuestionKind,
  { sentences, features, faults }: AnswerReading,
  telling: Pick<AnswerFindings, 'costs' | 'earns'>,
): AnswerFindings {
  const count = (signal: Signal) => sentences.reduce((sum, { text }) => sum + countOf(signal, text), 0);
  const ownDeeds = sentences.reduce((sum, sentence) => sum + ownDeedsIn(sentence), 0);
  const results = resultsIn(sentences);
  return {
    kind,
    ...telling,
    faults: new Set(faults.filter(({ isSure }) => isSure).map((fault) => fault.kind)),
    wordCount: sentences.reduce((sum, { words }) => sum + words.length, 0),
    ownDeeds,
    numbers: count('number'),
    hasResult: results.length > 0,
    hasFigureInResult: results.some(({ text }) => countOf('number', text) > 0),
    hasCheck: count('check') > 0,
    hasLearning: count('learning') > 0,
    hasReason: count('reason') > 0,
    hasDetail: count('number') + count('time') > 0,
    namesTheJob: count('addressed') > 0,
    namesContribution: sentences.some(({ text }) => contribution.test(text)),
    isGeneral: features.opinion + features.label + features.jargon + features.boast + features.cliche > 0.7,
    isOwnPartUnclear: features.team + features.passive > 0.3 && features.ownShare < 0.35,
    lacksOccasion: features.noOccasion > 0,
    isLong: features.tooLong > 0.35,
  };
}

const ownDeedsIn = ({ clauses }: AnswerSentence) =>
  clauses.filter(({ actor, isDeed }) => actor === 'self' && isDeed).length;

/** Sentences that tell a result, after something was done. */
function resultsIn(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const first = sentences.findIndex(({ clauses }) =>
    clauses.some(
      ({ actor, isDeed }) => isDeed && (actor === 'self' || actor === 'team' || actor === 'nobody'),
    ),
  );
  return sentences.slice(Math.max(0, first)).filter(({ text }) => countOf('result', text) > 0);
}

const atLeast = (grade: Grade, least: Grade): Grade => (grade < least ? least : grade);
const atMost = (grade: Grade, most: Grade): Grade => (grade > most ? most : grade);

/** A grade never says otherwise than what was found, and the overall grade than the other four. */
export function settleGrades(grades: Grades, found: AnswerFindings): Grades {
  const isEmpty = found.isGeneral && found.ownDeeds < 2;
  const settled = {
    ...grades,
    relevance: isEmpty || found.lacksOccasion ? atMost(grades.relevance, 2) : grades.relevance,
    specificity: found.isOwnPartUnclear ? atMost(grades.specificity, 2) : grades.specificity,
    outcome: settleOutcome(grades.outcome, found),
  };
  if (found.faults.size > 0) return settled;
  const [low = 0, , high = 4] = [
    settled.relevance,
    settled.structure,
    settled.specificity,
    settled.outcome,
  ].sort((a, b) => a - b);
  return { ...settled, overall: atMost(atLeast(settled.overall, low), high) };
}

function settleOutcome(grade: Grade, found: AnswerFindings): Grade {
  if (found.faults.size > 0) return atMost(grade, 1);
  if (found.kind === 'behavioral') {
    if (!found.hasResult) return atMost(grade, found.hasLearning ? 2 : 1);
    return atLeast(grade, found.hasFigureInResult && !found.lacksOccasion ? 3 : 2);
  }
  if (found.kind === 'motivation') return found.namesContribution ? atLeast(grade, 2) : atMost(grade, 2);
  return found.hasCheck ? grade : atMost(grade, 2);
}

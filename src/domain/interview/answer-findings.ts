import type { AnswerReading } from './answer-features.ts';
import { countOf } from './answer-signals.ts';
import type { Grades, QuestionKind } from './interview.ts';

/** What an answer lacks, the most urgent first. */
export const gapCodes = [
  'unsafe',
  'dishonest',
  'blaming',
  'off-topic',
  'no-occasion',
  'own-part',
  'general-talk',
  'no-steps',
  'no-link-to-job',
  'no-result',
  'no-check',
  'no-reason',
  'no-detail',
  'too-long',
  'loose-order',
  'more-outcome',
  'more-detail',
] as const;
export type GapCode = (typeof gapCodes)[number];

const thin: ReadonlySet<GapCode> = new Set(['loose-order', 'more-outcome', 'more-detail']);

export interface AnswerFindings {
  kind: QuestionKind;
  gaps: GapCode[];
  wordCount: number;
  ownDeeds: number;
  hasResult: boolean;
  hasCheck: boolean;
  hasLearning: boolean;
  hasReason: boolean;
  numbers: number;
}

export function findGaps(kind: QuestionKind, reading: AnswerReading, grades: Grades): AnswerFindings {
  const { sentences, features, faults } = reading;
  const count = (signal: Parameters<typeof countOf>[0]) =>
    sentences.reduce((sum, { text }) => sum + countOf(signal, text), 0);
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const ownDeeds = clauses.filter(({ actor, isDeed }) => actor === 'self' && isDeed).length;
  const found = {
    kind,
    wordCount: sentences.reduce((sum, { words }) => sum + words.length, 0),
    ownDeeds,
    hasResult: count('result') > 0,
    hasCheck: count('check') > 0,
    hasLearning: count('learning') > 0,
    hasReason: count('reason') > 0,
    numbers: count('number'),
  };
  const isPast = kind === 'behavioral';
  const lacks: Record<GapCode, boolean> = {
    unsafe: faults.some((fault) => fault.isSure && fault.kind === 'unsafe'),
    dishonest: faults.some((fault) => fault.isSure && fault.kind === 'dishonest'),
    blaming: faults.some((fault) => fault.isSure && fault.kind === 'blaming'),
    'off-topic': grades.relevance <= 1,
    'no-occasion': features.noOccasion > 0,
    'own-part': features.team + features.passive > 0.3 && features.ownShare < 0.35,
    'general-talk': features.opinion + features.label + features.jargon + features.boast > 0.7,
    'no-steps': kind !== 'motivation' && ownDeeds < 2,
    'no-link-to-job': kind === 'motivation' && count('addressed') === 0,
    'no-result': isPast && (!found.hasResult || grades.outcome <= 1),
    'no-check': (kind === 'situational' || kind === 'technical') && (!found.hasCheck || grades.outcome <= 1),
    'no-reason': (kind === 'situational' || kind === 'technical') && !found.hasReason,
    'no-detail': grades.specificity <= 1 || (isPast && found.numbers === 0 && count('time') === 0),
    'too-long': features.tooLong > 0.35 && grades.structure <= 2,
    'loose-order': grades.structure <= 2,
    'more-outcome': grades.outcome <= 2,
    'more-detail': grades.specificity <= 2,
  };
  const gaps = gapCodes.filter((code) => lacks[code]);
  // What is merely thin is said only where nothing is missing.
  const missing = gaps.filter((code) => !thin.has(code));
  return { ...found, gaps: missing.length > 0 ? missing : gaps.slice(0, 1) };
}

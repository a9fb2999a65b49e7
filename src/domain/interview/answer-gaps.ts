import type { AnswerFindings } from './answer-findings.ts';
import type { Grades } from './interview.ts';

/** What an answer lacks, the most urgent first. */
const gapCodes = [
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
  'no-contribution',
  'no-reason',
  'no-detail',
  'too-long',
  'loose-order',
  'more-outcome',
  'more-detail',
] as const;
export type GapCode = (typeof gapCodes)[number];

/** Merely thin: said only where nothing is missing. */
const thin: ReadonlySet<GapCode> = new Set(['loose-order', 'more-outcome', 'more-detail']);
const faulty: ReadonlySet<GapCode> = new Set(['unsafe', 'dishonest', 'blaming']);

export function gapsOf(found: AnswerFindings, grades: Grades): GapCode[] {
  const isPast = found.kind === 'behavioral';
  const isWish = found.kind === 'motivation';
  const isHow = !isPast && !isWish;
  const lacks: Record<GapCode, boolean> = {
    unsafe: found.faults.has('unsafe'),
    dishonest: found.faults.has('dishonest'),
    blaming: found.faults.has('blaming'),
    'off-topic': grades.relevance <= 1,
    'no-occasion': found.lacksOccasion,
    'own-part': found.isOwnPartUnclear,
    'general-talk': found.isGeneral,
    'no-steps': !isWish && found.ownDeeds < 2,
    'no-link-to-job': isWish && !found.namesTheJob,
    'no-result': isPast && !found.hasResult,
    'no-check': isHow && !found.hasCheck,
    'no-contribution': isWish && !found.namesContribution && grades.outcome <= 2,
    'no-reason': isHow && !found.hasReason && grades.overall <= 3,
    'no-detail': grades.specificity <= 1 || (isPast && !found.hasDetail),
    'too-long': found.isLong && grades.structure <= 2,
    'loose-order': grades.structure <= 2,
    'more-outcome': !isWish && grades.outcome <= 2,
    'more-detail': grades.specificity <= 2,
  };
  const gaps = gapCodes.filter((code) => lacks[code]);
  // Beside a fault everything else is small.
  const faults = gaps.filter((code) => faulty.has(code));
  if (faults.length > 0) return faults;
  const missing = gaps.filter((code) => !thin.has(code));
  return missing.length > 0 ? missing : gaps.slice(0, 1);
}

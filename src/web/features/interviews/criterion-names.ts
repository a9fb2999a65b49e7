import type { MessageId } from '@lingui/core';
import type { Criterion } from '#domain/interview/interview.ts';

/** In the order in which they're shown. */
export const criterionNames: Readonly<Record<Criterion, MessageId>> = {
  relevance: 'Relevance',
  structure: 'Structure',
  specificity: 'Specificity',
  outcome: 'Outcome',
  overall: 'Overall',
};
export const criteriaShown = Object.keys(criterionNames) as Criterion[];

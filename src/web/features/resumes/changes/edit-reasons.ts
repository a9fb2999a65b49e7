import type { MessageId } from '@lingui/core';
import type { ChangeReason } from '#domain/rewrite/edit-reasons.ts';

/** Why a line reads as it does now, as it's said of each reason. */
export const reasonTexts: Readonly<Record<ChangeReason, MessageId>> = {
  verb: 'Opens with a strong verb.',
  result: 'Puts the result first.',
  duty: 'Starts with what you did.',
  concise: 'Says the same in fewer words.',
  clear: 'Reads more clearly.',
  cliche: 'Removes clichés.',
  posting: 'Uses the posting’s wording for what you already have.',
  order: 'Puts what the posting asks for first.',
  grammar: 'Fixes spelling or grammar.',
  even: 'Matches the lines around it.',
  split: 'Makes lines of a paragraph.',
  merge: 'Joins lines that tell one thing.',
  drop: 'This adds little for this job.',
  field: 'Corrects the spelling.',
  double: 'Another line already says this.',
  empty: 'Removes a sentence that could be in any resume.',
  references: 'Employers ask for references when they need them.',
  personal: 'A resume doesn’t need this.',
  proven: 'Adds skills that your jobs already show.',
  summary: 'Sums up what your resume shows.',
  dates: 'Writes dates in one style.',
  contact: 'Uses the usual style. A city and state are enough.',
  credentials: 'Moves your certifications up, because the posting asks for one you hold.',
  education: 'Moves your education up. It’s recent, and your jobs were different work from this one.',
  confirmed: 'You said that this is true.',
};

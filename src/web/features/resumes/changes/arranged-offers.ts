import type { MessageId } from '@lingui/core';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import { maxLineLength } from '#domain/resume/resume-limits.ts';
import type { ChangeReason } from '#domain/rewrite/edit-reasons.ts';

/** What leaves something out or spells it otherwise claims nothing that could be true. */
const questions: ReadonlyMap<ChangeReason, MessageId> = new Map([
  ['drop', 'Leave this out?'],
  ['field', 'Is this right?'],
]);

/** What is asked in place of whether it's true. */
export const arrangedQuestion = ({ reason }: ResumeOffer): MessageId | undefined => questions.get(reason);

/** What would be left out can't be put in other words, and a long line is edited where it stands. */
export const canBeReworded = ({ reason, proposed }: ResumeOffer): boolean =>
  reason !== 'drop' && proposed.length <= maxLineLength;

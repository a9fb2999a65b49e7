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
  confirmed: 'You said that this is true.',
};

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { BuilderActions } from '../builder-actions.ts';
import { arrangedQuestion } from './arranged-offers.ts';
import type { ReviewEntry } from './review-entries.ts';
import { nextToReview, stillDecided } from './review-steps.ts';

interface Place {
  current: ReviewEntry | undefined;
  goTo: (changeId: string | undefined) => void;
}

const decisions = {
  kept: 'Kept. {count} to review.',
  rejected: 'Rejected, your words are back. {count} to review.',
} as const;
const answers = {
  kept: 'Added to your resume. {count} to review.',
  rejected: 'Not added. {count} to review.',
} as const;
const arrangedAnswers = {
  kept: 'Done. {count} to review.',
  rejected: 'Left as it was. {count} to review.',
} as const;

const saidOf = ({ offer }: Pick<ReviewEntry, 'offer'>) => {
  if (!offer) return decisions;
  return arrangedQuestion(offer) ? arrangedAnswers : answers;
};

/** Deciding, answering and undoing, with what is said aloud about it. */
export function useDecisions(
  entries: readonly ReviewEntry[],
  actions: BuilderActions,
  { current, goTo }: Place,
) {
  const { _ } = useLingui();
  const [past, setPast] = useState<readonly (readonly string[])[]>([]);
  const [said, setSaid] = useState('');
  const open = entries.filter(({ isOpen }) => isOpen);
  const last = stillDecided(entries, past.at(-1) ?? []);
  /** Nobody says yes to several questions at once. */
  const openChanges = open.filter(({ offer }) => !offer);

  function decide(id: string, state: 'kept' | 'rejected', words = ''): void {
    const entry = entries.find((each) => each.id === id);
    send(actions, entry, id, state, words);
    setPast([...past, [id]]);
    const count = open.filter((each) => each.id !== id).length;
    setSaid(_(saidOf(entry ?? {})[state], { count }));
    goTo(nextToReview(entries, id)?.id ?? id);
  }

  function keepAll(): void {
    const ids = openChanges.map(({ id }) => id);
    actions.decide(ids, 'kept');
    setPast([...past, ids]);
    setSaid(_('{count} changes kept.', { count: ids.length }));
  }

  function reopen(ids: readonly string[]): void {
    takeBack(actions, entries, ids);
    setPast(past.map((each) => each.filter((id) => !ids.includes(id))).filter((each) => each.length > 0));
    setSaid(_('Undone. {count} to review.', { count: open.length + ids.length }));
    if (ids.length === 1) goTo(ids[0]);
  }

  function undo(): void {
    const ids = last.length > 0 ? last : stillDecided(entries, current ? [current.id] : []);
    if (ids.length > 0) reopen(ids);
  }

  return { open, openChanges, said, last, decide, keepAll, reopen, undo };
}

function send(
  actions: BuilderActions,
  entry: ReviewEntry | undefined,
  id: string,
  state: 'kept' | 'rejected',
  words: string,
): void {
  if (entry?.offer) actions.answerOffer(entry.offer.id, state === 'kept' ? 'yes' : 'no', words);
  else actions.decide([id], state);
}

function takeBack(actions: BuilderActions, entries: readonly ReviewEntry[], ids: readonly string[]): void {
  const asked = entries.filter(({ id, offer }) => offer && ids.includes(id));
  const changeIds = ids.filter((id) => !asked.some((entry) => entry.id === id));
  if (changeIds.length > 0) actions.decide(changeIds, 'open');
  for (const { offer } of asked) if (offer) actions.answerOffer(offer.id, null, '');
}

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ResumeChange } from '#domain/resume-changes.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { nextToReview, stillDecided } from './review-steps.ts';

interface Place {
  current: ResumeChange | undefined;
  goTo: (changeId: string | undefined) => void;
}

/** Deciding and undoing, with what is said aloud about it. */
export function useDecisions(
  changes: readonly ResumeChange[],
  actions: BuilderActions,
  { current, goTo }: Place,
) {
  const { _ } = useLingui();
  const [past, setPast] = useState<readonly (readonly string[])[]>([]);
  const [said, setSaid] = useState('');
  const open = changes.filter(({ state }) => state === 'open');
  const last = stillDecided(changes, past.at(-1) ?? []);

  function decide(id: string, state: 'kept' | 'rejected'): void {
    actions.decide([id], state);
    setPast([...past, [id]]);
    const count = open.filter((change) => change.id !== id).length;
    setSaid(
      state === 'kept'
        ? _('Kept. {count} to review.', { count })
        : _('Rejected, your words are back. {count} to review.', { count }),
    );
    goTo(nextToReview(changes, id)?.id ?? id);
  }

  function keepAll(): void {
    const ids = open.map(({ id }) => id);
    actions.decide(ids, 'kept');
    setPast([...past, ids]);
    setSaid(_('{count} changes kept.', { count: ids.length }));
  }

  function reopen(ids: readonly string[]): void {
    actions.decide(ids, 'open');
    setPast(past.map((each) => each.filter((id) => !ids.includes(id))).filter((each) => each.length > 0));
    setSaid(_('Undone. {count} to review.', { count: open.length + ids.length }));
    if (ids.length === 1) goTo(ids[0]);
  }

  function undo(): void {
    const ids = last.length > 0 ? last : stillDecided(changes, current ? [current.id] : []);
    if (ids.length > 0) reopen(ids);
  }

  return { open, said, last, decide, keepAll, reopen, undo };
}

import { useLingui } from '@lingui/react';
import { ChoiceNote } from '../../../ui/choice-note.tsx';
import type { BuilderState } from './use-builder-state.ts';

/** Typed before the sign-in, or earlier: two unsaved texts, and one place to show them. */
export function OtherText({ desk: { others } }: { desk: BuilderState }) {
  const { _ } = useLingui();
  if (!others.next) return null;
  const words = (others.next.content || others.next.jobPosting).trim().slice(0, maxQuoted);
  return (
    <ChoiceNote
      text={_('You have another unsaved draft: “{words}…”', { words })}
      take={{ text: _('Show it'), run: others.swap }}
      leave={{ text: _('Discard it'), run: others.discard }}
    />
  );
}

const maxQuoted = 60;

export function LeftEdits({ desk: { left } }: { desk: BuilderState }) {
  const { _ } = useLingui();
  if (left.edits.length === 0) return null;
  return (
    <ChoiceNote
      tone="warn"
      text={_('This device has edits that were never saved, and this resume has been changed since.')}
      take={{ text: _('Use my edits'), run: left.restore }}
      leave={{ text: _('Discard them'), run: left.discard }}
    />
  );
}

import { useLingui } from '@lingui/react';
import { DiffText } from '../../writing/result/diff-text.tsx';
import type { AnsweredEntry } from './session-entries.ts';

/** What this try says otherwise than the one before. */
export function ChangedSince({ entry, before }: { entry: AnsweredEntry; before: AnsweredEntry }) {
  const { _ } = useLingui();
  return (
    <div>
      <h4 className="mb-1.5 font-semibold text-sm">
        {_('What changed since try {number}', { number: before.tryNumber })}
      </h4>
      <DiffText before={before.answer} after={entry.answer} state="open" />
    </div>
  );
}

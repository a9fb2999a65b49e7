import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';
import { SourceWords } from '../../../writing/result/source-words.tsx';
import type { FieldCheck } from '../unsure/use-field-checks.ts';
import { useEditorChecks } from './unsure.tsx';

/** Below a field that was read with doubt: the words it was read from, and one click to settle it or to take that back. */
export function FieldCheckNote({ check, label }: { check: FieldCheck; label: string }) {
  const { _ } = useLingui();
  const { original, confirm, undo } = useEditorChecks();
  const { path, read, value, spans, isSettled } = check;
  const text = isSettled ? _('Undo') : value === '' ? _('Leave it empty') : _("That's right");
  return (
    <>
      {spans.length > 0 && <SourceWords original={original} spans={spans} isMarked={read !== ''} />}
      {/* One button that changes its text: the focus stays, and nothing below it moves. */}
      <Button
        size="sm"
        className="mt-2 max-lg:min-h-11 max-lg:px-4"
        aria-label={`${text}: ${label}`}
        onClick={() => (isSettled ? undo(path) : confirm(path))}
      >
        {text}
      </Button>
    </>
  );
}

/** How a field stands that was read with doubt, in one line. */
export function CheckHint({ check: { isSettled, read, value } }: { check: FieldCheck }) {
  const { _ } = useLingui();
  if (!isSettled) return _("We weren't sure we read this right.");
  if (read !== value) return _('You fixed this.');
  return value === '' ? _('You left this empty.') : _('You said this is right.');
}

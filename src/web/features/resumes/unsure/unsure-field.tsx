import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Choice } from '../../../writing/result/answer-buttons.tsx';
import { SourceWords } from '../../../writing/result/source-words.tsx';
import { FixField } from './fix-field.tsx';
import type { FieldCheck } from './use-field-checks.ts';
import type { FieldName } from './use-field-name.ts';

interface UnsureFieldProps {
  check: FieldCheck;
  name: FieldName;
  original: string;
  onConfirm: () => void;
  onFix: (text: string) => void;
}

/** What was read, the words it was read from, and both answers with the same weight. */
export function UnsureField({ check, name: { name, detail }, original, onConfirm, onFix }: UnsureFieldProps) {
  const { _ } = useLingui();
  const [mode, setMode] = useState<'asked' | 'fixing' | 'cancelled'>('asked');
  const { read, value, spans } = check;
  const isFound = value !== '';
  const hint = check.path.startsWith('additional.')
    ? _('Clear it to remove the line. If it is a job, add one under Fields.')
    : undefined;
  const source = spans.length > 0 && <SourceWords original={original} spans={spans} isMarked={read !== ''} />;
  if (mode === 'fixing')
    return (
      <FixField name={name} value={value} hint={hint} onSave={onFix} onCancel={() => setMode('cancelled')}>
        {source}
      </FixField>
    );
  return (
    <div className="text-sm [overflow-wrap:anywhere]">
      <p className="text-ink-2 text-xs">{name}</p>
      <p className={isFound ? 'font-semibold' : 'text-ink-2'}>{isFound ? value : _("We didn't find one.")}</p>
      {detail && <p className="text-ink-3 text-xs">{detail}</p>}
      {source}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Choice text={isFound ? _("That's right") : _('Leave it empty')} about={name} onPress={onConfirm} />
        <Choice
          text={isFound ? _('Fix it') : _('Add it')}
          about={name}
          onPress={() => setMode('fixing')}
          // The field that had the focus is gone; this is where it came from.
          hasFocus={mode === 'cancelled'}
        />
      </div>
    </div>
  );
}

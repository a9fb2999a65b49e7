import { useState } from 'react';
import type { FieldCheck } from '../unsure/use-field-checks.ts';
import { EditorField } from './editor-field.tsx';
import { CheckHint, FieldCheckNote } from './field-check-note.tsx';
import { useEditorChecks } from './unsure.tsx';
import { isSame } from './written-lists.ts';

interface ListFieldProps {
  label: string;
  path: string;
  hint: string;
  items: readonly string[];
  onItems: (items: string[]) => void;
  /** How the list is read from what is typed, given the list so far; and how it is written. */
  read: (text: string, soFar: readonly string[]) => string[];
  write: (items: readonly string[]) => string;
}

/** A list typed as one text. What is typed stays as it is typed, until the list is changed elsewhere. */
export function ListField({ label, path, hint, items, onItems, read, write }: ListFieldProps) {
  const [typed, setTyped] = useState(() => write(items));
  const text = isSame(read(typed, items), items) ? typed : write(items);
  const checks = useEditorChecks().checks.filter((check) => check.path.startsWith(`${path}.`));
  return (
    <div>
      <EditorField
        isLong
        label={label}
        path={path}
        hint={hint}
        value={text}
        isUnsure={checks.some(({ isSettled }) => !isSettled)}
        onText={(next) => {
          setTyped(next);
          onItems(read(next, items));
        }}
      />
      {checks.map((check) => (
        <LineCheck key={check.path} check={check} />
      ))}
    </div>
  );
}

/** One line of the list that was read with doubt. */
function LineCheck({ check }: { check: FieldCheck }) {
  return (
    <div className="mt-3 border-line border-s-2 ps-3">
      <p className="text-sm [overflow-wrap:anywhere]">{check.value || check.read}</p>
      <p className="text-ink-3 text-xs">
        <CheckHint check={check} />
      </p>
      <FieldCheckNote check={check} label={check.value || check.read} />
    </div>
  );
}

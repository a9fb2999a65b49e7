import { useState } from 'react';
import { EditorField } from './editor-field.tsx';
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
  return (
    <EditorField
      isLong
      label={label}
      path={path}
      hint={hint}
      value={text}
      stored={items.join('\n')}
      onText={(next) => {
        setTyped(next);
        onItems(read(next, items));
      }}
    />
  );
}

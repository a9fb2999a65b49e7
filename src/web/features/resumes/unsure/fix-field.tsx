import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { SaveOrCancel } from '../../../writing/result/answer-buttons.tsx';

interface FixFieldProps {
  name: string;
  value: string;
  hint?: string | undefined;
  onSave: (text: string) => void;
  onCancel: () => void;
  /** The words it was read from, to copy them. */
  children: ReactNode;
}

/** The field in its place: Enter saves, Escape leaves it as it was. */
export function FixField({ name, value, hint, onSave, onCancel, children }: FixFieldProps) {
  const [text, setText] = useState(value);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <form onSubmit={save} onKeyDown={onKeyDown}>
      <Field label={name} hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            // The person has just asked for this field.
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {children}
      <SaveOrCancel onCancel={onCancel} />
    </form>
  );
}

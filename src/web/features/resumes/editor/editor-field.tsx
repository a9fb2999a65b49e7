import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { AutoTextArea } from './auto-text-area.tsx';
import { CheckHint, FieldCheckNote } from './field-check-note.tsx';
import { unsureMark } from './go-to-unsure.tsx';
import { useFieldCheck } from './unsure.tsx';
import { fieldMark } from './wanted-field.ts';

interface EditorFieldProps {
  label: string;
  /** Where it stands in the data: by it the parser says what it is unsure of. */
  path: string;
  value: string;
  /** To be looked at for something inside it, such as one of its lines. */
  isUnsure?: boolean;
  onText: (text: string) => void;
  hint?: string;
  /** Grows with its text. */
  isLong?: boolean;
  input?: Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'>;
}

/** One field of the resume, with a word where it should be looked at. */
export function EditorField(props: EditorFieldProps) {
  const { label, path, value, onText, hint, isLong = false, input } = props;
  const { _ } = useLingui();
  const check = useFieldCheck(path);
  const isUnsure = props.isUnsure || check?.isSettled === false;
  const look = isUnsure ? 'border-warn' : '';
  return (
    <div {...(isUnsure && unsureMark)}>
      <Field
        label={label}
        aside={isUnsure && <span className="font-semibold text-warn text-xs">{_('Please check')}</span>}
        hint={check ? <CheckHint check={check} /> : hint}
      >
        {(control) =>
          isLong ? (
            <AutoTextArea
              {...control}
              {...fieldMark(path)}
              value={value}
              className={look}
              onChange={(event) => onText(event.target.value)}
            />
          ) : (
            <TextInput
              {...control}
              {...fieldMark(path)}
              {...input}
              value={value}
              className={look}
              onChange={(event) => onText(event.target.value)}
            />
          )
        }
      </Field>
      {check && <FieldCheckNote check={check} label={label} />}
    </div>
  );
}

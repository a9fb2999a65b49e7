import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { AutoTextArea } from './auto-text-area.tsx';
import { useIsUnsure } from './unsure.tsx';

interface EditorFieldProps {
  label: string;
  /** Where it stands in the data that was read: by it the parser says what it is unsure of. */
  path: string;
  value: string;
  /** As the data has it, where that is not what is typed. */
  stored?: string;
  onText: (text: string) => void;
  hint?: string;
  /** Grows with its text. */
  isLong?: boolean;
  input?: Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'>;
}

/** One field of the resume, with a word where it should be looked at. */
export function EditorField(props: EditorFieldProps) {
  const { label, path, value, stored = value, onText, hint, isLong = false, input } = props;
  const { _ } = useLingui();
  const isUnsure = useIsUnsure(path, stored);
  const look = isUnsure ? 'border-warn' : '';
  return (
    <Field
      label={label}
      aside={isUnsure && <span className="font-semibold text-warn text-xs">{_('Please check')}</span>}
      hint={isUnsure ? _('We are not sure that we read this right. Compare it with your resume.') : hint}
    >
      {(control) =>
        isLong ? (
          <AutoTextArea
            {...control}
            value={value}
            className={look}
            onChange={(event) => onText(event.target.value)}
          />
        ) : (
          <TextInput
            {...control}
            {...input}
            value={value}
            className={look}
            onChange={(event) => onText(event.target.value)}
          />
        )
      }
    </Field>
  );
}

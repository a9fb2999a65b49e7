import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'hint'> &
  Pick<ComponentProps<typeof TextArea>, 'maxLength' | 'rows' | 'required' | 'enterKeyHint'> & {
    words: string;
    onWords: (words: string) => void;
    /** Where the person has just asked for it. */
    hasFocus?: boolean;
  };

/** Where a person says it in their own words. */
export function WordsField({ label, hint, words, onWords, hasFocus = true, ...area }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          {...area}
          autoFocus={hasFocus}
          value={words}
          onChange={(event) => onWords(event.target.value)}
          className={area.rows === 1 ? 'min-h-11!' : 'min-h-20'}
        />
      )}
    </Field>
  );
}

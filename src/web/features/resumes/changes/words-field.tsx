import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'hint'> &
  Pick<ComponentProps<typeof TextArea>, 'maxLength' | 'rows' | 'required' | 'enterKeyHint'> & {
    words: string;
    onWords: (words: string) => void;
  };

/** Where a person says it in their own words; they have just asked for it, so it has the focus. */
export function WordsField({ label, hint, words, onWords, ...area }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          {...area}
          autoFocus
          value={words}
          onChange={(event) => onWords(event.target.value)}
          className="min-h-20"
        />
      )}
    </Field>
  );
}

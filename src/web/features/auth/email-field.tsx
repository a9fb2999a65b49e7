import { useLingui } from '@lingui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useKnownText } from '../../ui/use-known-text.ts';

interface EmailFieldProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
}

export function EmailField({ input, error }: EmailFieldProps) {
  const { _ } = useLingui();
  const known = useKnownText();
  return (
    <Field label={_('Email')} error={error && known(error)}>
      {(control) => (
        <TextInput
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          {...control}
          {...input}
        />
      )}
    </Field>
  );
}

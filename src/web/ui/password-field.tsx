import { useLingui } from '@lingui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';
import { useKnownText } from './use-known-text.ts';

interface PasswordFieldProps {
  label: string;
  kind: 'current-password' | 'new-password';
  input: UseFormRegisterReturn;
  error: string | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
}

export function PasswordField({ label, kind, input, error, hint, aside }: PasswordFieldProps) {
  const { _ } = useLingui();
  const known = useKnownText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} aside={aside} hint={hint} error={error && known(error)}>
      {(control) => (
        <div className="relative" dir="ltr">
          <TextInput
            type={shown ? 'text' : 'password'}
            required
            autoComplete={kind}
            autoCapitalize="none"
            spellCheck={false}
            className="pe-12"
            {...control}
            {...input}
          />
          <Button
            variant="ghost"
            size="icon"
            className="absolute end-0 top-0 md:end-0.5 md:top-0.5"
            aria-label={_('Show password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-4.5" aria-hidden="true" />
          </Button>
        </div>
      )}
    </Field>
  );
}

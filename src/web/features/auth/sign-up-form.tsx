import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordHint } from '../../ui/password-hint.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/use-failure.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import { signUpForm } from './auth-forms.ts';
import { EmailField } from './email-field.tsx';
import { FailureNote } from './failure-note.tsx';

interface SignUpFormProps {
  /** The address typed so far, on either tab. */
  typed: RefObject<string>;
  onSignedUp: (email: string) => void;
}

export function SignUpForm({ typed, onSignedUp }: SignUpFormProps) {
  const { _ } = useLingui();
  const { register, formState, submit, failure } = useSignUp({ typed, onSignedUp });
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Note>{_('We will send you a confirmation email. Open its link before you sign in.')}</Note>
      <FailureNote failure={failure} />
      <EmailField
        input={register('email', { onChange: ({ target }) => (typed.current = target.value) })}
        error={formState.errors.email?.message}
      />
      <PasswordField
        label={_('Password')}
        kind="new-password"
        input={register('password')}
        error={formState.errors.password?.message}
        hint={<PasswordHint />}
      />
      <Button type="submit" variant="primary" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? _('Creating Account...') : _('Create Account')}
      </Button>
    </form>
  );
}

function useSignUp({ typed, onSignedUp }: SignUpFormProps) {
  const { _ } = useLingui();
  const known = useKnownText();
  const { signUp } = useAuth();
  const { failure, fail, clear } = useFailure();
  const form = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { email: typed.current, password: '' },
  });
  const submit = form.handleSubmit(async ({ email, password }) => {
    clear();
    const { error } = await signUp(email, password);
    if (error) {
      fail({ title: _('Sign Up Failed'), description: known(authErrorText(error)) });
      return;
    }
    toast({ title: _('Account Created!'), description: _('Check your inbox for the confirmation link.') });
    onSignedUp(email);
  });
  return { ...form, submit, failure };
}

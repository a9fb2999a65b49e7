import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/use-failure.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import { isUnconfirmed, signInErrorText } from './auth-error-text.ts';
import { signInForm } from './auth-forms.ts';
import { EmailField } from './email-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

interface SignInFormProps {
  /** The address typed so far, on either tab. */
  typed: RefObject<string>;
  /** The address that has just signed up and must be confirmed first. */
  signedUpAs: string | undefined;
  /** A confirmation link was opened and did not work. */
  linkRefused: boolean;
}

export function SignInForm({ typed, signedUpAs, linkRefused }: SignInFormProps) {
  const { _ } = useLingui();
  const form = useSignIn(signedUpAs ?? typed.current);
  const { register, formState, trigger, getValues } = form;
  const emailOf = async () =>
    (await trigger('email', { shouldFocus: true })) ? getValues('email') : undefined;
  return (
    <form noValidate onSubmit={form.submit} className="space-y-4">
      {signedUpAs && !form.unconfirmed && <ConfirmFirst emailOf={async () => signedUpAs} />}
      {linkRefused && !form.failure && <LinkRefused emailOf={emailOf} />}
      <FailureNote failure={form.failure}>
        {form.unconfirmed && <ResendConfirmation emailOf={emailOf} />}
      </FailureNote>
      <EmailField
        input={register('email', { onChange: ({ target }) => (typed.current = target.value) })}
        error={formState.errors.email?.message}
      />
      <PasswordField
        label={_('Password')}
        kind="current-password"
        input={register('password')}
        error={formState.errors.password?.message}
        aside={<ForgotPassword emailOf={() => getValues('email')} />}
      />
      <Button type="submit" variant="primary" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? _('Logging In...') : _('Login')}
      </Button>
    </form>
  );
}

function useSignIn(email: string) {
  const { _ } = useLingui();
  const known = useKnownText();
  const { signIn } = useAuth();
  const { failure, fail, clear } = useFailure();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const form = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email, password: '' },
  });
  const submit = form.handleSubmit(async (entry) => {
    clear();
    const { error } = await signIn(entry.email, entry.password);
    if (!error) {
      toast({ title: _('Welcome Back!'), description: _('You have signed in successfully.') });
      return;
    }
    setUnconfirmed(isUnconfirmed(error));
    fail({ title: _('Sign In Failed'), description: known(signInErrorText(error)) });
  });
  return { ...form, submit, failure, unconfirmed };
}

function ConfirmFirst({ emailOf }: { emailOf: () => Promise<string | undefined> }) {
  const { _ } = useLingui();
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its tab; from here the way goes on, and this is read aloud.
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} tabIndex={-1}>
      <p>{_('Please check your email and click the confirmation link before signing in.')}</p>
      <ResendConfirmation emailOf={emailOf} />
    </Note>
  );
}

function LinkRefused({ emailOf }: { emailOf: () => Promise<string | undefined> }) {
  const { _ } = useLingui();
  return (
    <Note tone="bad">
      <p>{_('This confirmation link is invalid or has expired.')}</p>
      <ResendConfirmation emailOf={emailOf} />
    </Note>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { keptReturnPath, signInPath } from '../../native/return-path.ts';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordHint, PasswordRule } from '../../ui/password-hint.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/use-failure.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import { newPasswordForm } from './auth-forms.ts';
import { FailureNote } from './failure-note.tsx';

const updatedRedirectMs = 2000;
const invalidLink: MessageId =
  'This password reset link is invalid or has expired. Please request a new one.';

export function NewPasswordForm() {
  const { _ } = useLingui();
  const { register, formState, submit, failure, updated } = useNewPassword();
  if (updated) return <Updated />;
  return (
    <form noValidate onSubmit={submit} className="mt-5 space-y-4">
      <FailureNote failure={failure} />
      <PasswordField
        label={_('New Password')}
        kind="new-password"
        input={register('password')}
        error={formState.errors.password?.message}
        hint={<PasswordHint />}
      />
      <PasswordField
        label={_('Confirm Password')}
        kind="new-password"
        input={register('confirmation')}
        error={formState.errors.confirmation?.message}
        hint={<PasswordRule />}
      />
      <Button type="submit" variant="primary" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? _('Updating Password...') : _('Reset Password')}
      </Button>
    </form>
  );
}

function useNewPassword() {
  const { _ } = useLingui();
  const known = useKnownText();
  const { updatePassword } = useAuth();
  const { failure, fail, clear } = useFailure();
  const [updated, setUpdated] = useState(false);
  const form = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  });
  const submit = form.handleSubmit(
    async ({ password }) => {
      clear();
      const { error } = await updatePassword(password);
      if (error) {
        // Signed in as usual, or by a link of an hour ago: only a new link proves who this is.
        const isStale =
          error.code === 'current_password_required' || error.code === 'reauthentication_needed';
        const description = isStale ? _(invalidLink) : known(authErrorText(error));
        fail({ title: _('Password Reset Failed'), description });
        return;
      }
      toast({ title: _('Password Updated!'), description: _('You can now sign in with your new password.') });
      setUpdated(true);
    },
    ({ password, confirmation }) => {
      const title = confirmation ? _("Passwords Don't Match") : _('Password Too Short');
      fail({ title, description: known((confirmation ?? password)?.message ?? '') });
    },
  );
  return { ...form, submit, failure, updated };
}

function Updated() {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(signInPath(keptReturnPath())), updatedRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Note tone="ok" role="status" className="mt-5">
      {_('Your password has been changed. Redirecting you now…')}
    </Note>
  );
}

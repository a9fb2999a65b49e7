import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { type AuthFailure, authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { faultOf } from '../../ui/new-password.ts';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordHint } from '../../ui/password-hint.tsx';
import { toast } from '../../ui/toast.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import type { AccountDialogProps } from './account-dialog-props.ts';
import { sessionsQuery } from './account-queries.ts';
import { GoogleAgain } from './google-again.tsx';
import { useProofs, useReturned } from './use-proof.ts';

/** The password there is, or Google where there's none, and a new one, twice. */
export function PasswordDialog({ open, onOpenChange }: AccountDialogProps) {
  const { _ } = useLingui();
  const client = useQueryClient();
  const { isBack, change } = useReturned('password', onOpenChange);
  const end = () => {
    change(false);
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={_('Change password')}
      description={_('You’ll stay signed in here. Other devices are signed out.')}
    >
      <ChangePasswordForm hasJustSignedIn={isBack} onChanged={end} onCancel={() => change(false)} />
    </Dialog>
  );
}

interface ChangePasswordFormProps {
  /** Back from Google: the server takes that for five minutes. */
  hasJustSignedIn: boolean;
  onChanged: () => void;
  onCancel: () => void;
}

function ChangePasswordForm({ hasJustSignedIn, onChanged, onCancel }: ChangePasswordFormProps) {
  const { _ } = useLingui();
  const { register, formState, submit, proof } = useChangePassword(hasJustSignedIn, onChanged);
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {errors.root?.message && <Note tone="bad">{errors.root.message}</Note>}
      {proof === 'password' && (
        <PasswordField
          label={_('Current Password')}
          kind="current-password"
          input={register('current')}
          error={errors.current?.message}
        />
      )}
      {proof === 'google' ? (
        <GoogleAgain dialog="password" />
      ) : (
        <NewPasswordFields register={register} errors={errors} />
      )}
      <DialogActions>
        <Button onClick={onCancel}>{_('Cancel')}</Button>
        {proof !== 'google' && (
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? _('Updating Password...') : _('Save password')}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

interface Entry {
  current: string;
  password: string;
  confirmation: string;
}

type FieldsProps = Pick<UseFormReturn<Entry>, 'register'> & { errors: FieldErrors<Entry> };

function NewPasswordFields({ register, errors }: FieldsProps) {
  const { _ } = useLingui();
  return (
    <>
      <PasswordField
        label={_('New Password')}
        kind="new-password"
        input={register('password')}
        error={errors.password?.message}
        hint={<PasswordHint />}
      />
      <PasswordField
        label={_('Confirm Password')}
        kind="new-password"
        input={register('confirmation')}
        error={errors.confirmation?.message}
      />
    </>
  );
}

function useChangePassword(hasJustSignedIn: boolean, onChanged: () => void) {
  const { _ } = useLingui();
  const { updatePassword } = useAuth();
  const form = useForm<Entry>({ defaultValues: { current: '', password: '', confirmation: '' } });
  const { proof, refuse } = useRefusal(hasJustSignedIn, form);
  const submit = form.handleSubmit(async (entry) => {
    if (proof === 'password' && entry.current === '') {
      form.setError('current', { message: _('Please enter your current password.') }, { shouldFocus: true });
      return;
    }
    const fault = faultOf(entry);
    if (fault) {
      form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
      return;
    }
    const { error } = await updatePassword(entry.password, entry.current);
    if (error) return refuse(error);
    toast({ title: _('Password Updated!'), description: _('Other devices are signed out.') });
    onChanged();
  });
  return { ...form, submit, proof };
}

/** What has to be shown to the server, and what it says when that wasn't enough. */
function useRefusal(hasJustSignedIn: boolean, { setError }: UseFormReturn<Entry>) {
  const { _ } = useLingui();
  const known = useKnownText();
  const { hasPassword, hasGoogle } = useProofs();
  const [proof, setProof] = useState<'password' | 'google' | 'sign-in'>(() => {
    if (hasPassword) return 'password';
    return hasJustSignedIn ? 'sign-in' : 'google';
  });
  const refuse = (error: AuthFailure) => {
    if (error.code === 'invalid_credentials')
      return setError(
        'current',
        { message: _('That isn’t your password. Please try again.') },
        { shouldFocus: true },
      );
    // A password that was set after coming by Google: the account's ways to sign in don't tell of it.
    if (error.code === 'current_password_required') setProof('password');
    if (error.code === 'reauthentication_needed' && hasGoogle) setProof('google');
    else setError('root', { message: known(authErrorText(error)) });
  };
  return { proof, refuse };
}

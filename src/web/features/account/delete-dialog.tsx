import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { keepReturnPath } from '../../native/return-path.ts';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import type { AccountDialogProps } from './account-dialog-props.ts';
import { useLeave } from './use-leave.ts';

/** Where whoever signs in with Google to delete the account comes back to. */
const deletePath = '/account?delete=1';

/** Whoever comes back from signing in with Google has the address that opens it. */
export function DeleteDialog({ open, onOpenChange }: AccountDialogProps) {
  const { _ } = useLingui();
  const isBack = new URLSearchParams(useSearch()).has('delete');
  const [, navigate] = useLocation();
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen && isBack) navigate('/account', { replace: true });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={_('Delete your account?')}
      description={_(
        'This deletes your account and everything in it, and cancels Premium. You can’t undo this. Export your data first if you want to keep it.',
      )}
    >
      <DeleteForm hasJustSignedIn={isBack} onKeep={() => change(false)} />
    </Dialog>
  );
}

interface DeleteFormProps {
  /** Back from Google: the server takes that for five minutes. */
  hasJustSignedIn: boolean;
  onKeep: () => void;
}

/** Whoever deletes must have just proved who they are: by the password, or with Google. */
function DeleteForm({ hasJustSignedIn, onKeep }: DeleteFormProps) {
  const { _ } = useLingui();
  const { user } = useAuth();
  const { register, formState, submit, failure, mustSignIn } = useDeletion(hasJustSignedIn);
  const providers: readonly string[] = user?.app_metadata.providers ?? [];
  const hasPassword = providers.length === 0 || providers.includes('email');
  const needsGoogle = mustSignIn && !hasPassword;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure && <Note tone="bad">{failure}</Note>}
      {mustSignIn && hasPassword && (
        <PasswordField
          label={_('Your password')}
          kind="current-password"
          input={register('password')}
          error={formState.errors.password?.message}
        />
      )}
      {mustSignIn && providers.includes('google') && <GoogleAgain />}
      <DialogActions>
        <Button onClick={onKeep}>{_('Keep account')}</Button>
        {!needsGoogle && (
          <Button type="submit" variant="danger" busy={formState.isSubmitting}>
            {formState.isSubmitting ? _('Deleting…') : _('Delete account')}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

function GoogleAgain() {
  const { _ } = useLingui();
  const { signInWithGoogle } = useAuth();
  const press = () => {
    keepReturnPath(deletePath);
    void signInWithGoogle();
  };
  return (
    <div className="space-y-2 text-sm text-ink-2">
      <p>{_('Sign in with Google again to confirm that it’s you.')}</p>
      <Button wide onClick={press}>
        {_('Continue with Google')}
      </Button>
    </div>
  );
}

function useDeletion(hasJustSignedIn: boolean) {
  const { _ } = useLingui();
  const known = useKnownText();
  const textOf = useErrorText();
  const { user, signIn, signOut } = useAuth();
  const leave = useLeave(signOut);
  const [failure, setFailure] = useState('');
  const [mustSignIn, setMustSignIn] = useState(!hasJustSignedIn);
  const form = useForm({ defaultValues: { password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure('');
    if (mustSignIn && password === '') {
      form.setError('password', { message: _('Please enter your password.') }, { shouldFocus: true });
      return;
    }
    const { error } = mustSignIn ? await signIn(user?.email ?? '', password) : { error: null };
    if (error) {
      setFailure(known(authErrorText(error)));
      return;
    }
    try {
      await api.deleteAccount();
    } catch (refusal) {
      setFailure(textOf(refusal));
      if (refusal instanceof ApiError && refusal.code === 'sign_in_again') setMustSignIn(true);
      return;
    }
    await leave();
    const description = _('We’re deleting your data now. You’ll get one last email when that’s done.');
    toast({ title: _('Account Deleted'), description });
  });
  return { ...form, submit, failure, mustSignIn };
}

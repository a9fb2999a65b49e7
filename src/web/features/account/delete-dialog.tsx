import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { useAmounts } from '../../ui/use-amounts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import type { AccountDialogProps } from './account-dialog-props.ts';
import { subscriptionQuery } from './account-queries.ts';
import { GoogleAgain } from './google-again.tsx';
import { RefundFirst } from './refund-first.tsx';
import { useLeave } from './use-leave.ts';
import { useProofs, useReturned } from './use-proof.ts';

/** Whoever can still get money back is offered that first; who comes back from Google was asked before. */
export function DeleteDialog({ open, onOpenChange }: AccountDialogProps) {
  const { _ } = useLingui();
  const { dayOf } = useAmounts();
  const { isBack, change } = useReturned('delete', (isOpen) => {
    onOpenChange(isOpen);
    setRefund('possible');
  });
  const { data: plan, isPending } = useQuery(subscriptionQuery);
  const [refund, setRefund] = useState<'possible' | 'declined' | 'received'>(
    isBack ? 'declined' : 'possible',
  );
  const until = refund === 'possible' ? plan?.canWithdrawUntil : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={until ? _('You can still get your money back') : _('Delete your account?')}
      description={
        until
          ? _(
              'Until {date}, we’ll refund what you paid for Premium. Deleting your account doesn’t do that.',
              {
                date: dayOf(until),
              },
            )
          : _(
              'This deletes your account and everything in it, and cancels Premium. You can’t undo this. Export your data first if you want to keep it.',
            )
      }
    >
      {isPending && <Waiting />}
      {!isPending && until && (
        <RefundFirst onDone={() => setRefund('received')} onDecline={() => setRefund('declined')} />
      )}
      {refund === 'received' && <RefundReceived />}
      {!isPending && !until && <DeleteForm hasJustSignedIn={isBack} onKeep={() => change(false)} />}
    </Dialog>
  );
}

/** Here, and not in a message of its own: those are hidden from whoever listens while a dialog is open. */
function RefundReceived() {
  const { _ } = useLingui();
  return (
    <Note tone="ok" role="status" className="mb-4">
      <p className="font-semibold">{_('Withdrawal Received')}</p>
      <p>{_('We’ve sent you a confirmation by email.')}</p>
    </Note>
  );
}

function Waiting() {
  const { _ } = useLingui();
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm text-ink-2">
      <Spinner />
      {_('Loading...')}
    </p>
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
  const { hasPassword, hasGoogle } = useProofs();
  const { register, formState, submit, failure, mustSignIn } = useDeletion(hasJustSignedIn);
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
      {mustSignIn && hasGoogle && <GoogleAgain dialog="delete" />}
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
      if (error.code === 'invalid_credentials')
        form.setError(
          'password',
          { message: _('That isn’t your password. Please try again.') },
          { shouldFocus: true },
        );
      else setFailure(known(authErrorText(error)));
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

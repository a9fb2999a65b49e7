import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { authErrorText, useAuth } from '../../session.tsx';
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

/** A new password, twice. */
export function PasswordDialog({ open, onOpenChange }: AccountDialogProps) {
  const { _ } = useLingui();
  const client = useQueryClient();
  const end = () => {
    onOpenChange(false);
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Change password')}
      description={_('You’ll stay signed in here. Other devices are signed out.')}
    >
      <ChangePasswordForm onChanged={end} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ onChanged, onCancel }: { onChanged: () => void; onCancel: () => void }) {
  const { _ } = useLingui();
  const { register, formState, submit } = useChangePassword(onChanged);
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {errors.root?.message && <Note tone="bad">{errors.root.message}</Note>}
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
      <DialogActions>
        <Button onClick={onCancel}>{_('Cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? _('Updating Password...') : _('Save password')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useChangePassword(onChanged: () => void) {
  const { _ } = useLingui();
  const known = useKnownText();
  const { updatePassword } = useAuth();
  const form = useForm({ defaultValues: { password: '', confirmation: '' } });
  const submit = form.handleSubmit(async (entry) => {
    const fault = faultOf(entry);
    if (fault) {
      form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
      return;
    }
    const { error } = await updatePassword(entry.password);
    if (error) {
      form.setError('root', { message: known(authErrorText(error)) });
      return;
    }
    toast({ title: _('Password Updated!'), description: _('Other devices are signed out.') });
    onChanged();
  });
  return { ...form, submit };
}

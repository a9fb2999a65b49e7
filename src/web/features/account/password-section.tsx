import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { newPasswordForm } from '../../ui/new-password.ts';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordHint } from '../../ui/password-hint.tsx';
import { toast } from '../../ui/toast.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import { AccountRow, AccountSection } from './account-section.tsx';

export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const end = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <AccountSection title={_('Password')}>
      <AccountRow
        text={_('You’ll stay signed in here. Other devices are signed out.')}
        action={
          <Button size="row" onClick={() => setOpen(true)}>
            {_('Change password')}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={_('Change password')}
        description={_('You’ll stay signed in here. Other devices are signed out.')}
      >
        <ChangePasswordForm onChanged={end} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountSection>
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
  const form = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    const { error } = await updatePassword(password);
    if (error) {
      form.setError('root', { message: known(authErrorText(error)) });
      return;
    }
    toast({ title: _('Password Updated!'), description: _('Other devices are signed out.') });
    onChanged();
  });
  return { ...form, submit };
}

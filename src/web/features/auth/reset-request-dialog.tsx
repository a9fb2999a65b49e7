import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/use-failure.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import { resetRequestForm } from './auth-forms.ts';
import { EmailField } from './email-field.tsx';
import { FailureNote } from './failure-note.tsx';

interface ResetRequestDialogProps {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ResetRequestDialog({ email, open, onOpenChange }: ResetRequestDialogProps) {
  const { _ } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Reset Password')}
      description={_('Enter your email address and we will send you a link to set a new password.')}
    >
      <ResetRequestForm email={email} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ResetRequestForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { _ } = useLingui();
  const { register, formState, submit, failure } = useResetRequest(email, onDone);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React hands events of a dialog on to the form around its button.
        event.stopPropagation();
        return submit(event);
      }}
      className="space-y-4"
    >
      <FailureNote failure={failure} />
      <EmailField input={register('email')} error={formState.errors.email?.message} />
      <DialogActions>
        <Button onClick={onDone}>{_('Cancel')}</Button>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {formState.isSubmitting ? _('Sending...') : _('Send Reset Link')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useResetRequest(email: string, onDone: () => void) {
  const { _ } = useLingui();
  const known = useKnownText();
  const { resetPassword } = useAuth();
  const { failure, fail, clear } = useFailure();
  const form = useForm({ resolver: zodResolver(resetRequestForm), defaultValues: { email } });
  const submit = form.handleSubmit(async (entry) => {
    clear();
    const { error } = await resetPassword(entry.email);
    if (error) {
      fail({ title: _('Password Reset Failed'), description: known(authErrorText(error)) });
      return;
    }
    toast({
      title: _('Check Your Email'),
      description: _('If there is an account for this address, a link to reset the password is on its way.'),
    });
    onDone();
  });
  return { ...form, submit, failure };
}

import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { AccountDialogProps } from './account-dialog-props.ts';

/** A message to support, which is answered by mail. */
export function HelpDialog({ open, onOpenChange }: AccountDialogProps) {
  const { _ } = useLingui();
  const { user } = useAuth();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Get help')}
      description={_('We’ll answer by email to {email}.', { email: user?.email ?? '' })}
    >
      <HelpForm onEnd={() => onOpenChange(false)} />
    </Dialog>
  );
}

const maxMessageLength = 5_000;

function HelpForm({ onEnd }: { onEnd: () => void }) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { message: '' } });
  const ask = useMutation({
    mutationFn: (message: string) => api.askForHelp({ body: { message } }),
    onSuccess: () => {
      toast({ title: _('Message Sent'), description: _('We’ll get back to you by email.') });
      onEnd();
    },
  });
  return (
    <form noValidate onSubmit={handleSubmit(({ message }) => ask.mutate(message))} className="space-y-4">
      {ask.error && <Note tone="bad">{textOf(ask.error)}</Note>}
      <Field label={_('How can we help?')} error={formState.errors.message?.message}>
        {(control) => (
          <TextArea
            rows={6}
            maxLength={maxMessageLength}
            {...control}
            {...register('message', {
              validate: (text) => text.trim() !== '' || _('Please write a message.'),
            })}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onEnd}>{_('Cancel')}</Button>
        <Button type="submit" variant="primary" busy={ask.isPending}>
          {ask.isPending ? _('Sending...') : _('Send')}
        </Button>
      </DialogActions>
    </form>
  );
}

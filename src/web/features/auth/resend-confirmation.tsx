import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { authErrorText, useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useKnownText } from '../../ui/use-known-text.ts';

/** Sends the confirmation mail again, to the address that `emailOf` gives; without one it does nothing. */
export function ResendConfirmation({ emailOf }: { emailOf: () => Promise<string | undefined> }) {
  const { _ } = useLingui();
  const { resendConfirmation } = useAuth();
  const known = useKnownText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    const email = await emailOf();
    if (!email) return;
    setBusy(true);
    const { error } = await resendConfirmation(email);
    setBusy(false);
    if (error) {
      toast({
        title: _('Email Not Sent'),
        description: known(authErrorText(error)),
        variant: 'destructive',
      });
      return;
    }
    toast({
      title: _('Check Your Email'),
      description: _('If this address still needs confirming, a new link is on its way.'),
    });
  };
  return (
    <Button variant="link" size="inline" className="mt-1.5" busy={busy} onClick={press}>
      {_('Resend confirmation email')}
    </Button>
  );
}

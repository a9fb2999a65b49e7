import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const ResetRequestDialog = lazyPart(() =>
  import('./reset-request-dialog.tsx').then((file) => file.ResetRequestDialog),
);

/** The link that opens the dialog, which starts with the address typed so far. */
export function ForgotPassword({ emailOf }: { emailOf: () => string }) {
  const { _ } = useLingui();
  const [email, setEmail] = useState<string>();
  const [open, setOpen] = useState(false);
  const press = () => {
    setEmail(emailOf());
    setOpen(true);
  };
  return (
    <>
      <Button variant="link" size="inline" onClick={press}>
        {_('Forgot password?')}
      </Button>
      <Suspense fallback={null}>
        {email !== undefined && <ResetRequestDialog email={email} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}

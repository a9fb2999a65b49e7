import { useLingui } from '@lingui/react';
import { keepReturnPath } from '../../native/return-path.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import type { AskingDialog } from './account-dialog-props.ts';

/** Whoever has no password proves who they are with Google, and comes back to this dialog. */
export function GoogleAgain({ dialog }: { dialog: AskingDialog }) {
  const { _ } = useLingui();
  const { signInWithGoogle } = useAuth();
  const press = () => {
    keepReturnPath(`/account?${dialog}=1`);
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

import type { ShownDialog } from './account-dialog-props.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

interface AccountDialogsProps {
  shown: ShownDialog;
  onChange: (shown: ShownDialog) => void;
}

const dialogs = {
  password: PasswordDialog,
  'sign-out': SignOutDialog,
  delete: DeleteDialog,
  help: HelpDialog,
};

/** Forms that the page's first paint does without. */
export function AccountDialogs({ shown: { name, open }, onChange }: AccountDialogsProps) {
  const Dialog = dialogs[name];
  return <Dialog open={open} onOpenChange={(isOpen) => onChange({ name, open: isOpen })} />;
}

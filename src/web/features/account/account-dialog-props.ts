export interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that is shown, or was last: it closes before it goes. */
export interface ShownDialog {
  readonly name: 'password' | 'sign-out' | 'delete' | 'help';
  readonly open: boolean;
}

export type OpenDialog = (name: ShownDialog['name']) => void;

/** The dialogs that may send somebody to Google and back first: `/account?delete=1`. */
const askingAgain = ['delete', 'password'] as const;
export type AskingDialog = (typeof askingAgain)[number];

/** Which of them an address opens: that of whoever comes back from signing in with Google. */
export function returnedTo(search: string): AskingDialog | undefined {
  const query = new URLSearchParams(search);
  return askingAgain.find((name) => query.has(name));
}

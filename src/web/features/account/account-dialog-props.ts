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

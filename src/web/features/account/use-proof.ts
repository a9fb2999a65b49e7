import { useLocation, useSearch } from 'wouter';
import { useAuth } from '../../session.tsx';
import { type AccountDialogProps, type AskingDialog, returnedTo } from './account-dialog-props.ts';

/** How this person can prove who they are. Where a service elsewhere doesn't say, by a password. */
export function useProofs() {
  const { user } = useAuth();
  const providers: readonly string[] = user?.app_metadata.providers ?? [];
  return {
    hasPassword: providers.length === 0 || providers.includes('email'),
    hasGoogle: providers.includes('google'),
  };
}

/** Whoever is back from Google has the address that opened the dialog; closing it leaves that address. */
export function useReturned(name: AskingDialog, onOpenChange: AccountDialogProps['onOpenChange']) {
  const isBack = returnedTo(useSearch()) === name;
  const [, navigate] = useLocation();
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen && isBack) navigate('/account', { replace: true });
  };
  return { isBack, change };
}

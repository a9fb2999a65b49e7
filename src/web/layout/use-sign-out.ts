import { useState } from 'react';
import { useLocation } from 'wouter';
import { dropSessionOffline } from '../auth-client.ts';
import { hasDrafts } from '../native/drafts.ts';
import { useAuth } from '../session.tsx';
import { leave } from './leave.ts';

/** Drafts go with the person; whoever has one is asked first, by the dialog that the rest of this is for. */
export function useSignOut() {
  const { user, signOut } = useAuth();
  const [, navigate] = useLocation();
  const [open, onOpenChange] = useState(false);
  const onLeave = () =>
    void leave(() => {
      dropSessionOffline();
      return signOut();
    }, navigate);
  const askOrLeave = () => (user && hasDrafts(user.id) ? onOpenChange(true) : onLeave());
  return { open, onOpenChange, onLeave, askOrLeave };
}

import { createContext, type ReactNode, useContext } from 'react';
import { ownPath } from './api.ts';

const Session = createContext('nobody');

export function SessionProvider({ children }: { children: ReactNode }): ReactNode {
  return <Session value={ownPath}>{children}</Session>;
}

export function useSession(): string {
  return useContext(Session);
}

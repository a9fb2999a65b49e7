import type { ReactNode } from 'react';
import { GreetingPage } from './features/greetings/greeting-page.tsx';
import { SessionProvider } from './session.tsx';

export function App(): ReactNode {
  return (
    <SessionProvider>
      <GreetingPage />
    </SessionProvider>
  );
}

import type { ReactNode } from 'react';
import { GreetingCard } from '#documents/greeting-card.tsx';
import { colorSchemes } from '#domain/color-schemes.ts';
import type { Greeting } from '#domain/greeting.ts';
import { useSession } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { useNames } from '../names/name-queries.ts';

export function GreetingPage(): ReactNode {
  const greeting: Greeting = { text: [useSession(), ...useNames(), ...colorSchemes].join(' ') };
  return (
    <Button>
      <GreetingCard greeting={greeting} />
    </Button>
  );
}

import type { ReactNode } from 'react';
import type { Greeting } from '#domain/greeting.ts';

export function GreetingCard({ greeting }: { greeting: Greeting }): ReactNode {
  return <p>{greeting.text}</p>;
}

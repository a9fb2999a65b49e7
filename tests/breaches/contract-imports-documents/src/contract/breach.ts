import { GreetingCard } from '#documents/greeting-card.tsx';

export const breach = GreetingCard;

import { greet } from '../domain/greeting.ts';

export const breach = greet('x');

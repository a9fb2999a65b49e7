import type { Again } from './auth/again.ts';

export type Breach = { again: Again };

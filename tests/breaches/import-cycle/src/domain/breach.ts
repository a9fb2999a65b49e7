import { again } from './again.ts';

export const breach = () => again;

import { breach } from './breach.ts';

export const again = () => breach;

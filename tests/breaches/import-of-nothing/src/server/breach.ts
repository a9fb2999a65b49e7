import { breach } from './no-such-file.ts';

export const again = breach;

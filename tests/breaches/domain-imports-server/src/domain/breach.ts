import { identify } from '#server/auth/identify.ts';

export const breach = identify('x');

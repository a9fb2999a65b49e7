import { normalName } from '../names/normal-name.ts';

export const breach = normalName('x');

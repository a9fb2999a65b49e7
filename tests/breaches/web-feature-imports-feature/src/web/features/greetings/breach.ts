import { shortName } from '../names/short-name.ts';

export const breach = shortName('x');

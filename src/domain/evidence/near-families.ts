import { phraseList } from '../language/phrase-pattern.ts';

/** Families of work between which people move, and of which a reader counts a part of the years. */
const groups = phraseList('near-families/groups').map((group) => group.split(' '));

export const areNear = (a: string, b: string): boolean =>
  groups.some((group) => group.includes(a) && group.includes(b));

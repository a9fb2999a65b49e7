import { anyPhrase } from '../../language/phrase-pattern.ts';

/** Wording that makes an ask a wish, and that says by itself that something is wished for. */
export const wishWording = anyPhrase('level-wording/wish-wording');

/** Words that make an ask a wish, but alone say nothing. */
export const niceWording = anyPhrase('level-wording/nice-wording');

export const niceWordingEast = /歓迎|尚可|あれば|望ましい|优先|加分|優先|更佳/u;

/** A demand so plain that it stays one under a heading of wishes. */
const mustWording = anyPhrase('level-wording/must-wording');

/** The column of a person specification: E for essential, D for desirable, A for an advantage. */
const column = /(?:\s{2}|\()([eda])\)?$/u;

/** The level that the words themselves say. */
export function levelSaid(main: string): 'must' | 'nice' | undefined {
  const letter = column.exec(main)?.[1];
  if (letter !== undefined) return letter === 'e' ? 'must' : 'nice';
  if (wishWording.test(main) || niceWordingEast.test(main) || niceWording.test(main)) return 'nice';
  return mustWording.test(main) ? 'must' : undefined;
}

import { memoize } from '../../language/memoize.ts';
import { stemOf } from '../../language/words.ts';

/** British and American spelling of one word. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w{3})our(?=s?$|ed$|ing$)/, 'or'],
  [/(?<=\w{2})tre(?=s?$)/, 'ter'],
  [/(?<=\w{2})is(?=e[ds]?$|ing$|ations?$)/, 'iz'],
  [/(?<=\w{2})ys(?=e[ds]?$|ing$)/, 'yz'],
  [/^programmes?$/, 'program'],
  [/ence(?=s?$)/, 'ense'],
];

/** Texts are made of few words; more than so many aren't kept. */
const maxKept = 20_000;

/** What stands for a word wherever two postings are held against each other: one spelling, no ending. */
export const sameWord = memoize(bareWord, maxKept);

function bareWord(key: string): string {
  let spelled = key;
  for (const [british, american] of spellings) spelled = spelled.replace(british, american);
  return stemOf(spelled);
}

export const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size <= whole.size && [...part].every((word) => whole.has(word));

export const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared;
};

export const areDisjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  countShared(one, other) === 0;

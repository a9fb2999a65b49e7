/**
 * Every third of the corpus is held out: its figures are printed, its texts are never read while rules are made.
 * Sets of our own are parted by odd and even numbers.
 */
export const splits = ['tune', 'held', 'odd', 'even'] as const;

export type Split = (typeof splits)[number];

/** Whether a file or an item belongs to a part; its name begins with its number. */
export function inSplit(name: string, split: Split | undefined): boolean {
  const number = Number.parseInt(name, 10);
  if (split === 'odd' || split === 'even') return (number % 2 === 1) === (split === 'odd');
  return split === undefined || (Math.floor((number - 1) / 2) % 3 === 2) === (split === 'held');
}

import { sameAmount } from '../../guard/compare-quantities.ts';
import { derivable } from '../../guard/derive-quantities.ts';
import type { Quantity } from '../../quantity.ts';
import { endOf } from './number-ends.ts';

export const likeliest = ({ values }: Quantity) => values[0];
export const isSame = (a: Quantity) => (b: Quantity) => likeliest(a) === likeliest(b);

/** Numbers that the line does not have and that follow from its own: a sum, a difference, "more than 60" for 62. */
export function deriveAmounts(
  after: string,
  { was: all, is }: { was: readonly Quantity[]; is: readonly Quantity[] },
): Quantity[] {
  const was = all.filter((of) => of.kind !== 'year');
  const lost = was.filter((of) => !is.some(isSame(of)));
  const isMade = (of: Quantity, from: readonly Quantity[]) =>
    derivable(of, after.slice(Math.max(0, of.start - 40), of.start), after.slice(of.end, of.end + 60), from);
  // A sum stands beside all of its parts or in place of all of them: in place of one it would be a changed number.
  const isDerived = (of: Quantity) =>
    isMade(of, lost) || (lost.every((other) => other.kind !== of.kind) && isMade(of, was));
  return is.filter(
    (of) =>
      of.kind !== 'year' &&
      !was.some(isSame(of)) &&
      !/^(?:from|to)$/.test(endOf({ of, text: after })) &&
      (was.some((other) => other.bound === 'exact' && sameAmount(of, other)) || isDerived(of)),
  );
}

import type { Quantity } from '../quantity.ts';
import { continuation } from './align.ts';
import { sameAmount } from './compare-quantities.ts';
import { derivable } from './derive-quantities.ts';
import type { Evidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** A number of the source and the line it stands in. */
export interface Found {
  quantity: Quantity;
  line: number;
}

/** From the numbers beside it in the text, which are checked themselves, or from those of the source. */
export function derives(
  quantity: Quantity,
  passage: Passage,
  evidence: Evidence,
  sources: readonly Found[],
): boolean {
  const before = passage.text.slice(Math.max(0, quantity.start - 40), quantity.start);
  const after = passage.text.slice(quantity.end, quantity.end + 60);
  const from = (of: readonly Quantity[]) => derivable(quantity, before, after, of);
  if (from(passage.quantities.filter((other) => other !== quantity))) return true;
  if (isSpanOfYears(quantity, passage, sources)) return true;
  if (quantity.kind === 'money' && pairsOfLines(sources).some(from)) return true;
  return passage.alignment.lines.some((line) => {
    const goesOn = continuation(line, evidence);
    const wrapped = sources.filter(
      (found) =>
        passage.alignment.near.has(found.line) &&
        (Math.abs(found.line - line) <= 2 || goesOn.includes(found.line)),
    );
    return from(wrapped.map((found) => found.quantity));
  });
}

/** Two amounts of money in one line, wherever it stands: their difference is hardly there by chance. */
const pairsOfLines = (sources: readonly Found[]): Quantity[][] =>
  [...Map.groupBy(sources, ({ line }) => line).values()]
    .map((found) => found.map(({ quantity }) => quantity).filter(({ kind }) => kind === 'money'))
    .filter((amounts) => amounts.length === 2);

/** "in three years" for a line that tells of 2021 and of 2024. */
function isSpanOfYears(quantity: Quantity, passage: Passage, sources: readonly Found[]): boolean {
  if (quantity.kind !== 'time' || quantity.unit !== 'year') return false;
  const years = sources.filter(
    ({ quantity: of, line }) => of.kind === 'year' && passage.alignment.lines.includes(line),
  );
  return years.some((a) =>
    years.some(
      (b) =>
        a.line === b.line && (b.quantity.values[0] ?? 0) - (a.quantity.values[0] ?? 0) === quantity.values[0],
    ),
  );
}

/** "24 of 31 motions": both numbers of a share stand in one line of the source. */
export function isShareOf(
  quantity: Quantity,
  passage: Passage,
  same: readonly Found[],
  sources: readonly Found[],
): boolean {
  const whole = passage.quantities.find(
    ({ start }) =>
      start >= quantity.end &&
      /^\s+(?:out )?of (?:the |my |our )?$/i.test(passage.text.slice(quantity.end, start)),
  );
  if (!whole) return false;
  return same.some(({ line, quantity: part }) =>
    sources.some(
      ({ line: at, quantity: of }) =>
        Math.abs(at - line) <= 1 &&
        passage.alignment.near.has(at) &&
        of !== part &&
        of.kind === part.kind &&
        (of.values[0] ?? 0) >= (part.values[0] ?? 0) &&
        sameAmount(whole, of),
    ),
  );
}

import type { Evidence } from '../../guard/evidence.ts';
import type { Quantity } from '../../quantity.ts';
import { wordsOf } from '../../text/words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { isSame, likeliest } from './derive-amounts.ts';

/**
 * Every number of a rewritten line is one of the line's own or follows from them exactly, and those of a range keep
 * their order: "from 41% to 63%" is not "from 63% to 41%".
 */
export function checkAmounts(line: ChangedLine): RevertKind[] {
  const { was, is } = line.amounts();
  if (hasNewDigits(line, was, is)) return ['number'];
  if (!keepsOrder(was, is, line)) return ['number'];
  return keepsNames(line, was, is) ? [] : ['number'];
}

const digitsOf = (text: string) =>
  (text.match(/\p{Nd}[\p{Nd}.,:]*/gu) ?? []).map((digits) => digits.replace(/[,:.]+$/, ''));

/** Also what is no amount: "B31.3", "S/4HANA", "2nd". For the summary, the digits of the whole resume count. */
function hasNewDigits(line: ChangedLine, was: readonly Quantity[], is: readonly Quantity[]): boolean {
  const { kind, source, after, own } = line;
  const known = kind === 'summary' ? [...was, ...own.lines.flatMap(({ quantities }) => quantities)] : was;
  const digits = new Set(digitsOf(source));
  const values = new Set(known.map(likeliest));
  const made = line.derived();
  return digitsOf(after).some(
    (found) =>
      !digits.has(found) &&
      !is.some(
        (of) =>
          after.slice(of.start, of.end).includes(found) &&
          (values.has(likeliest(of)) || made.some(({ start }) => start === of.start)),
      ),
  );
}

const mostBetween = 5;

/** Numbers close together in one clause ("from 38 to 21") are told apart by their order alone. */
function keepsOrder(
  was: readonly Quantity[],
  is: readonly Quantity[],
  { before, own }: ChangedLine,
): boolean {
  const runs: Quantity[][] = [];
  for (const quantity of was) {
    const last = runs.at(-1)?.at(-1);
    if (last?.kind === quantity.kind && isTied(before.slice(last.end, quantity.start), own))
      runs.at(-1)?.push(quantity);
    else runs.push([quantity]);
  }
  return runs.every((run) => {
    const now = is.filter((of) => run.some(isSame(of)));
    return now.length !== run.length || run.every((of, place) => now[place] && isSame(of)(now[place]));
  });
}

function isTied(between: string, { forms }: Evidence): boolean {
  const words = wordsOf(between);
  const isOneClause = !/[,;:.()]/.test(between) && words.length <= mostBetween;
  return isOneClause || words.every(({ key }) => forms.isSmall(key));
}

/** Digits that are no amounts keep their order too: "from 41st to 6th". */
function keepsNames(
  { before, after }: ChangedLine,
  was: readonly Quantity[],
  is: readonly Quantity[],
): boolean {
  const namesOf = (text: string, amounts: readonly Quantity[]) =>
    digitsOf(amounts.reduce((rest, { start, end }) => blank(rest, start, end), text));
  const [old, now] = [namesOf(before, was), namesOf(after, is)];
  const shared = old.filter((digits) => now.includes(digits));
  return shared.join(' ') === now.filter((digits) => old.includes(digits)).join(' ');
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** The numbers that the new text does not have, where they stood. */
export function lostAmounts(line: ChangedLine): { start: number; end: number }[] {
  const { before, after } = line;
  const { was, is } = line.amounts();
  const digits = digitsOf(after);
  const amounts = was.filter(
    (of) =>
      !is.some(isSame(of)) && !digitsOf(before.slice(of.start, of.end)).some((part) => digits.includes(part)),
  );
  const names = [...before.matchAll(/\p{Nd}[\p{Nd}.,:]*/gu)]
    .map(({ index, 0: part }) => ({
      start: index,
      end: index + part.length,
      part: part.replace(/[,:.]+$/, ''),
    }))
    .filter(
      ({ start, part }) => !digits.includes(part) && !was.some((of) => start >= of.start && start < of.end),
    );
  // What a sum or a difference was made of is told by it.
  const kinds = new Set<string>(line.derived().map(({ kind }) => (kind === 'points' ? 'percent' : kind)));
  return [...amounts.filter(({ kind }) => !kinds.has(kind)), ...names];
}

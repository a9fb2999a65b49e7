import type { Evidence } from '../../guard/evidence.ts';
import { quantitiesOf } from '../../quantities.ts';
import type { Quantity } from '../../quantity.ts';
import { wordsOf } from '../../words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';

/**
 * Every number of a rewritten line is one of the line's own, stands by the same words, and those of a range keep their
 * order: "from 41% to 63%" is not "from 63% to 41%". Sums and differences are left to the person.
 */
export function checkAmounts(line: ChangedLine): RevertKind[] {
  const language = line.own.language || 'en';
  const was = quantitiesOf(line.before, language);
  const is = quantitiesOf(line.after, language);
  if (hasNewDigits(line, was, is)) return ['number'];
  if (!keepsOrder(was, is, line)) return ['number'];
  if (!keepsNames(line, was, is)) return ['number'];
  return is.some((quantity) => isMoved(quantity, was, line)) ? ['number'] : [];
}

const digitsOf = (text: string) =>
  (text.match(/\p{Nd}[\p{Nd}.,:]*/gu) ?? []).map((digits) => digits.replace(/[,:.]+$/, ''));

/** Also what is no amount: "B31.3", "S/4HANA", "2nd". For the summary, the digits of the whole resume count. */
function hasNewDigits(
  { kind, before, after, own }: ChangedLine,
  was: readonly Quantity[],
  is: readonly Quantity[],
): boolean {
  const source = kind === 'summary' ? own.text : before;
  const known = kind === 'summary' ? [...was, ...own.lines.flatMap(({ quantities }) => quantities)] : was;
  const digits = new Set(digitsOf(source));
  const values = new Set(known.map(likeliest));
  return digitsOf(after).some(
    (found) =>
      !digits.has(found) &&
      !is.some((of) => after.slice(of.start, of.end).includes(found) && values.has(likeliest(of))),
  );
}

const likeliest = ({ values }: Quantity) => values[0];
const isSame = (a: Quantity) => (b: Quantity) => likeliest(a) === likeliest(b);

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

/** The number was there, but among other words. Words that only one of the two texts has say nothing about that. */
function isMoved(quantity: Quantity, was: readonly Quantity[], line: ChangedLine): boolean {
  const here = besides(quantity, line.after, line);
  const there = was.filter(isSame(quantity)).map((of) => besides(of, line.before, line));
  const isNear = (a: readonly string[], b: readonly string[]) => a.some((word) => b.includes(word));
  const isTold = there.length > 0 && here.before.length + here.after.length > 0;
  // At the start of a line nothing stands before it: "62,000 miles driven by the squad".
  const sideless = here.before.length === 0;
  return (
    isTold &&
    !there.some(
      (of) => isNear(of.before, sideless ? here.after : here.before) || isNear(of.after, here.after),
    )
  );
}

const side = 2;

/** The nearest words on either side that both texts have. */
function besides({ start, end }: Quantity, text: string, { own, before, after }: ChangedLine) {
  const other = text === before ? after : before;
  const stems = new Set(wordsOf(other).map(({ key }) => own.forms.stem(key)));
  const words = wordsOf(text)
    .filter(({ key }) => !own.forms.isSmall(key) && !/\d/.test(key))
    .map((word) => ({ ...word, stem: own.forms.stem(word.key) }))
    .filter(({ stem }) => stems.has(stem));
  const stemsOf = (found: readonly { stem: string }[]) => found.map(({ stem }) => stem);
  return {
    before: stemsOf(words.filter((word) => word.end <= start).slice(-side)),
    after: stemsOf(words.filter((word) => word.start >= end).slice(0, side)),
  };
}

/** Whether a number of the one text is missing from the other. */
export function losesAmount({ before, after, own }: ChangedLine): boolean {
  const language = own.language || 'en';
  const is = quantitiesOf(after, language);
  const was = quantitiesOf(before, language);
  const digits = digitsOf(after);
  const isIn = (text: string) => was.some(({ start, end }) => before.slice(start, end).includes(text));
  return (
    was.some(
      (of) =>
        !is.some(isSame(of)) &&
        !digitsOf(before.slice(of.start, of.end)).some((part) => digits.includes(part)),
    ) || digitsOf(before).some((part) => !digits.includes(part) && !isIn(part))
  );
}

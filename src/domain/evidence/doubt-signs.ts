import { quantitiesOf } from '../language/quantities.ts';
import type { Asked } from './asked.ts';
import { initialsOf, type Unit } from './units.ts';
import type { Weighing } from './weighing.ts';

/** What makes a match worth less: hedged lines, denials, figures that fall short; and short names that stand for it. */
export function doubtSigns(
  { words, acronyms, amounts, requirement }: Asked,
  { units, view }: Weighing,
  telling: readonly Unit[],
) {
  const hedged = telling.filter(({ isHedged }) => isHedged).length;
  const rare = words.toSorted((a, b) => b.weight - a.weight).slice(0, 2);
  const denied = units.all.filter(({ text, affirmed, keys }) => {
    if (text === affirmed) return false;
    const left = new Set(keys);
    return rare.some(({ key }) => !left.has(key) && view.reader.words(text).some((word) => word.key === key));
  });
  const initials = units.all.some((unit) =>
    acronyms.some((one) => one.length > 2 && unit.initials.includes(one)),
  );
  const own = initialsOf(view.reader.words(requirement.quote));
  const short = units.all.some(({ shorts }) => shorts.some((one) => own.includes(one)));
  return {
    'doubt-hedged': telling.length === 0 ? -1 : hedged / telling.length,
    'doubt-denied': denied.length,
    'short-in-resume': Number(acronyms.length > 0 && initials),
    'short-in-ask': Number(short),
    'amount-met': amountMet(amounts, telling),
    'ask-strong': Number(
      /\b(?:well|excellent|advanced|expert|strong|solid|deep|hands-on|production|own(?:ed)?|proficien\w+|thorough|extensive)\b/iu.test(
        requirement.quote,
      ),
    ),
    'ask-current': Number(
      /\b(?:current|valid|active|unrestricted|in good standing)\b/iu.test(requirement.quote),
    ),
  };
}

/** -1 where no figure is asked; 1 where a line that speaks for it has one as large, 0 where only smaller ones, .5 where none. */
function amountMet(amounts: Asked['amounts'], telling: readonly Unit[]): number {
  const [asked] = amounts;
  if (!asked) return -1;
  const own = telling
    .flatMap(({ text }) => quantitiesOf(text))
    .filter(({ kind, unit }) => kind === asked.kind && (unit === asked.unit || kind === 'count'))
    .map(({ values }) => values[0] ?? 0);
  return own.length === 0 ? 0.5 : Number(Math.max(...own) >= (asked.values[0] ?? 0) * 0.98);
}

import type { Quantity } from '../quantity.ts';
import { monthsOf } from './dates-of.ts';
import type { Evidence } from './evidence.ts';
import { namedEntries } from './named-entries.ts';
import type { Passage } from './passages.ts';

const careerWords =
  /\b(?:experience|experienced|career|background|in the (?:field|trade|industry|profession)|progression|practice|tenure|expertise|bedside|hospitality|doświadczeni\p{L}*|erfahrung|expérience|experiencia|experiência)\b/iu;

/** "nine years of experience", "over a decade at the bedside": a span of working life, not a single fact. */
export function isExperienceClaim(quantity: Quantity, passage: Passage): boolean {
  if (quantity.kind !== 'time' || !/^(?:year|decade)$/.test(quantity.unit)) return false;
  const after = passage.text.slice(quantity.end, quantity.end + 70);
  const before = passage.text.slice(Math.max(0, quantity.start - 40), quantity.start);
  return (
    careerWords.test(after) ||
    (/\bwith\s+(?:\S+\s+){0,3}$/.test(before) &&
      /^(?:['’])?\s*(?:of|in|as|at|with|running|leading|across)\b/.test(after))
  );
}

/** Holds a span against what the resume says outright, and else against its dates. */
export function experienceFits(
  quantity: Quantity,
  passage: Passage,
  evidence: Evidence,
): 'yes' | 'no' | 'unknown' {
  const months =
    (quantity.values[0] ?? 0) * (quantity.unit === 'decade' ? 120 : quantity.unit === 'year' ? 12 : 1);
  if (quantity.unit !== 'year' && quantity.unit !== 'decade' && quantity.unit !== 'month') return 'unknown';
  const before = passage.text.slice(Math.max(0, quantity.start - 24), quantity.start);
  const fits = (least: number, most: number) => spanFits(months, boundWord(before, quantity), least, most);
  const ranges = evidence.entries
    .filter(
      (entry) =>
        entry.header.some((line) => passage.alignment.near.has(line)) ||
        [...entry.lines].some((line) => passage.alignment.lines.includes(line)),
    )
    .flatMap((entry) => entry.ranges);
  if (ranges.some((range) => !range.to.present && within(range, evidence, fits))) return 'yes';
  const named = [...namedEntries(passage, evidence)].flatMap(
    (place) => evidence.entries[place]?.ranges ?? [],
  );
  if (named.some((range) => within(range, evidence, fits))) return 'yes';
  if (!isExperienceClaim(quantity, passage))
    return ranges.some((range) => within(range, evidence, fits)) ? 'yes' : 'unknown';
  const said = saidOutright(evidence);
  if (said.length > 0)
    return said.some((of) => fits(of, of + (boundWord(before, quantity) === 'over' ? 11 : 0))) ? 'yes' : 'no';
  const total = careerMonths(evidence);
  return total && fits(total.least, total.most) ? 'yes' : 'no';
}

function within(
  range: Parameters<typeof monthsOf>[0],
  evidence: Evidence,
  fits: (least: number, most: number) => boolean,
) {
  const { least, most } = monthsOf(range, evidence.now);
  return fits(least, most);
}

function boundWord(before: string, quantity: Quantity): 'over' | 'nearly' | 'exact' {
  if (quantity.bound === 'over' || /just over\s+(?:a\s+)?$/i.test(before)) return 'over';
  return /(?:nearly|almost|close to)\s+(?:a\s+)?$/i.test(before) ? 'nearly' : 'exact';
}

function spanFits(months: number, bound: 'over' | 'nearly' | 'exact', least: number, most: number): boolean {
  if (bound === 'over') return months <= most && months >= least * 0.6;
  if (bound === 'nearly') return months >= least && months <= most * 1.12 + 2;
  return months >= least - 2 && months <= most + 3;
}

/** "nine years at the bedside" in the person's own words, in months. */
const saidOutright = (evidence: Evidence): number[] =>
  evidence.lines.flatMap((line) =>
    line.bullet
      ? []
      : line.quantities
          .filter(({ kind, unit }) => kind === 'time' && (unit === 'year' || unit === 'decade'))
          .map(({ values, unit }) => (values[0] ?? 0) * (unit === 'decade' ? 120 : 12)),
  );

/** From the first start to the last end of all dated entries. */
function careerMonths(evidence: Evidence): { least: number; most: number } | undefined {
  const spans = evidence.entries
    .flatMap(({ ranges }) => ranges)
    .map((range) => ({ range, from: range.from.year * 12 + (range.from.month ?? 6) }));
  const first = spans.reduce<(typeof spans)[number] | undefined>(
    (best, span) => (!best || span.from < best.from ? span : best),
    undefined,
  );
  const last = spans.reduce(
    (best, { range }) =>
      Math.max(
        best,
        range.to.present
          ? evidence.now.year * 12 + evidence.now.month
          : range.to.year * 12 + (range.to.month ?? 12),
      ),
    0,
  );
  return first ? { least: Math.max(0, last - first.from - 30), most: last - first.from + 6 } : undefined;
}

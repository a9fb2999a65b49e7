import type { Quantity } from '../quantity.ts';
import type { Evidence } from './evidence.ts';
import type { TextWord } from './text-words.ts';

/** The source lines a passage tells again, best first, and those around them (wrapped lines, other columns). */
export interface Alignment {
  lines: number[];
  near: ReadonlySet<number>;
}

const weightOf = (lines: readonly number[], total: number) => Math.log(1 + total / Math.max(1, lines.length));

/** Picks lines until what the passage says is covered: each line counts for what the ones before did not say. */
export function align(
  words: readonly TextWord[],
  quantities: readonly Quantity[],
  { sameLanguage, oneJob }: { sameLanguage: boolean; oneJob: boolean },
  evidence: Evidence,
): Alignment {
  const total = evidence.lines.length;
  const parts = [
    ...words
      .filter(
        ({ content, lines, start, end }) =>
          content && lines.length > 0 && !quantities.some((of) => start >= of.start && end <= of.end),
      )
      .map(({ lines, support }) => ({
        lines,
        weight: weightOf(lines, total) * (support === 'same' || support === 'listed' ? 1 : 0.5),
      })),
    ...quantities.map((quantity) => {
      const lines = linesWith(quantity, evidence);
      return { lines, weight: lines.length > 0 ? (sameLanguage ? 0.4 : 1.3) * weightOf(lines, total) : 0 };
    }),
  ];
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const picked: number[] = [];
  const covered = parts.map(() => false);
  while (picked.length < 5) {
    const [line, gain] = bestLine(parts, covered);
    if (line === undefined || gain < Math.max(1.5, whole * 0.12)) break;
    picked.push(line);
    for (const [place, part] of parts.entries()) if (part.lines.includes(line)) covered[place] = true;
  }
  const kept = oneJob ? withinEntry(picked, evidence) : picked;
  return { lines: kept, near: neighbourhood(kept, evidence) };
}

/** A bullet tells of one job: lines of other jobs that share a word with it are no support. */
function withinEntry(picked: readonly number[], evidence: Evidence): number[] {
  const [best] = picked;
  const home = evidence.entries.find(({ lines }) => best !== undefined && lines.has(best));
  if (!home) return [...picked];
  return picked.filter(
    (line) =>
      home.lines.has(line) ||
      home.header.includes(line) ||
      !evidence.entries.some(({ lines }) => lines.has(line)),
  );
}

function bestLine(
  parts: readonly { lines: readonly number[]; weight: number }[],
  covered: readonly boolean[],
) {
  const gains = new Map<number, number>();
  for (const [place, { lines, weight }] of parts.entries())
    if (!covered[place]) for (const line of lines) gains.set(line, (gains.get(line) ?? 0) + weight);
  let best: number | undefined;
  let gain = 0;
  for (const [line, of] of gains)
    if (of > gain + 1e-9 || (Math.abs(of - gain) <= 1e-9 && best !== undefined && line < best)) {
      best = line;
      gain = of;
    }
  return [best, gain] as const;
}

const linesWith = (quantity: Quantity, evidence: Evidence) =>
  evidence.lines.flatMap((line, place) =>
    line.quantities.some(
      (of) => of.kind === quantity.kind && of.values.some((value) => quantity.values.includes(value)),
    )
      ? [place]
      : [],
  );

/** A bullet may be wrapped over lines, or cut by the other column: two lines on either side belong to it. */
function neighbourhood(lines: readonly number[], evidence: Evidence): Set<number> {
  const near = new Set<number>();
  for (const line of lines) {
    near.add(line);
    for (const next of continuation(line, evidence)) near.add(next);
    for (const step of [-1, 1]) {
      for (let place = line + step; Math.abs(place - line) <= 3; place += step) {
        const of = evidence.lines[place];
        if (!of || of.blank || of.heading) break;
        if (step === 1 && of.bullet) break;
        near.add(place);
        if (step === -1 && of.bullet) break;
        if (step === -1 && evidence.lines[place + 1]?.bullet) {
          near.delete(place);
          break;
        }
      }
    }
  }
  return near;
}

/** Where a bullet goes on after lines of another column: the next line that begins with a small letter. */
export function continuation(line: number, evidence: Evidence): number[] {
  const found: number[] = [];
  let from = line;
  for (let place = line + 1; place <= from + 10 && place < evidence.lines.length; place += 1) {
    const before = evidence.lines[from]?.text.trimEnd() ?? '';
    const next = evidence.lines[place];
    if (!next || /[.;:!?]$/.test(before)) break;
    if (next.bullet || !/^\s*\p{Ll}/u.test(next.text) || next.words.length < 2) continue;
    found.push(place);
    from = place;
  }
  return found.slice(0, 3);
}

import type { Span } from '../language/span.ts';

/**
 * What happens to a proposed line. Apply: the person's words support all of it, so it goes in. Ask: nothing contradicts
 * it, but something isn't proven, so it's shown and asked, never put in. Reject: it's reverted, with its reason.
 */
export type LineVerdict = 'apply' | 'ask' | 'reject';

/** What can be wrong with a proposed line. The sentence that a person reads for each is in the catalog of the web app. */
export const faultCodes = [
  /** A number that the resume doesn't give, or gives for something else. */
  'number',
  'number-elsewhere',
  /** Another unit, period or currency; rounded up; a bound turned into more than it says. */
  'unit',
  'rounded',
  'date',
  'years',
  'employer',
  'institution',
  'name',
  'place',
  'title',
  'degree',
  'credential',
  'award',
  'skill',
  'language',
  /** A higher level of a skill or language than the resume gives. */
  'level',
  /** A stronger verb than the person's; "helped" or "the team" left out. */
  'act',
  'helped',
  'team',
  /** Planned or in progress told as done; a goal told as a fact; more or less, with or without turned around. */
  'unfinished',
  'wish',
  'reversed',
  'cause',
  /** A wider object or scope; a word left out that limited the claim. */
  'wider',
  'restriction',
  'other-job',
  /** No longer found; resumes that were reviewed before may hold it. */
  'arrangement',
  /** Words that nothing in the resume says. */
  'wording',
  /** A fact of the line that the new one leaves out. */
  'lost',
  /** Not a line of a resume: a link, markup, an order, far too long. */
  'form',
  /** Not a field that may be rewritten; a list with other items. */
  'field',
  'list',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** One thing that isn't supported: the words of the proposed line, and what the resume says instead ("" for nothing). */
export interface Fault extends Span {
  code: FaultCode;
  claimed: string;
  source: string;
}

export interface Judgment {
  verdict: LineVerdict;
  /** The heaviest first. A line that is applied has none. */
  faults: Fault[];
  /** Places of the evidence that the line rests on. */
  support: Span[];
}

/**
 * How much each kind of fault speaks against a text: for the first of a kind, and for more of it. Learned from labeled
 * texts by `npm run train -- judge`; no weight is below zero, so that no fault can excuse another.
 */
export interface JudgeWeights {
  bias: number;
  codes: Partial<Record<FaultCode, readonly [first: number, more: number]>>;
  greenBelow: number;
  redFrom: number;
}

interface Weighed {
  code: FaultCode;
  strength: number;
}

const most = 3;

/** Strengths of each code, as far as they count. */
export function strengthsOf(findings: readonly Weighed[]): Map<FaultCode, [number, number]> {
  const sums = new Map<FaultCode, number>();
  for (const { code, strength } of findings) sums.set(code, (sums.get(code) ?? 0) + strength);
  return new Map(
    [...sums].map(([code, sum]) => [code, [Math.min(1, sum), Math.max(0, Math.min(most, sum) - 1)]]),
  );
}

/** How doubtful a text is: the weights of its faults added up. */
export function doubtOf(findings: readonly Weighed[], { bias, codes }: JudgeWeights): number {
  let doubt = bias;
  for (const [code, [first, more]] of strengthsOf(findings)) {
    const [one = 0, each = 0] = codes[code] ?? [];
    doubt += one * first + each * more;
  }
  return doubt;
}

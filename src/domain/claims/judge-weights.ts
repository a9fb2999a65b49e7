import type { FaultCode } from './judgment.ts';

/**
 * How much each kind of fault speaks against a text: for the first of a kind, and for more of it. Learned from labeled
 * texts by `npm run train:judge`; no weight is below zero, so that no fault can excuse another.
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

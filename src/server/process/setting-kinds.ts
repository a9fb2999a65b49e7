import { z } from 'zod';

/** How many in how long. Written as `5/15m`: a count, then a time in s, m, h or d. */
export interface Rate {
  points: number;
  seconds: number;
}

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

export const rate = z.string().transform((text, context): Rate => {
  const [, points, count, unit] = /^(\d+)\/(\d*)([smhd])$/.exec(text) ?? [];
  if (points && unit) {
    return {
      points: Number(points),
      seconds: Number(count || 1) * unitSeconds[unit as keyof typeof unitSeconds],
    };
  }
  context.addIssue({ code: 'custom', message: 'is a rate such as 5/15m' });
  return z.NEVER;
});

/** Several hold together, written with commas: `20/h,100/d`. */
export const rates = list.pipe(z.array(rate).min(1));

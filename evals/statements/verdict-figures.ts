import { z } from 'zod';
import type { Said } from './statement.ts';

export const verdictRow = z.object({
  id: z.string(),
  reader: z.enum(['A', 'B']),
  verdict: z.enum(['right', 'wrong', 'unsure']),
  why: z.string().default(''),
});
export type VerdictRow = z.output<typeof verdictRow>;

/** How often a code was right, by verdicts of both readers; of how many statements. */
export const codeFigure = z.object({
  statements: z.int(),
  right: z.int(),
  wrong: z.int(),
  unsure: z.int(),
});
export type CodeFigure = z.output<typeof codeFigure>;

/** Of what nobody was told on these texts. */
export const unread: CodeFigure = { statements: 0, right: 0, wrong: 0, unsure: 0 };

export const plainFrom = 0.95;
export const questionFrom = 0.8;
/** Of fewer verdicts nothing follows. */
export const fewestVerdicts = 20;

export const verdictsOf = ({ right, wrong }: CodeFigure): number => right + wrong;

/** Undefined without a verdict. Who is unsure says nothing either way. */
export function precisionOf(figure: CodeFigure): number | undefined {
  const count = verdictsOf(figure);
  return count === 0 ? undefined : figure.right / count;
}

export type Allowance = 'fine' | 'not allowed' | 'too few';

/** Whether something may be said as it is, by what was measured. */
export function allowanceOf(said: Said, figure: CodeFigure): Allowance {
  const precision = precisionOf(figure);
  if (said === 'not') return 'fine';
  if (precision === undefined || verdictsOf(figure) < fewestVerdicts) return 'too few';
  return precision >= (said === 'plainly' ? plainFrom : questionFrom) ? 'fine' : 'not allowed';
}

interface DrawnCode {
  id: string;
  code: string;
}

/** Figures by code, in the order of the codes. */
export function figuresByCode(
  drawn: readonly DrawnCode[],
  verdicts: readonly VerdictRow[],
): Map<string, CodeFigure> {
  const byId = Map.groupBy(verdicts, ({ id }) => id);
  const byCode = Map.groupBy(drawn, ({ code }) => code);
  return new Map(
    [...byCode].sort().map(([code, rows]) => {
      const given = rows.flatMap(({ id }) => byId.get(id) ?? []);
      const count = (wanted: VerdictRow['verdict']) =>
        given.filter(({ verdict }) => verdict === wanted).length;
      const counts = { right: count('right'), wrong: count('wrong'), unsure: count('unsure') };
      return [code, { statements: rows.length, ...counts }];
    }),
  );
}

/** Of the statements that both have read, how many they judge alike. */
export function agreementOf(verdicts: readonly VerdictRow[]): { same: number; of: number } {
  const both = [...Map.groupBy(verdicts, ({ id }) => id).values()].flatMap((rows) => {
    const [a, b] = [rows.find(({ reader }) => reader === 'A'), rows.find(({ reader }) => reader === 'B')];
    return a && b ? [a.verdict === b.verdict] : [];
  });
  return { same: both.filter(Boolean).length, of: both.length };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { codeFigure } from './verdict-figures.ts';

const file = new URL('./figures.json', import.meta.url);

/** The last figures on texts that nobody had read, as the eval wrote them down. */
const keptFigures = z.object({
  /** The sets, by folder; none before the first are measured. */
  sets: z.array(z.string()),
  measured: z.string(),
  verdicts: z.int(),
  agreement: z.object({ same: z.int(), of: z.int() }),
  codes: z.record(z.string(), codeFigure),
});
export type KeptFigures = z.output<typeof keptFigures>;

export const readFigures = (): KeptFigures => keptFigures.parse(JSON.parse(readFileSync(file, 'utf8')));

export const keepFigures = (figures: KeptFigures): void =>
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);

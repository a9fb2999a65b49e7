import path from 'node:path';
import { z } from 'zod';
import { linesIn, openSet } from '../set-files.ts';
import { type VerdictRow, verdictRow } from './verdict-figures.ts';

const drawnRow = z.object({ id: z.string(), code: z.string(), name: z.string() });
type DrawnRow = z.output<typeof drawnRow>;

/** The statements that were drawn from a folder, and what its readers said of them. */
export interface ReadSet {
  drawn: DrawnRow[];
  verdicts: VerdictRow[];
}

export function readVerdicts(folder: string): ReadSet {
  const drawn = rowsIn(folder, 'statements.jsonl', drawnRow);
  const verdicts = rowsIn(folder, 'statement-verdicts.jsonl', verdictRow);
  const ids = new Set(drawn.map(({ id }) => id));
  const strange = verdicts.find(({ id }) => !ids.has(id));
  if (strange) throw new Error(`Nobody drew ${strange.id}, which ${strange.reader} has judged.`);
  const twice = duplicateOf(verdicts.map(({ id, reader }) => `${id} by ${reader}`));
  if (twice) throw new Error(`There are two verdicts on ${twice}.`);
  return { drawn, verdicts };
}

const duplicateOf = (keys: readonly string[]) => keys.find((key, at) => keys.indexOf(key) !== at);

function rowsIn<Row>(folder: string, table: string, row: z.ZodType<Row>): Row[] {
  const [set, file] = [openSet(folder), path.join(folder, table)];
  if (!set.has(table)) throw new Error(`${file} isn't there: draw statements first, and have them read.`);
  return linesIn(set.read(table)).map((line) => row.parse(JSON.parse(line)));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { inSplit, type Split } from '../split.ts';

const goldPosting = z.object({
  id: z.string(),
  description: z.string(),
  requirements: z.array(
    z.object({ quote: z.string(), name: z.string(), kind: z.string(), level: z.enum(['must', 'nice']) }),
  ),
});

export type GoldPosting = z.infer<typeof goldPosting>;

/** The postings of a folder; every third is held out, so that rules are not bent to what they are measured by. */
export function readPostings(folder: string, split: Split | undefined): GoldPosting[] {
  return readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .sort()
    .map((name) => goldPosting.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .filter(({ id }) => inSplit(id, split));
}

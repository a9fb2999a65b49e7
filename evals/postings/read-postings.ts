import { z } from 'zod';
import { openSet } from '../set-files.ts';
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
  const set = openSet(folder);
  return set
    .list()
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => goldPosting.parse(JSON.parse(set.read(name))))
    .filter(({ id }) => inSplit(id, split));
}

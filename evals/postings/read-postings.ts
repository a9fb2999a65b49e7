import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const goldPosting = z.object({
  id: z.string(),
  description: z.string(),
  requirements: z.array(
    z.object({ quote: z.string(), name: z.string(), kind: z.string(), level: z.enum(['must', 'nice']) }),
  ),
});

export type GoldPosting = z.infer<typeof goldPosting>;

export type Split = 'tune' | 'held' | 'odd' | 'even';

/** The postings of a folder; every third is held out, so that rules are not bent to what they are measured by. */
export function readPostings(folder: string, split: Split | undefined): GoldPosting[] {
  return readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .sort()
    .map((name) => goldPosting.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .filter(({ id }) => split === undefined || isIn(split, Number(id)));
}

/** Sets of our own are parted by odd and even numbers instead. */
function isIn(split: Split, number: number): boolean {
  if (split === 'odd' || split === 'even') return (number % 2 === 1) === (split === 'odd');
  return (Math.floor((number - 1) / 2) % 3 === 2) === (split === 'held');
}

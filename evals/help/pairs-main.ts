import { writeFileSync } from 'node:fs';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { chanceOf, shuffled } from '../chance.ts';
import { type Helped, helpAll } from './help-all.ts';

/**
 * Writes before and after of every changed line for somebody who doesn't know which is which: pairs in random order, each
 * with its two texts in random order, and apart from them the key. `npm run eval -- help-pairs <folder> <pairs> <key>`.
 */
const [folder, pairsFile, keyFile] = process.argv.slice(2);
if (!folder || !pairsFile || !keyFile)
  throw new Error('Name a folder, a file for the pairs and one for the key.');
const chance = chanceOf(1);
const pairs = shuffled(
  (await helpAll(folder)).flatMap((helped) =>
    helped.changes.map((change) => ({
      name: helped.name,
      path: change.path,
      ...shownOf(change, helped),
      reason: change.reason,
    })),
  ),
  chance,
).map((pair, index) => ({ ...pair, id: index + 1, isAfterFirst: chance() < 0.5 }));
/** Where certifications stand is told by the order of the parts: "first" alone says nothing to a reader. */
function shownOf({ path, before, after }: ResumeChange, { certifications }: Helped) {
  if (path !== 'credentialsFirst') return { before, after };
  const [held, jobs] = [`CERTIFICATIONS: ${certifications.join('; ')}`, 'EXPERIENCE: …'];
  return { before: `${jobs}\n${held}`, after: `${held}\n${jobs}` };
}
const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
writeFileSync(
  pairsFile,
  lines(
    pairs.map(({ id, path, before, after, isAfterFirst }) => ({
      id,
      field: path.replace(/\.\d+/g, ''),
      first: isAfterFirst ? after : before,
      second: isAfterFirst ? before : after,
    })),
  ),
);
writeFileSync(keyFile, lines(pairs));
console.log(`${pairs.length} pairs`);

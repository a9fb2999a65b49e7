import { parseArgs } from 'node:util';
import { exportCoach } from './coach-cases.ts';
import { exportPrompts } from './export-prompts.ts';
import { exportLabeled } from './labeled.ts';
import { exportPlanted } from './planted-cases.ts';

/**
 * Writes what a model is asked, to be answered by one that sees nothing else; the answer to NNN.txt goes beside it as NNN.json,
 * and is never edited. `export`: the writer's prompts, and the judge's for each writer's answer there is. `export-labeled <set>`: the judge's prompts for the labeled rewritings of a set.
 `export-coach <set>`: one prompt for each answer of a set.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [command, folder, out] = positionals;
const files = run();
console.log(files.join('\n'));

function run(): string[] {
  if (command === 'export') {
    return [...exportPrompts(), ...exportPlanted()];
  }
  if (command === 'export-labeled' && folder) return exportLabeled(folder);
  if (command === 'export-coach' && folder) return exportCoach(folder, out);
  throw new Error(
    'npm run eval -- record export | export-labeled <folder of a set> | export-coach <folder of a set> [<out>]',
  );
}

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linesOf } from '../figure-lines.ts';
import { measureCoach } from './measure-coach.ts';

/**
 * Plays a model's recorded grades of a set's answers through our checks, and holds them against people's:
 * `coach-main.ts <folder of a set> [<folder of prompts>]`. `--findings <file>` keeps each answer's grades beside the gold.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { findings: { type: 'string' } },
});
const [set, folder] = positionals;
if (!set) throw new Error('npm run eval -- coach <folder of a set> [<folder of prompts>]');

const { figures, findings } = measureCoach(set, folder);
if (values.findings) writeFileSync(values.findings, `${findings.join('\n')}\n`);
console.log(linesOf(figures).join('\n'));

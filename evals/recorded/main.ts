import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linesOf } from '../figure-lines.ts';
import { playRecorded } from './play-recorded.ts';

/**
 * Plays the recorded answers of a language model through the product: the shares of lines that are applied, asked about
 * and refused, without and with its second judgment. `--findings <file>` keeps every applied and every refused line.
 */
const { values } = parseArgs({ options: { findings: { type: 'string' } } });

const { figures, findings } = await playRecorded();
if (values.findings)
  writeFileSync(values.findings, findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
console.log(linesOf(figures).join('\n'));
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);

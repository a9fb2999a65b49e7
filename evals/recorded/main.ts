import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linesOf } from '../figure-lines.ts';
import { playPlanted } from './play-planted.ts';
import { playRecorded } from './play-recorded.ts';
import { playTexts } from './play-texts.ts';

/**
 * Plays the recorded answers of a language model through the product: the shares of lines that are applied, asked about
 * and refused, without and with its second judgment. `--findings <file>` keeps every applied and every refused line.
 * `--planted` plays false operations among its own instead, and keeps where each ended up. `--texts <file> --set <set>` keeps
 * what came out of the pairs of a set, for somebody who reads it; `--set` alone plays that set alone.
 */
const { values } = parseArgs({
  options: {
    ...{ findings: { type: 'string' }, planted: { type: 'boolean' } },
    ...{ set: { type: 'string' }, texts: { type: 'string' } },
  },
});

if (values.texts) {
  const texts = await playTexts(values.set ?? '');
  writeFileSync(values.texts, texts.map((text) => `${JSON.stringify(text)}\n`).join(''));
  process.exit(0);
}
const { figures, findings } = values.planted ? await playPlanted() : await playRecorded(values.set);
if (values.findings)
  writeFileSync(values.findings, findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
console.log(linesOf(figures).join('\n'));
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '#server/load-lexicon.ts';
import { hashOf } from '../recorded/recordings.ts';
import { nameOfPair } from './evidence-prompts.ts';
import { readEvidence } from './read-evidence.ts';
import { type RecordedRow, recordedFile } from './recorded-evidence.ts';

/** Puts the answers that stand beside exported prompts (NAME.json beside NAME.txt) into the folder's recorded-evidence.jsonl. */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder, from] = positionals;
if (!folder || !from) throw new Error('npm run eval:evidence-answers -- <folder of pairs> <dir of answers>');
const rows = readEvidence(folder, loadLexicon()).flatMap((pair): RecordedRow[] => {
  const file = (kind: string) => path.join(from, `${nameOfPair(pair)}.${kind}`);
  if (!existsSync(file('json')) || !existsSync(file('txt'))) return [];
  return [
    {
      resume: pair.resumeId,
      posting: pair.postingId,
      prompt: hashOf(readFileSync(file('txt'), 'utf8')),
      answer: JSON.parse(readFileSync(file('json'), 'utf8')),
    },
  ];
});
writeFileSync(recordedFile(folder), rows.map((one) => `${JSON.stringify(one)}\n`).join(''));
console.log(`${rows.length} answers in ${recordedFile(folder)}`);

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { hashOf } from '../recorded/recordings.ts';
import { openSet } from '../set-files.ts';
import { nameOfPair } from './evidence-prompts.ts';
import { readEvidence } from './read-evidence.ts';
import { type RecordedRow, recordedFile } from './recorded-evidence.ts';

/** Puts the answers that stand beside exported prompts (NAME.json beside NAME.txt) into the folder's recorded-evidence.jsonl. */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder, from] = positionals;
if (!folder || !from) throw new Error('npm run eval -- evidence-answers <folder of pairs> <dir of answers>');
const answers = openSet(from);
const rows = readEvidence(folder, loadLexicon()).flatMap((pair): RecordedRow[] => {
  const [prompt, answer] = [`${nameOfPair(pair)}.txt`, `${nameOfPair(pair)}.json`];
  if (!answers.has(answer) || !answers.has(prompt)) return [];
  return [
    {
      resume: pair.resumeId,
      posting: pair.postingId,
      prompt: hashOf(answers.read(prompt)),
      answer: JSON.parse(answers.read(answer)),
    },
  ];
});
const file = path.join(folder, recordedFile);
mkdirSync(folder, { recursive: true });
writeFileSync(file, rows.map((one) => `${JSON.stringify(one)}\n`).join(''));
console.log(`${rows.length} answers in ${file}`);

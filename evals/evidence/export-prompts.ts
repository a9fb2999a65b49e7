import { parseArgs } from 'node:util';
import { readWhole } from '#domain/resume/read-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { writePrompts } from '../recorded/recordings.ts';
import { askAboutPair } from './evidence-prompts.ts';
import { readEvidence } from './read-evidence.ts';

/**
 * Writes what a model is asked about each pair of a folder, one file a pair, to be answered by one that sees nothing else:
 * `export-prompts.ts <folder> <out dir>`. The answer to NAME.txt goes beside it as NAME.json, and is never edited.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder, out] = positionals;
if (!folder || !out) throw new Error('npm run eval -- evidence-prompts <folder of pairs> <out dir>');
const lexicon = loadLexicon();
const asked = readEvidence(folder, lexicon)
  .filter(({ posting }) => posting.requirements.length > 0)
  .map((pair) => askAboutPair(pair, readWhole(pair.resume, lexicon)));
console.log(writePrompts(out, asked).join('\n'));

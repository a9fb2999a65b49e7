import { parseArgs } from 'node:util';
import { keepTexts } from './cases.ts';
import { exportPrompts } from './export-prompts.ts';

/**
 * Writes what a model is asked, to be answered by one that sees nothing else. `export <corpus>`: the writer's prompts, and
 * the judge's for each writer's answer there is.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [command, folder] = positionals;
if (command !== 'export') throw new Error('npm run eval:record -- export [<corpus folder>]');
if (folder) keepTexts(folder);
for (const file of exportPrompts()) console.log(file);

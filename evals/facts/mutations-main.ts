import { parseArgs } from 'node:util';
import { splits } from '../split.ts';
import { measureMutations, measureRestatements } from './mutate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { split: { type: 'string' }, errors: { type: 'boolean' } },
});
const [folder] = positionals;
if (!folder)
  throw new Error('Name a corpus folder: npm run eval:mutations -- <folder> [--split tune|held] [--errors]');
const split = splits.find((name) => name === values.split);
let caught = 0;
let n = 0;
for (const [name, of] of [...measureMutations(folder, split)].sort((a, b) => a[0].localeCompare(b[0]))) {
  console.log(`mutations_caught.${name}`, (of.caught / of.n).toFixed(3), of.n);
  if (values.errors && split !== 'held')
    for (const text of of.missed.slice(0, 6)) console.error(`  ${name}: ${text}`);
  caught += of.caught;
  n += of.n;
}
console.log('mutations_caught', (caught / n).toFixed(3), n);
for (const [name, of] of measureRestatements(folder, split)) {
  console.log(`restatements_flagged.${name}`, (of.flagged / of.n).toFixed(3), of.n);
  if (values.errors && split !== 'held')
    for (const text of of.texts.slice(0, 8)) console.error(`  ${name}: ${text}`);
}

import { parseArgs } from 'node:util';
import { isFigure } from '../part.ts';
import { measureScore } from './score-part.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, errors: { type: 'boolean' }, split: { type: 'string' } },
});
const [folder] = positionals;
if (!folder)
  throw new Error('Name a corpus folder: npm run eval:score -- <folder> [--json] [--split tune|held]');
const split = values.split === 'tune' || values.split === 'held' ? values.split : undefined;
const { figures, findings } = measureScore(folder, split);
if (values.errors) for (const finding of findings) console.error(finding);
const rounded = Object.entries(figures).flatMap(([name, figure]) =>
  isFigure(figure) ? [{ name, value: Math.floor(figure.value * 10_000) / 10_000, n: figure.n }] : [],
);
if (values.json)
  console.log(JSON.stringify({ score: Object.fromEntries(rounded.map(({ name, value }) => [name, value])) }));
else console.log(rounded.map(({ name, value, n }) => `${name} ${value} ${n}`).join('\n'));

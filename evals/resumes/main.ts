import { parseArgs } from 'node:util';
import { isFigure } from '../part.ts';
import { splits } from './read-resumes.ts';
import { measureResumes } from './resumes-part.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, errors: { type: 'boolean' }, split: { type: 'string' } },
});
const [folder] = positionals;
if (!folder)
  throw new Error(
    'Name a corpus folder: npm run eval:resumes -- <folder> [--json] [--split tune|held|odd|even]',
  );
const split = splits.find((name) => name === values.split);
const { figures, findings } = measureResumes(folder, split);
if (values.errors) for (const finding of findings) console.error(finding);
const rounded = Object.entries(figures).flatMap(([name, figure]) =>
  isFigure(figure) ? [{ name, value: Math.floor(figure.value * 10_000) / 10_000, n: figure.n }] : [],
);
if (values.json) {
  console.log(
    JSON.stringify({ resumes: Object.fromEntries(rounded.map(({ name, value }) => [name, value])) }),
  );
} else {
  console.log(rounded.map(({ name, value, n }) => `${name} ${value} ${n}`).join('\n'));
}

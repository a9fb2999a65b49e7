import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { factFigures, isFlagged, type Judged, measureFacts } from './measure-facts.ts';
import type { Split } from './read-facts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    split: { type: 'string' },
    errors: { type: 'boolean' },
    resumes: { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder || !existsSync(folder))
  throw new Error(
    'Name a corpus folder: npm run eval:facts -- <folder> [--json] [--split tune|held] [--resumes 100-106] [--errors]',
  );
const split = values.split as Split;
if (values.errors && split === 'held') throw new Error('Errors of the held-out part are not shown.');
const { judged: all, msPerResume, msPerText } = measureFacts(folder, split);
const [first = 0, last = Infinity] = values.resumes?.split('-').map(Number) ?? [];
const judged = all.filter(({ fact }) => Number(fact.resume) >= first && Number(fact.resume) <= last);
const { by_class: byClass, ...figures } = factFigures(judged);
if (values.json) console.log(JSON.stringify({ facts: { ...figures, by_class: byClass } }));
else {
  for (const [name, value] of Object.entries(figures)) console.log(name, value);
  for (const [name, value] of Object.entries(byClass))
    console.log(
      `by_class.${name}`,
      Math.floor(value * 1000) / 1000,
      judged.filter(({ fact }) => fact.class === name).length,
    );
  console.log('ms_per_resume', msPerResume.toFixed(2), 'ms_per_text', msPerText.toFixed(2));
}
if (values.errors) for (const error of judged.filter(isError)) console.error(described(error));

function isError(of: Judged): boolean {
  return of.fact.label === 'faithful' ? isFlagged(of) : !of.atClaim;
}

function described({ fact, flags }: Judged): string {
  const lines = flags.map(({ kind, severity, claim, why }) => `    ${severity} ${kind} [${claim}] ${why}`);
  return [
    `${fact.id} ${fact.resume} ${fact.kind} ${fact.label} ${fact.class}`,
    `  ${fact.text}`,
    `  claim: ${fact.claim ?? ''}`,
    ...lines,
  ].join('\n');
}

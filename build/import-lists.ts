import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type WidenedLists, widenLists } from './lists/widen-lists.ts';
import { writeChecksums } from './write-checksums.ts';

/** What whoever shows these words must say, by their licenses. */
const credits: Record<string, string> = {
  'O*NET':
    'This service includes information from the O*NET [version] Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license (https://creativecommons.org/licenses/by/4.0/). O*NET® is a trademark of USDOL/ETA. [Your name] has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  ESCO: 'This service uses the ESCO classification of the European Commission. It is an adapted version: [your name] has selected its terms (version [version]) and merged them with others.',
};

const usage = 'Usage: npm run import -- lists [--onet <folder of text files>] [--esco <folder of CSV files>]';

function main(): void {
  const { values } = parseArgs({ options: { onet: { type: 'string' }, esco: { type: 'string' } } });
  if (values.onet === undefined && values.esco === undefined) throw new Error(usage);
  const lists = widenLists({ own: 'public-data', ...values });
  mkdirSync('public-data/imported', { recursive: true });
  writeFileSync('public-data/imported/skills.tsv', lists.skills.text);
  writeFileSync('public-data/imported/titles.tsv', lists.titles.text);
  writeChecksums(new URL('../public-data/imported/', import.meta.url));
  console.log(summaryOf(lists));
}

function summaryOf({ sources, skills, titles }: WidenedLists): string {
  const counts = Object.entries({ ...skills.counts, ...titles.counts });
  return [
    ...sources.flatMap(({ name, found }) => [
      `${name}: ${found.skills.length} entries of skills, ${found.titles.length} of titles, read from ${found.read.join(', ')}`,
      ...(found.missing.length > 0 ? [`  not there: ${found.missing.join('; ')}`] : []),
    ]),
    '',
    ...counts.map(([what, count]) => `${String(count).padStart(7)} ${what}`),
    '',
    'Written to public-data/imported/skills.tsv and titles.tsv. Show this where people can read it:',
    ...sources.map(({ name }) => `  ${credits[name]}`),
  ].join('\n');
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

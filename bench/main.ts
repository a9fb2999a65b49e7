import { benchApi } from './api.ts';
import { benchCoach } from './coach.ts';
import { benchGrowth } from './growth.ts';
import { benchGrowthLarge } from './growth-large.ts';
import { benchLetter } from './letter.ts';
import { benchLoad } from './load.ts';
import { benchModels } from './models.ts';
import { benchOptimize } from './optimize.ts';
import { benchPdf } from './pdf.ts';
import { benchResumes } from './resumes.ts';
import { benchSearch } from './search.ts';
import { inFull, isShort } from './short.ts';
import { benchWall } from './wall.ts';

/** `npm run bench [-- <name>] [-- --json]`: speed, always against the bare engine in the same run. */
const benches = {
  api: benchApi,
  wall: benchWall,
  pdf: benchPdf,
  models: benchModels,
  optimize: benchOptimize,
  letter: benchLetter,
  coach: benchCoach,
  resumes: benchResumes,
  growth: benchGrowth,
};

const args = process.argv.slice(2);
const option = (name: string, usual: number) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
/** Those that take very long run only when they are named, or in their short form. */
const longBenches = {
  'growth-large': () => benchGrowthLarge(option('people', inFull(1_000_000, 500))),
  search: () => benchSearch(option('postings', inFull(1_000_000, 2_000))),
  load: () =>
    benchLoad({ people: option('people', inFull(1_000, 20)), minutes: option('minutes', inFull(10, 0.1)) }),
};
const asJson = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const results: Record<string, unknown> = {};
let missed = 0;
const broken: string[] = [];
for (const [name, bench] of Object.entries({ ...benches, ...longBenches })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in longBenches && !isShort) continue;
  try {
    const rows = await bench();
    results[name] = rows;
    missed += rows.filter(({ passes }) => !passes).length;
    if (!asJson) console.table(rows);
  } catch (error) {
    broken.push(name);
    console.error(`${name} broke:`, error);
  }
}
if (asJson) console.log(JSON.stringify(results));
if (isShort) console.log(`${Object.keys(results).length} benches ran, ${broken.length} broke.`);
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(broken.length > 0 || (missed > 0 && !isShort) ? 1 : 0);

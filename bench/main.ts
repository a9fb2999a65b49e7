import { benchApi } from './api.ts';
import { benchCoach } from './coach.ts';
import { benchGrowth } from './growth.ts';
import { benchGrowthLarge } from './growth-large.ts';
import { benchLetter } from './letter.ts';
import { benchModels } from './models.ts';
import { benchOptimize } from './optimize.ts';
import { benchPdf } from './pdf.ts';
import { benchResumes } from './resumes.ts';
import { benchSearch } from './search.ts';
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
const many = (name: string) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? 1_000_000);
/** Those that take very long run only when they are named. */
const longBenches = {
  'growth-large': () => benchGrowthLarge(many('people')),
  search: () => benchSearch(many('postings')),
};
const asJson = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const results: Record<string, unknown> = {};
let missed = 0;
for (const [name, bench] of Object.entries({ ...benches, ...longBenches })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in longBenches) continue;
  const rows = await bench();
  results[name] = rows;
  missed += rows.filter(({ passes }) => !passes).length;
  if (!asJson) console.table(rows);
}
if (asJson) console.log(JSON.stringify(results));
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(missed > 0 ? 1 : 0);

import { openSet } from '../set-files.ts';
import { problemsOf } from './check-tagged.ts';
import { readTagged } from './tagged-resume.ts';

/** Says what is wrong with the tagged files of the named folders; their texts and their gold are made where they are read. */
let bad = 0;
for (const folder of process.argv.slice(2)) {
  const set = openSet(folder);
  for (const file of set.list().filter((name) => name.endsWith('.tagged'))) {
    const problems = problemsOf(set.read(file));
    for (const problem of problems) console.error(`${file}: ${problem}`);
    if (problems.length > 0) bad += 1;
    else console.log(`${file}: ${readTagged(set.read(file)).spans.length} labels`);
  }
}
if (bad > 0) {
  console.error(`${bad} files have problems.`);
  process.exitCode = 1;
}

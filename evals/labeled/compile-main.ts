import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf } from './check-tagged.ts';
import { goldOfTags } from './gold-of-tags.ts';
import { readTagged } from './tagged-resume.ts';

/**
 * Makes the text and the gold of every tagged file of the named folders, and says what is wrong with a file
 * instead of making them.
 */
let bad = 0;
for (const folder of process.argv.slice(2)) {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.tagged'))
    .sort()) {
    const tagged = readFileSync(path.join(folder, file), 'utf8');
    const problems = problemsOf(tagged);
    for (const problem of problems) console.error(`${file}: ${problem}`);
    if (problems.length > 0) {
      bad += 1;
      continue;
    }
    const resume = readTagged(tagged);
    const base = path.join(folder, file.slice(0, -'.tagged'.length));
    writeFileSync(`${base}.txt`, resume.text);
    writeFileSync(`${base}.json`, `${JSON.stringify(goldOfTags(resume), null, 2)}\n`);
    console.log(`${file}: ${resume.spans.length} labels`);
  }
}
if (bad > 0) {
  console.error(`${bad} files have problems.`);
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import { resumeData } from '#domain/resume.ts';
import { compareResume } from '../resumes/compare-resume.ts';
import { problemsOf } from './check-tagged.ts';
import { goldOfTags } from './gold-of-tags.ts';
import { readTagged } from './tagged-resume.ts';

/** Says where a tagged file differs from a text and a gold that were there before it: file.tagged text.txt gold.json */
const [, , file = '', textFile = '', goldFile = ''] = process.argv;
const tagged = readFileSync(file, 'utf8');
for (const problem of problemsOf(tagged)) console.log(problem);
const resume = readTagged(tagged);
const text = readFileSync(textFile, 'utf8');
if (resume.text.trimEnd() !== text.trimEnd()) {
  const lines = resume.text.split('\n');
  const at = text.split('\n').findIndex((line, place) => line !== lines[place]);
  console.log(
    `the text differs from line ${at + 1}: ${JSON.stringify(text.split('\n')[at])} became ${JSON.stringify(lines[at])}`,
  );
}
const gold = resumeData.parse(JSON.parse(readFileSync(goldFile, 'utf8')));
for (const [field, { missed, surplus }] of Object.entries(compareResume(gold, goldOfTags(resume)))) {
  for (const value of missed) console.log(`${field}: the gold has "${value}"`);
  for (const value of surplus) console.log(`${field}: the tags have "${value}" too`);
}
const summaries = [gold.summary, resume && goldOfTags(resume).summary].map((one) =>
  one.replace(/\s+/g, ' ').trim(),
);
if (summaries[0] !== summaries[1])
  console.log(`summary: the gold has "${summaries[0]}", the tags "${summaries[1]}"`);

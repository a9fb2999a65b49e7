import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import { type ResumeQuestion, withAnswer } from '#domain/resume/answer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { createEngines } from '#server/engine/create-engines.ts';
import { chanceOf } from '../chance.ts';
import { linesIn, openSet } from '../set-files.ts';
import { numberOf, type Pair, readPairs, rewriteBuiltIn } from './help-all.ts';

/**
 * Whole resumes before and after, with the questions answered. `npm run eval -- help-answered <folder> <out>`: without
 * `answered.jsonl` in the folder it writes the questions for somebody to answer as each person might; with it, pairs of
 * whole resumes in random order for a blind reader, and their key beside them.
 */
const answerLine = z.object({
  resume: z.string(),
  question: z.string(),
  answer: z.enum(['yes', 'no']),
  words: z.string().default(''),
  job: z.number().default(0),
});
type Answer = z.infer<typeof answerLine>;

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error('Name a folder, and a file to write to.');
const set = openSet(folder);
const answers = set.has('answered.jsonl') ? readAnswers(set.read('answered.jsonl')) : undefined;
const engines = createEngines({ threads: 1 });
const chance = chanceOf(1);
const rows: object[] = [];
const keys: object[] = [];
for (const pair of readPairs(folder)) {
  const { parsed, data, changes, questions } = await rewriteBuiltIn(engines, pair);
  if (!answers) {
    rows.push(...questions.map((question) => questionRow(pair, data, question)));
    continue;
  }
  const after = answered({ data, changes }, questions, answersOf(pair, answers));
  const isAfterFirst = chance() < 0.5;
  const texts = [sheetOf(parsed), sheetOf(after)];
  const [first, second] = isAfterFirst ? texts.toReversed() : texts;
  rows.push({ name: pair.name, posting: pair.posting, first, second });
  keys.push({ name: pair.name, isAfterFirst, questions: questions.length });
}
await engines.close();
const lines = (all: readonly object[]) => all.map((row) => `${JSON.stringify(row)}\n`).join('');
writeFileSync(out, lines(rows));
if (answers) writeFileSync(out.replace(/(?:\.jsonl)?$/, '-key.jsonl'), lines(keys));
console.log(`${rows.length} ${answers ? 'pairs of resumes' : 'questions'}`);

function readAnswers(table: string): Answer[] {
  return linesIn(table).map((row) => answerLine.parse(JSON.parse(row)));
}

function answersOf({ name }: Pair, all: readonly Answer[]): Answer[] {
  return all.filter(({ resume }) => name.startsWith(resume));
}

function questionRow({ name }: Pair, { experience }: ResumeData, question: ResumeQuestion) {
  const { id, kind, name: about, quote, path: at } = question;
  const jobs = experience.map(({ title, company }, job) => ({ job, title, company }));
  const line = experience[Number(at?.split('.')[1])]?.responsibilities[Number(at?.split('.')[3])];
  return { resume: numberOf(name), question: id, kind, about, quote, line: line ?? null, jobs };
}

function answered(
  state: Parameters<typeof withAnswer>[0],
  questions: readonly ResumeQuestion[],
  given: readonly Answer[],
): ResumeData {
  let { data, changes } = state;
  for (const question of questions) {
    const answer = given.find((one) => one.question === question.id);
    if (!answer) continue;
    const after = withAnswer({ data, changes }, question, { ...answer, answeredAt: '2026-11-18T12:00:00Z' });
    data = after.data;
    changes = after.changes;
  }
  return data;
}

function sheetOf(data: ResumeData): string {
  return resumeText(composeResume(data, 'classic'));
}

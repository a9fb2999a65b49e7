import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createParserModel, type ParserWeights } from '#domain/resume/parse/parser-model.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { linesOf } from '../figure-lines.ts';
import { chosenResumes } from './chosen-resumes.ts';
import { measureSecondReader } from './measure-second-reader.ts';
import { askAbout, writeRecording } from './recordings.ts';

/**
 * Our figures on the recorded resumes, without and with the second reader. `--weights` reads with other weights than the
 * product's: those of a training that left these resumes out tell more. `--prompts <folder>` writes what a model is asked, and
 * `--record <folder>` keeps its answers. `--findings` lists on the other stream what the second reader changed.
 */
const { values } = parseArgs({
  options: {
    weights: { type: 'string' },
    prompts: { type: 'string' },
    record: { type: 'string' },
    findings: { type: 'boolean', default: false },
  },
});

const folder = 'evals/labeled/train/resumes';
const numbered = chosenResumes.map((name, place) => {
  const text = readFileSync(path.join(folder, `${name}.txt`), 'utf8');
  return { name, number: String(place + 1).padStart(2, '0'), asked: askAbout({ name, text }) };
});

if (values.prompts) {
  mkdirSync(values.prompts, { recursive: true });
  for (const { number, asked } of numbered)
    writeFileSync(path.join(values.prompts, `${number}.txt`), asked.prompt);
} else if (values.record) {
  for (const { name, number, asked } of numbered)
    writeRecording(name, asked, JSON.parse(readFileSync(path.join(values.record, `${number}.json`), 'utf8')));
} else {
  const lexicon = loadLexicon();
  const { chains } = values.weights
    ? (JSON.parse(readFileSync(values.weights, 'utf8')) as Pick<ParserWeights, 'chains'>)
    : {};
  // How sure a field is was learned from resumes that were left out: that holds for either weights.
  const parser = chains ? createParserModel({ chains, sureness: lexicon.parser.sureness }) : lexicon.parser;
  const { figures, findings } = measureSecondReader(folder, { ...lexicon, parser });
  if (values.findings) for (const finding of findings) console.error(finding);
  console.log(linesOf(figures).join('\n'));
}

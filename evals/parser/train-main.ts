import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { ParserWeights } from '#domain/resume/parse/parser-model.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { writeChecksums } from '../../build/write-checksums.ts';
import { linesOf } from '../figure-lines.ts';
import { figuresOf } from '../resumes/resumes-part.ts';
import { averageWeights } from './average-weights.ts';
import { crossValidate } from './cross-validate.ts';
import { readLabeled } from './examples.ts';
import { runTasks } from './run-tasks.ts';
import type { TrainingTask } from './train-seed.ts';

/**
 * Trains the reader of resumes on the labeled ones and writes its weights. `--seeds` is how many trainings are averaged, each
 * with other renderings; the same seeds give the same bytes. Resumes that were left out of a training tell how sure a field
 * is, and the figures that are printed; with `--check` nothing but these. `--keep` writes the trainings to a file, and `--kept` reads them from it
 * instead of training again.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '6' },
    renderings: { type: 'string', default: '0.4' },
    folds: { type: 'string', default: '4' },
    check: { type: 'boolean', default: false },
    findings: { type: 'string' },
    keep: { type: 'string' },
    kept: { type: 'string' },
  },
});
const folders = ['train', 'first', 'unread-1', 'unread-2'].map((name) => `evals/labeled/${name}/resumes`);
const renderings = Number(values.renderings);
const folds = Number(values.folds);
const began = performance.now();
const checks = Array.from(
  { length: folds },
  (_, fold): TrainingTask => ({ folders, seed: 1, renderings: 0, without: { fold, of: folds } }),
);
const trainings = Array.from(
  { length: values.check ? 0 : Number(values.seeds) },
  (_, seed): TrainingTask => ({ folders, seed: seed + 1, renderings }),
);
const results: ParserWeights['chains'][] = values.kept
  ? (JSON.parse(readFileSync(values.kept, 'utf8')) as ParserWeights['chains'][])
  : await runTasks([...checks, ...trainings]);
if (values.keep) writeFileSync(values.keep, JSON.stringify(results));
const { sureness, read } = crossValidate(
  folders.flatMap(readLabeled),
  results.slice(0, folds),
  loadLexicon(),
);
console.log(linesOf({ left_out: figuresOf(read) }).join('\n'));
if (values.findings)
  writeFileSync(
    values.findings,
    JSON.stringify(
      read.map(({ resume, fields, doubts, words }) => ({
        name: resume.name,
        family: resume.family,
        fields,
        doubts,
        lost: words.lost,
      })),
    ),
  );
if (!values.check) {
  const text = `${JSON.stringify({ chains: averageWeights(results.slice(folds), 4), sureness })}\n`;
  writeFileSync('public-data/parser-weights.json', text);
  writeChecksums();
  console.log(`${Math.round(gzipSync(text).length / 1024)} kB gzipped`);
}
console.log(`${results.length} trainings in ${Math.round((performance.now() - began) / 1000)} s`);

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadLexicon } from '#server/load-lexicon.ts';
import { writeChecksums } from '../../build/write-checksums.ts';
import { splits } from '../split.ts';
import { figuresOf, reviewsWith } from './feedback-figures.ts';
import { readAnswers, readPairs } from './read-interviews.ts';
import { lessonOf, trainRubric } from './train-rubric.ts';

/**
 * Learns how much each feature of an answer counts, from graded answers and pairs, and writes the weights. Prints first
 * how answers and pairs fare that were left out of the training. The same folders give the same bytes.
 *
 *   npm run train:interviews -- <folders> [--split tune] [--held <folder>] [--check]
 *
 * `--split` trains on one part alone; `--held` then measures the other part of a folder, or a whole one.
 */
const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    split: { type: 'string' },
    held: { type: 'string' },
    check: { type: 'boolean' },
  },
});
const split = splits.find((name) => name === values.split);
const folds = 10;
const lexicon = loadLexicon();
const answers = folders.flatMap((folder) => readAnswers(folder, split));
const pairs = folders.flatMap((folder) => readPairs(folder, split));

const leftOut = Array.from({ length: folds }, (_, fold) => {
  const isIn = (_item: unknown, place: number) => place % folds === fold;
  const isOut = (item: unknown, place: number) => !isIn(item, place);
  const rubric = trainRubric(lessonOf(lexicon, answers.filter(isOut), pairs.filter(isOut)));
  return reviewsWith({ ...lexicon, rubric }, answers.filter(isIn), pairs.filter(isIn));
});
const say = (name: string, reviews: Parameters<typeof figuresOf>[0]) => {
  for (const [figure, { value, n }] of Object.entries(figuresOf(reviews)))
    console.log(name, figure, value.toFixed(3), n);
};
say('left out', {
  answers: leftOut.flatMap((one) => one.answers),
  pairs: leftOut.flatMap((one) => one.pairs),
});
const learned = trainRubric(lessonOf(lexicon, answers, pairs));
if (values.held) {
  const other = folders.includes(values.held) && split ? 'held' : undefined;
  say(
    'held',
    reviewsWith(
      { ...lexicon, rubric: learned },
      readAnswers(values.held, other),
      readPairs(values.held, other),
    ),
  );
}
if (!values.check) {
  writeFileSync(
    fileURLToPath(new URL('../../public-data/interview-weights.json', import.meta.url)),
    `${JSON.stringify(learned, null, 1)}\n`,
  );
  writeChecksums();
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { extractRequirements } from '#domain/posting/requirements/extract-requirements.ts';
import { readCandidates } from '#domain/posting/requirements/read-asks.ts';
import {
  createRequirementModel,
  type RequirementWeights,
} from '#domain/posting/requirements/requirement-model.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { writeChecksums } from '../../build/write-checksums.ts';
import { linesOf } from '../figure-lines.ts';
import { trainChain } from '../parser/train-chain.ts';
import { hideHeadings } from './hide-headings.ts';
import { examplesOf } from './label-candidates.ts';
import { matchRequirements } from './match-requirements.ts';
import { figuresOf, findingsOf } from './postings-part.ts';
import { type GoldPosting, readPostings } from './read-postings.ts';

/**
 * Trains the reader of postings on the labeled ones of the folders that are named, and writes its weights; the
 * same postings give the same bytes. Prints, for each folder, how well postings are read that were left out of
 * the training, and with `--findings` what was wrong; not with `--folds 0`. With `--check` nothing is written.
 */
const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: 'string', default: '8' },
    check: { type: 'boolean', default: false },
    findings: { type: 'boolean', default: false },
  },
});
const lexicon = loadLexicon();
const folds = Number(values.folds);
/** Headings that tell what stands under them: a copy of each posting has them hidden. */
const sections = ['must', 'nice', 'duty', 'perk', 'about', 'details'] as const;
const labeled = folders.flatMap((folder) =>
  readPostings(path.join(folder, 'postings'), undefined).map((gold) => ({
    folder,
    gold,
    examples: learned(gold),
  })),
);

/** What a posting teaches as it is, and with lead-ins that no list knows. */
function learned(gold: GoldPosting) {
  const [plain, ...hidden] = [gold, hideHeadings(gold, sections)].map((copy) =>
    examplesOf(copy, readCandidates(copy.description, lexicon)),
  );
  const copies = hidden.map(({ asks }) => ({ ...asks, weight: 0.25 }));
  return {
    asks: plain ? [plain.asks, ...copies] : [],
    parts: plain?.parts ?? [],
    kinds: plain ? [plain.kinds] : [],
  };
}

type Labeled = (typeof labeled)[number];

const train = (postings: readonly Labeled[]): RequirementWeights => ({
  asks: trainChain(
    postings.flatMap(({ examples }) => examples.asks),
    // Every feature is seen in both copies: what one place alone has is left out.
    { l2: 3, l1: 0.3, iterations: 150, leastCount: 3 },
  ),
  parts: trainChain(
    postings.flatMap(({ examples }) => examples.parts),
    { l2: 2, l1: 0.2, iterations: 150, leastCount: 2 },
  ),
  kinds: trainChain(
    postings.flatMap(({ examples }) => examples.kinds),
    { l2: 1, l1: 0.3, iterations: 150, leastCount: 2 },
  ),
});

function readHidden(gold: GoldPosting, reader: Lexicon) {
  const hidden = hideHeadings(gold, ['nice']);
  return matchRequirements(hidden, extractRequirements(hidden.description, reader));
}

function readLeftOut(fold: number) {
  const weights = train(labeled.filter((_, place) => place % folds !== fold));
  const reader = { ...lexicon, requirements: createRequirementModel(weights) };
  return labeled
    .filter((_, place) => place % folds === fold)
    .map(({ folder, gold }) => ({
      folder,
      gold,
      match: matchRequirements(gold, extractRequirements(gold.description, reader)),
      hidden: readHidden(gold, reader),
    }));
}

/** The figures of each folder, of all together, and of all with lead-ins that no list knows. */
function printLeftOut(): void {
  const read = Array.from({ length: folds }, (_, fold) => readLeftOut(fold)).flat();
  for (const folder of [...folders, undefined]) {
    const own = read.filter((one) => folder === undefined || one.folder === folder);
    console.log(linesOf({ [folder ?? 'all']: figuresOf(own.map(({ match }) => match)) }).join('\n'));
  }
  console.log(linesOf({ hidden: figuresOf(read.map(({ hidden }) => hidden)) }).join('\n'));
  if (values.findings)
    for (const { folder, gold, match } of read)
      for (const finding of findingsOf(gold, match)) console.error(`${folder} ${finding}`);
}

if (!values.check) {
  const text = `${JSON.stringify(train(labeled))}\n`;
  writeFileSync('public-data/requirement-weights.json', text);
  writeChecksums();
  console.log(`${Math.round(gzipSync(text).length / 1024)} kB gzipped`);
}
if (folds > 1) printLeftOut();

import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import type { Measured, Part } from '../part.ts';
import { type ProductStage, type ProductStages, withProductStages } from '../product/product-stage.ts';
import { measureProse } from '../prose/measure-prose.ts';
import { type Extent, proseTexts } from '../prose/prose-lies.ts';
import { type AskedPair, letterFaults, letterFigures } from './letter-figures.ts';
import { type LetterPair, letterPairs, pastedPosting, readJobs } from './letter-pairs.ts';
import { letterTool } from './letter-tool.ts';
import { playLetters } from './play-letters.ts';

/** Cover letters: what a lying model gets into one, and what letters of both engines are like. */
export const lettersPart: Part = {
  name: 'letters',
  measure: (folder, split, seed) =>
    withProductStages((stages) =>
      measureLetters(stages, folder, { split, seed, perClass: 12, resumes: 15, postings: 4, every: 1 }),
    ),
};

async function measureLetters(
  { model, builtIn }: ProductStages,
  folder: string,
  extent: Extent,
): Promise<Measured> {
  const texts = readResumeTexts(folder);
  const jobs = readJobs(folder, extent.split);
  const [usual] = jobs;
  if (!usual) throw new Error('The folder has no postings.');
  return measureProse(
    letterTool(model, texts, pastedPosting(usual)),
    proseTexts(folder, texts, loadLexicon(), ['letter'], extent),
    {
      own: await writePairs(builtIn, letterPairs(texts, jobs, extent)),
      recorded: await playLetters(model),
      figuresOf: letterFigures,
      faultsOf: letterFaults,
    },
    { name: 'letter', extent },
  );
}

async function writePairs(stage: ProductStage, pairs: readonly LetterPair[]): Promise<AskedPair[]> {
  const written: AskedPair[] = [];
  for (const pair of pairs) {
    const { letter } = await stage.generateLetter({
      content: pair.content,
      posting: pastedPosting(pair.job),
    });
    written.push({ ...pair, letter });
  }
  return written;
}

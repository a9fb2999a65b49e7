import { loadLexicon } from '#server/load-lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import type { Measured, Part } from '../part.ts';
import { type ProductStage, type ProductStages, withProductStages } from '../product/product-stage.ts';
import { type Extent, proseTexts } from '../prose/prose-lies.ts';
import {
  answersUsed,
  fateFigures,
  isHard,
  joined,
  missesOf,
  reachedOf,
  stoppedOf,
  tellProse,
  truthsLost,
} from '../prose/tell-prose.ts';
import { letterFaults, letterFigures, type WrittenPair } from './letter-figures.ts';
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
  const tool = letterTool(model, texts, pastedPosting(usual));
  const told = proseTexts(folder, texts, loadLexicon(), ['letter'], extent);
  const planted = await tellProse(tool, told.planted);
  const generated = await tellProse(tool, told.generated);
  const truths = await tellProse(tool, told.truths);
  const own = await writePairs(builtIn, letterPairs(texts, jobs, extent));
  const recorded = await playLetters(model);
  const written = [...own, ...recorded.written];
  return {
    figures: {
      n: { value: written.length, n: written.length },
      stopped_hard: stoppedOf(joined(planted, generated), isHard),
      truths_passed: reachedOf(truths),
      ...letterFigures(written),
      built_in: letterFigures(own),
      recorded_model: { answered: recorded.answered, ...letterFigures(recorded.written) },
      seed: { value: extent.seed, n: 1 },
      answers_used: answersUsed(joined(planted, generated, truths)),
      planted: fateFigures(planted),
      generated: fateFigures(generated),
    },
    // Of what is held out the texts are not read, and so not shown.
    warnings:
      extent.split === 'held'
        ? []
        : [
            ...missesOf(planted, 'planted'),
            ...missesOf(generated, 'generated'),
            ...truthsLost(truths, 'letter'),
            ...letterFaults(own, 'built-in'),
            ...letterFaults(recorded.written, 'model'),
          ],
    findings: [],
  };
}

async function writePairs(stage: ProductStage, pairs: readonly LetterPair[]): Promise<WrittenPair[]> {
  const written: WrittenPair[] = [];
  for (const pair of pairs) {
    const { letter } = await stage.generateLetter({
      content: pair.content,
      posting: pastedPosting(pair.job),
    });
    written.push({ ...pair, letter });
  }
  return written;
}

import { loadLexicon } from '#server/load-lexicon.ts';
import { chanceOf, shuffled } from '../chance.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import { readJobs } from '../letters/letter-pairs.ts';
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
import { inSplit } from '../split.ts';
import { formOfResume } from './form-of-resume.ts';
import { linkedinTool } from './linkedin-tool.ts';
import { playProfiles } from './play-profiles.ts';
import { profileFaults, profileFigures, type WrittenProfile } from './profile-figures.ts';

/** LinkedIn: what a lying model gets into a profile, and what profiles of both engines are like. */
export const linkedinPart: Part = {
  name: 'linkedin',
  measure: (folder, split, seed) =>
    withProductStages((stages) =>
      measureLinkedin(stages, folder, { split, seed, perClass: 12, resumes: 15, postings: 0, every: 1 }),
    ),
};

async function measureLinkedin(
  { model, builtIn }: ProductStages,
  folder: string,
  extent: Extent,
): Promise<Measured> {
  const lexicon = loadLexicon();
  const texts = readResumeTexts(folder);
  const tool = linkedinTool(model, texts, '');
  const told = proseTexts(folder, texts, lexicon, ['linkedin', 'headline'], extent);
  const planted = await tellProse(tool, told.planted);
  const generated = await tellProse(tool, told.generated);
  const truths = await tellProse(tool, told.truths);
  const wanted = readJobs(folder, extent.split).map(({ title }) => title);
  const own = await writeProfiles(builtIn, texts, wanted, extent);
  const recorded = await playProfiles(model);
  const written = [...own, ...recorded.written];
  return {
    figures: {
      n: { value: written.length, n: written.length },
      stopped_hard: stoppedOf(joined(planted, generated), isHard),
      truths_passed: reachedOf(truths),
      ...profileFigures(written, lexicon),
      built_in: profileFigures(own, lexicon),
      recorded_model: { answered: recorded.answered, ...profileFigures(recorded.written, lexicon) },
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
            ...truthsLost(truths, 'linkedin'),
            ...profileFaults(own, lexicon, 'built-in'),
            ...profileFaults(recorded.written, lexicon, 'model'),
          ],
    findings: [],
  };
}

async function writeProfiles(
  stage: ProductStage,
  texts: ReadonlyMap<string, string>,
  wanted: readonly string[],
  { split, seed, resumes }: Extent,
): Promise<WrittenProfile[]> {
  const chosen = shuffled(
    [...texts].filter(([resume]) => inSplit(resume, split)),
    chanceOf(seed),
  ).slice(0, resumes);
  const written: WrittenProfile[] = [];
  for (const [at, [resume, content]] of chosen.entries()) {
    const { data } = await stage.engine.read({ content, posting: null, confirmed: [], settled: [] });
    // Every second person wants another job.
    const targetRole = at % 2 === 0 ? '' : (wanted[at % wanted.length] ?? '');
    const form = { ...formOfResume(data, content), targetRole };
    const { profile } = await stage.writeProfile({ content, posting: null, form });
    written.push({ resume, form, own: await stage.ownWords(content), profile });
  }
  return written;
}

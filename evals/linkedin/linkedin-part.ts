import { loadLexicon } from '#server/process/load-lexicon.ts';
import { chanceOf, shuffled } from '../chance.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import { readJobs } from '../letters/letter-pairs.ts';
import type { Measured, Part } from '../part.ts';
import { type ProductStage, type ProductStages, withProductStages } from '../product/product-stage.ts';
import { measureProse } from '../prose/measure-prose.ts';
import { type Extent, proseTexts } from '../prose/prose-lies.ts';
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
  const wanted = readJobs(folder, extent.split).map(({ title }) => title);
  return measureProse(
    linkedinTool(model, texts, ''),
    proseTexts(folder, texts, lexicon, ['linkedin', 'headline'], extent),
    {
      own: await writeProfiles(builtIn, texts, wanted, extent),
      recorded: await playProfiles(model),
      figuresOf: (written) => profileFigures(written, lexicon),
      faultsOf: (written, engine) => profileFaults(written, lexicon, engine),
    },
    { name: 'linkedin', extent },
  );
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
    const form = { ...formOfResume(data, content), targetRole, openToWork: at % 4 === 1 };
    const { profile } = await stage.writeProfile({ content, posting: null, form });
    written.push({ resume, form, own: await stage.ownWords(content), profile });
  }
  return written;
}

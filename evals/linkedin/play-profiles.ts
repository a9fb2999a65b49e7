import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { Figure } from '../part.ts';
import type { ProductStage } from '../product/product-stage.ts';
import { recordedProfiles } from '../recorded/linkedin-cases.ts';
import type { WrittenProfile } from './profile-figures.ts';

interface PlayedProfiles {
  written: WrittenProfile[];
  /** Profiles that a model has answered today's prompt for. */
  answered: Figure;
}

/** The second engine: a language model's recorded answers, on resumes of their own. */
export async function playProfiles(stage: ProductStage): Promise<PlayedProfiles> {
  const cases = recordedProfiles(createLocalEngine(loadLexicon()));
  const written: WrittenProfile[] = [];
  for (const { resume, content, form, recorded } of cases) {
    if (recorded.state !== 'answered') continue;
    const played = { content, posting: null, form, answer: () => recorded.answer };
    const { profile, errors } = await stage.writeProfile(played);
    if (profile.writer.kind !== 'model') throw new Error(`${resume} wasn't taken: ${errors.join()}`);
    written.push({ resume: `recorded ${resume}`, form, own: await stage.ownWords(content), profile });
  }
  return { written, answered: { value: written.length, n: cases.length } };
}

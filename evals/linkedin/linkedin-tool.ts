import type { AnswerCall } from '#server/providers/model.fake.ts';
import type { Lie } from '../lies/lie.ts';
import type { ProductStage } from '../product/product-stage.ts';
import type { SeenProfile } from '../product/write-profile.ts';
import { promptLines } from '../prose/prompt-lines.ts';
import type { ReportedProse } from '../prose/prose-fate.ts';
import type { ProseTool } from '../prose/tell-prose.ts';
import { goodSentences, plantedSentence } from '../prose/write-sentences.ts';
import { formOfResume } from './form-of-resume.ts';

const headlineParts = /\s+[|•·]\s+/u;

/** A model that writes a good profile with lies in it: a headline where one is planted, the rest in the text about the person. */
export const lyingProfile =
  (planted: readonly Lie[]): AnswerCall =>
  (call) => {
    const lines = promptLines(call);
    const about = planted.filter(({ kind }) => kind !== 'headline');
    const headline = planted.find(({ kind }) => kind === 'headline');
    return {
      headline: (headline?.text.split(headlineParts) ?? []).map((text) => ({ text, rests: [] })),
      about: [...about.map((lie, at) => plantedSentence(lie, lines, 1 + at)), ...goodSentences(lines)].sort(
        (a, b) => a.paragraph - b.paragraph,
      ),
      skills: [],
    };
  };

export const linkedinTool = (
  stage: ProductStage,
  texts: ReadonlyMap<string, string>,
  posting: string,
): ProseTool => ({
  texts,
  posting,
  ownWords: stage.ownWords,
  write: async (round, content) => {
    const { data } = await stage.engine.read({ content, posting: null, confirmed: [], settled: [] });
    const form = formOfResume(data, content);
    return proseOfProfile(
      await stage.writeProfile({ content, posting: null, form, answer: lyingProfile(round.planted) }),
    );
  },
});

function proseOfProfile({ profile, events, errors }: SeenProfile): ReportedProse {
  const shown = events.flatMap(({ progress }) => progress?.sentence ?? []);
  return {
    isByModel: profile.writer.kind === 'model',
    texts: [profile.headline, profile.about, ...profile.skills, ...shown.map(({ text }) => text)],
    sentences: [...profile.headlineParts, ...profile.aboutSentences, ...shown],
    offers: profile.offers,
    errors,
  };
}

import type { LinkedinProfile } from '#contract/linkedin.ts';
import { type ReviewedSentence, textOf } from '#domain/claims/prose/reviewed-sentence.ts';
import { isWish } from '#domain/claims/sure-names.ts';
import type { ProposedProfile, ReviewedProfile } from '#domain/linkedin/finish-profile.ts';
import type { ProfileOutline } from '../../engine/profile-engine.ts';
import { judgeSentences } from '../../judging/judge-sentences.ts';
import { mendParagraphs } from '../../judging/mend-paragraphs.ts';
import { formBlock, personPrefix } from '../../judging/pair-prefix.ts';
import { proposedOf } from '../../judging/written-sentences.ts';
import type { LinkedinParts, LinkedinTask } from './linkedin-task.ts';
import { type ModelProfile, optimizeProfilePrompt } from './optimize-profile.prompt.ts';

/** A model writes, and everything it says is judged like anybody's. Throws ModelUnavailable where none could. */
export async function writeByModel(
  parts: LinkedinParts,
  work: LinkedinTask,
): Promise<Omit<LinkedinProfile, 'createdAt'>> {
  const { engine, models } = parts;
  const { task, userId, workId, signal, progress } = work;
  const outline = await engine.planProfile(task);
  void progress({ step: 'writing' });
  const { output, model, isWhole } = await models.write({
    ...optimizeProfilePrompt(outline),
    feature: 'linkedin',
    userId,
    idempotencyKey: workId,
    signal,
  });
  void progress({ step: 'checking' });
  const reviewed = await engine.reviewProfile(task, proposedBy(output));
  const { headline, about } = await judgeTwice(parts, work, outline, reviewed);
  const whole = await mendParagraphs(models, about, {
    ...{ prefix: personPrefix(outline.lines), more: formBlock(outline.lines) },
    ...{ of: 'about section of a LinkedIn profile', feature: 'linkedin', userId, workId, signal },
    employers: outline.data.experience.map(({ company }) => company),
    review: async (mended) => {
      const again = await engine.reviewProfile(task, { headline: [], about: mended });
      return (await judgeTwice(parts, { ...work, workId: `${workId}-mended` }, outline, again)).about;
    },
  });
  const profile = await engine.finishProfile(task, { headline, about: whole }, output.skills);
  return {
    ...profile,
    notices: [...(isWhole ? [] : (['model-broke-off'] as const)), ...profile.notices],
    writer: { kind: 'model', name: model, isFallback: false },
  };
}

/** More than any profile has. */
const maxParts = 20;

const proposedBy = ({ headline, about }: ModelProfile): ProposedProfile => ({
  headline: headline
    .slice(0, maxParts)
    .map(({ text, rests }, paragraph) => ({ text, lines: rests, paragraph })),
  about: proposedOf(about),
});

/** A second judge sees what is said of the person. What they want isn't in their lines, and claims nothing. */
async function judgeTwice(
  { models }: LinkedinParts,
  { userId, workId, signal }: LinkedinTask,
  { data, lines }: ProfileOutline,
  { headline, about }: ReviewedProfile,
): Promise<ReviewedProfile> {
  const all = [...headline, ...about];
  const claims = all.filter((one) => !isWish(textOf(one)));
  const judged = await judgeSentences(models, {
    ...{ outcomes: claims, data, lines, feature: 'linkedin', userId, workId, signal },
  });
  const byClaim = new Map(claims.map((claim, place) => [claim, judged[place] ?? claim]));
  const after = (one: ReviewedSentence) => byClaim.get(one) ?? one;
  return { headline: headline.map(after), about: about.map(after) };
}

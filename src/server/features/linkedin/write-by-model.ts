import type { LinkedinProfile } from '#contract/linkedin.ts';
import type { ReviewedSentence } from '#domain/claims/prose/review-sentence.ts';
import { isWish } from '#domain/claims/sure-names.ts';
import { resumeLines } from '#domain/evidence/resume-lines.ts';
import type { ProposedProfile, ReviewedProfile } from '#domain/linkedin/finish-profile.ts';
import type { ProfileOutline } from '../../engine/profile-engine.ts';
import { judgeSentences } from '../../judging/judge-sentences.ts';
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
  const judged = await judgeTwice(parts, work, outline, reviewed);
  const profile = await engine.finishProfile(task, judged, output.skills);
  return {
    ...profile,
    notices: [...(isWhole ? [] : (['model-broke-off'] as const)), ...profile.notices],
    writer: { kind: 'model', name: model, isFallback: false },
  };
}

/** More than any profile has. */
const mostParts = 20;
const mostSentences = 60;

const proposedBy = ({ headline, about }: ModelProfile): ProposedProfile => ({
  headline: headline.slice(0, mostParts).map((part, paragraph) => ({ ...part, paragraph })),
  about: about.slice(0, mostSentences),
});

/** A second judge sees what is said of the person. What they want isn't in their lines, and claims nothing. */
async function judgeTwice(
  { models }: LinkedinParts,
  { task: { resume, answers }, userId, workId, signal }: LinkedinTask,
  { data }: ProfileOutline,
  { headline, about }: ReviewedProfile,
): Promise<ReviewedProfile> {
  const said = [...(resume?.confirmed ?? []), ...answers.lines.map((text) => ({ text, job: '' }))];
  const all = [...headline, ...about];
  const claims = all.filter((one) => !isWish(textOf(one)));
  const judged = await judgeSentences(models, {
    ...{ outcomes: claims, data, lines: resumeLines(data, said) },
    ...{ feature: 'linkedin', userId, workId, signal },
  });
  const byClaim = new Map(claims.map((claim, place) => [claim, judged[place] ?? claim]));
  const after = (one: ReviewedSentence) => byClaim.get(one) ?? one;
  return { headline: headline.map(after), about: about.map(after) };
}

function textOf(one: ReviewedSentence): string {
  if (one.outcome === 'dropped') return '';
  return one.outcome === 'passed' ? one.sentence.text : one.offer.text;
}

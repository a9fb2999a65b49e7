import { type Answer, skillAnswers } from '../../evidence/answers.ts';
import type { Posting } from '../../posting/posting.ts';
import type { ResumeView } from '../../resume/resume-view.ts';
import type { Finding } from '../score.ts';

export interface AskedSkill extends Answer {
  weight: number;
}

/** A skill that is only listed earns a third of its points. */
const listedShare = 1 / 3;
/** More than this is not a list of what somebody can do. */
const mostListed = 40;

/**
 * What the posting asks somebody to be able to do, each once; must counts twice as much as nice, and
 * a language, which is said and not shown, half. Told under a job
 * earns all of its points, told elsewhere half, listed a third, where the list can be believed.
 */
export function askedSkills(view: ResumeView, posting: Posting): AskedSkill[] {
  const asked = skillAnswers(posting, view).map((answer) => ({
    ...answer,
    weight:
      (answer.requirement.level === 'must' ? 2 : 1) * (answer.requirement.kind === 'language' ? 0.5 : 1),
  }));
  const isBelieved = isCredible(asked, view);
  return asked.map((skill) => (isBelieved && isBare(skill) ? { ...skill, share: listedShare } : skill));
}

const isBare = ({ share, listed }: Answer) => share === 0 && listed?.path.startsWith('skills') === true;

/** The asked skills that a list only names are fewer than those that the jobs show: otherwise it may be the posting's. */
const isCredible = (asked: readonly Answer[], { listed }: ResumeView) =>
  listed.length <= mostListed &&
  asked.filter(isBare).length < asked.filter(({ share, by }) => share >= 1 && by !== undefined).length;

/** Two musts: where a posting asks for less, so much does not hang on it. */
const enoughAsked = 4;

export function skillsMatch(view: ResumeView, posting: Posting): Finding<'skills'> {
  const asked = askedSkills(view, posting);
  const weight = asked.reduce((sum, skill) => sum + skill.weight, 0);
  const missing = asked.filter(({ share }) => share === 0);
  return {
    id: 'skills',
    share:
      weight === 0 ? undefined : asked.reduce((sum, { share, weight }) => sum + share * weight, 0) / weight,
    weight: Math.min(1, weight / enoughAsked),
    evidence: asked.flatMap(({ by }) => (by ? (view.spanOf(by.path) ?? []) : [])),
    notes: [
      asked.length === 0
        ? { code: 'no-skills-asked' }
        : { code: 'asked-skills-shown', count: asked.length - missing.length, of: asked.length },
    ],
  };
}

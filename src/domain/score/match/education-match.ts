import type { Answer } from '../../evidence/answers.ts';
import { constraintOf } from '../../evidence/sort-ask.ts';
import type { ResumeView } from '../../resume/resume-view.ts';
import type { Finding } from '../score.ts';

/** Licenses and certificates that the posting asks for: held or not; must counts three times as much as nice. */
export function credentialsMatch(answers: readonly Answer[]): Finding<'credentials'> {
  const asked = answers.filter(({ sort }) => sort === 'credential');
  return {
    id: 'credentials',
    ...shareOf(asked, 3),
    evidence: [],
    notes: [
      asked.length === 0
        ? { code: 'no-credentials-asked' }
        : { code: 'asked-credentials-held', count: countOf(asked), of: asked.length },
    ],
  };
}

/** Degrees that the posting asks for; must counts twice as much as nice. */
export function educationMatch(view: ResumeView, answers: readonly Answer[]): Finding<'education'> {
  const asked = answers.filter(({ sort }) => sort === 'degree');
  return {
    id: 'education',
    ...shareOf(asked, 2),
    evidence: view.data.education.flatMap((_, place) => view.spanOf(`education.${place}.degree`) ?? []),
    notes: [
      asked.length === 0
        ? { code: 'no-education-asked' }
        : { code: 'asked-education-found', count: countOf(asked), of: asked.length },
    ],
  };
}

const countOf = (asked: readonly Answer[]) => asked.filter(({ share }) => share >= 0.5).length;

/** Without the license nobody may be let to work at all: it counts twice as much as any other must. */
function weighed({ requirement, sort }: Answer, must: number): number {
  if (requirement.level !== 'must') return 1;
  return constraintOf(requirement, sort) === 'license' ? must * 2 : must;
}

function shareOf(asked: readonly Answer[], must: number): { share: number | undefined; weight: number } {
  const weightOf = (answer: Answer) => weighed(answer, must);
  const all = asked.reduce((sum, answer) => sum + weightOf(answer), 0);
  const got = asked.reduce((sum, answer) => sum + answer.share * weightOf(answer), 0);
  // A single nice-to-have does not decide as much as what is insisted on.
  return { share: all === 0 ? undefined : got / all, weight: Math.min(1, all / must) };
}

import { credentialShown } from '../asks/credential-shown.ts';
import { degreeShown } from '../asks/degree-shown.ts';
import type { Posting } from '../posting.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';

/** Degrees, licences and certificates that the posting asks for; must counts twice as much as nice. */
export function educationMatch(view: ResumeView, posting: Posting): Finding<'education'> {
  const asked = posting.requirements.filter(({ kind }) => kind === 'education' || kind === 'certification');
  const shown = asked.map((requirement) => ({
    weight: requirement.level === 'must' ? 2 : 1,
    share: (requirement.kind === 'education' ? degreeShown : credentialShown)(requirement, view).share,
  }));
  const weight = shown.reduce((sum, { weight }) => sum + weight, 0);
  const missing = shown.filter(({ share }) => share === 0);
  return {
    id: 'education',
    share:
      weight === 0 ? undefined : shown.reduce((sum, { share, weight }) => sum + share * weight, 0) / weight,
    evidence: view.data.education.flatMap((_, place) => view.spanOf(`education.${place}.degree`) ?? []),
    notes: [
      asked.length === 0
        ? { code: 'no-education-asked' }
        : { code: 'asked-education-found', count: asked.length - missing.length, of: asked.length },
    ],
  };
}

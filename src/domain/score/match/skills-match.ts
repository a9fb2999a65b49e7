import type { Requirement } from '../../requirements/extract-requirements.ts';
import { requirementShown, type Shown } from '../evidence.ts';
import type { Posting } from '../posting.ts';
import type { Passage, ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';
import type { TextReader } from '../text-reader.ts';
import { isOwnLanguage, languageShown } from './languages.ts';

export interface AskedSkill extends Shown<Passage> {
  requirement: Requirement;
  weight: number;
}

/**
 * What the posting asks somebody to be able to do, each once; must counts twice as much as nice, and
 * a language, which is said and not shown, half. Told under a job
 * earns all of its points, told elsewhere half, a bare list none: what a list names cannot be told from stuffing.
 */
export function askedSkills(view: ResumeView, posting: Posting): AskedSkill[] {
  const seen = new Set<string>();
  return posting.requirements
    .filter((requirement) => isSkill(requirement, view.reader) && !isOwnLanguage(requirement, view))
    .filter(({ skills, name }) =>
      isNew(seen, skills?.length ? skills.join('|') : view.reader.telling(name).join(' ')),
    )
    .map((requirement) => ({
      ...(requirement.kind === 'language'
        ? languageShown(requirement, view)
        : requirementShown(requirement, view)),
      requirement,
      weight: (requirement.level === 'must' ? 2 : 1) * (requirement.kind === 'language' ? 0.5 : 1),
    }));
}

function isNew(seen: Set<string>, key: string): boolean {
  if (key === '' || seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Traits such as patience are not shown by naming them, so they are not scored. */
function isSkill({ kind, skills, name }: Requirement, { lexicon, isPraise }: TextReader): boolean {
  if (kind !== 'skill' && kind !== 'experience' && kind !== 'language') return false;
  if (!skills || skills.length === 0) return !isPraise(name);
  return skills.some((skill) => lexicon.skills.whole(skill)?.type !== 'soft');
}

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
    evidence: asked.flatMap(({ by }) => by?.span ?? []),
    notes: [
      asked.length === 0
        ? { code: 'no-skills-asked' }
        : { code: 'asked-skills-shown', count: asked.length - missing.length, of: asked.length },
    ],
  };
}

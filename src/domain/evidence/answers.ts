import type { Posting } from '../posting/posting.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { alternativesOf } from './alternatives.ts';
import { credentialShown } from './credential-shown.ts';
import { degreeShown } from './degree-shown.ts';
import { isOwnLanguage, languageShown } from '../score/match/languages-old.ts';
import { isEither, nameOfSkill, requirementShown, type Shown, type Told } from './shown.ts';
import { type AskSort, isDriversLicense, sortOf } from './sort-ask.ts';
import { yearsShown } from './years-shown.ts';

/** One ask of the posting with what the resume has for it. */
export interface Answer extends Shown {
  requirement: Requirement;
  sort: Exclude<AskSort, 'condition'>;
}

/** What the posting asks that a resume can show, each once. */
export const answersTo = (posting: Posting, view: ResumeView, now: Date): Answer[] =>
  asksOf(posting, view).map(({ requirement, sort }) => ({
    ...shown[sort](requirement, view, posting, now),
    requirement,
    sort,
  }));

export const skillAnswers = (posting: Posting, view: ResumeView): Answer[] =>
  asksOf(posting, view)
    .filter(({ sort }) => sort === 'skill')
    .map(({ requirement, sort }) => ({ ...skillAnswer(requirement, view), requirement, sort }));

function asksOf(posting: Posting, view: ResumeView): Pick<Answer, 'requirement' | 'sort'>[] {
  const seen = new Set<string>();
  return posting.requirements.flatMap((requirement) => {
    const sort = sortOf(requirement, view.reader);
    if (sort === undefined || sort === 'condition' || isDriversLicense(requirement)) return [];
    if (isOwnLanguage(requirement, view) || !isNew(seen, sort, requirement, view)) return [];
    return [{ requirement, sort }];
  });
}

type Look = (requirement: Requirement, view: ResumeView, posting: Posting, now: Date) => Shown;

const shown: Readonly<Record<Answer['sort'], Look>> = {
  skill: skillAnswer,
  credential: credentialShown,
  degree: degreeShown,
  years: yearsShown,
};

function skillAnswer(requirement: Requirement, view: ResumeView): Shown {
  const shown =
    requirement.kind === 'language' ? languageShown(requirement, view) : requirementShown(requirement, view);
  return { ...shown, listed: shown.share > 0 ? undefined : nameOf(requirement, view) };
}

/** In the list of skills or the summary: said, and told nowhere. All of it, unless one of several is enough. */
function nameOf({ skills = [], name, quote }: Requirement, view: ResumeView): Told | undefined {
  const { reader, names } = view;
  if (skills.length > 0) {
    const [first, ...others] = skills.flatMap((skill) => nameOfSkill(skill, view) ?? []);
    return others.length + 1 === skills.length || isEither(quote, reader) ? first : undefined;
  }
  const worded = [name, ...alternativesOf(quote)].map((part) => reader.telling(part));
  const isWorded = (text: string) =>
    worded.some((stems) => stems.length > 0 && stems.every((stem) => reader.stems(text).has(stem)));
  return names.find(({ affirmed }) => isWorded(affirmed));
}

function isNew(
  seen: Set<string>,
  sort: AskSort,
  { skills = [], name, years }: Requirement,
  { reader }: ResumeView,
): boolean {
  const words = skills.length > 0 && sort === 'skill' ? skills.join('|') : reader.telling(name).join(' ');
  const key = `${sort} ${years ?? ''} ${words === '' ? name : words}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

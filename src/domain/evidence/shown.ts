import { isFunctionWord } from '../language/function-words.ts';
import type { TextReader } from '../language/text-reader.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { Passage, ResumeView } from '../resume/resume-view.ts';
import { alternativesOf } from './alternatives.ts';

/** A field that shows something, and how it reads. */
export interface Told {
  text: string;
  path: string;
}

/** How far a resume shows something: 1 told under a job, less elsewhere or in part, 0 not at all. */
export interface Shown<By extends Told = Told> {
  share: number;
  by: By | undefined;
  /** Where it is named, if it is told nowhere. */
  listed?: Told | undefined;
}

/** A bullet that names more skills than this is a list, unless it has sentences for them: a pasted paragraph. */
const mostSkillsInOnePassage = 6;
const wordsForEach = 6;

const isList = ({ skills, words }: Passage) =>
  skills.size > mostSkillsInOnePassage && words.length < skills.size * wordsForEach;

const placeShare = ({ isExperience }: Passage) => (isExperience ? 1 : 0.5);

const best = (found: readonly Shown<Passage>[]): Shown<Passage> =>
  found.reduce((a, b) => (b.share > a.share ? b : a), { share: 0, by: undefined });

export function skillShown(skill: string, view: ResumeView): Shown<Passage> {
  return best(
    view.passages
      .filter((passage) => passage.skills.has(skill) && !isList(passage))
      .map((by) => ({ share: placeShare(by), by })),
  );
}

/** Told by its words where the skill list does not know it: most of them in one passage. */
export function wordsShown(text: string, view: ResumeView): Shown<Passage> {
  const stems = view.reader.telling(text);
  if (stems.length === 0) return { share: 0, by: undefined };
  const found = (has: ReadonlySet<string>) => stems.filter((stem) => has.has(stem)).length / stems.length;
  const inOne = best(
    view.passages.map((by) => {
      const share = found(by.stems);
      const counted = share >= 0.75 ? 1 : share >= 0.5 ? 0.5 : 0;
      return { share: counted * placeShare(by), by };
    }),
  );
  const inAll = found(view.told);
  const spread = inAll >= 0.75 ? 0.5 : inAll >= 0.5 ? 0.25 : 0;
  return inOne.share >= spread ? inOne : { share: spread, by: undefined };
}

/** Where a skill is only named: in the list of skills or the summary. */
export const nameOfSkill = (skill: string, { names, reader }: ResumeView): Told | undefined =>
  names.find(({ affirmed }) => reader.skills(` ${affirmed}`).has(skill));

/** "Relativity or Everlaw" is met by either; "Git and Markdown" needs both, and so does "CI/CD and Git". */
export function isEither(quote: string, { lexicon, words }: TextReader): boolean {
  const named = lexicon.skills.find(words(quote));
  const joints = [...named, { start: quote.length, end: 0 }].map(({ start }, place) =>
    quote.slice(named[place - 1]?.end ?? 0, start),
  );
  return joints.some((joint) => /\b(?:or|ou|oder|lub|similar|equivalent)\b|\//i.test(joint));
}

export function requirementShown({ skills, name, quote }: Requirement, view: ResumeView): Shown<Passage> {
  if (!skills || skills.length === 0)
    return best([wordsShown(name, view), wordsShown(quote, view), alternativeShown(quote, view)]);
  const shown = skills.map((skill) => skillShown(skill, view));
  const byWords = wordsShown(quote, view);
  const bySkills = isEither(quote, view.reader)
    ? best(shown)
    : { share: shown.reduce((sum, { share }) => sum + share, 0) / shown.length, by: best(shown).by };
  return best([bySkills, byWords, alternativeShown(quote, view)]);
}

/** The best of the things of which one is enough, told by all of its words in one passage. */
export function alternativeShown(quote: string, view: ResumeView): Shown<Passage> {
  const shown = alternativesOf(quote).flatMap((part) => {
    const named = [...view.reader.skills(` ${part}`)].map((skill) => skillShown(skill, view));
    const stems = view.reader.telling(part);
    // Without its short form a name says something else: "MS Project" is no project.
    const isCut = view.reader.words(part).some(({ key }) => key.length < 3 && !isFunctionWord(key));
    if (stems.length === 0 || isCut) return named;
    const worded = view.passages
      .filter((passage) => stems.every((stem) => passage.stems.has(stem)))
      .map((by) => ({ share: placeShare(by), by }));
    return [...named, ...worded];
  });
  return best(shown);
}

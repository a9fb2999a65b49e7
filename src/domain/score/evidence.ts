import type { Requirement } from '../requirements/extract-requirements.ts';
import type { Passage, ResumeView } from './resume-view.ts';

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

/** A bullet that names more of the posting's skills than this is a list. */
const mostSkillsInOnePassage = 6;

const placeShare = ({ isExperience }: Passage) => (isExperience ? 1 : 0.5);

const best = (found: readonly Shown<Passage>[]): Shown<Passage> =>
  found.reduce((a, b) => (b.share > a.share ? b : a), { share: 0, by: undefined });

export function skillShown(skill: string, view: ResumeView): Shown<Passage> {
  return best(
    view.passages
      .filter(({ skills }) => skills.has(skill) && skills.size <= mostSkillsInOnePassage)
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

/** "Relativity or Everlaw" is met by either; "Git and Markdown" needs both. */
export const isEither = (quote: string): boolean =>
  /\b(?:or|ou|oder|lub|similar|equivalent)\b|\//i.test(quote);

export function requirementShown({ skills, name, quote }: Requirement, view: ResumeView): Shown<Passage> {
  if (!skills || skills.length === 0) {
    const byName = wordsShown(name, view);
    const byQuote = wordsShown(quote, view);
    return byQuote.share > byName.share ? byQuote : byName;
  }
  const shown = skills.map((skill) => skillShown(skill, view));
  const byWords = wordsShown(quote, view);
  const bySkills = isEither(quote)
    ? best(shown)
    : { share: shown.reduce((sum, { share }) => sum + share, 0) / shown.length, by: best(shown).by };
  return byWords.share > bySkills.share ? byWords : bySkills;
}

/** What the resume only names: its list of skills and its summary. */
export const namesIn = ({ listed, data }: ResumeView): Told[] => [
  ...listed,
  ...(data.summary === '' ? [] : [{ text: data.summary, path: 'summary' }]),
];

import type { Requirement } from '../requirements/extract-requirements.ts';
import type { Passage, ResumeView } from './resume-view.ts';

/** How far a resume shows something: 1 told under a job, less elsewhere or in part, 0 not at all. */
export interface Shown {
  share: number;
  by: Passage | undefined;
}

/** A bullet that names more of the posting's skills than this is a list. */
const mostSkillsInOnePassage = 6;

const placeShare = ({ isExperience }: Passage) => (isExperience ? 1 : 0.5);

const best = (found: readonly Shown[]): Shown =>
  found.reduce((a, b) => (b.share > a.share ? b : a), { share: 0, by: undefined });

export function skillShown(skill: string, view: ResumeView): Shown {
  return best(
    view.passages
      .filter(({ skills }) => skills.has(skill) && skills.size <= mostSkillsInOnePassage)
      .map((by) => ({ share: placeShare(by), by })),
  );
}

/** Told by its words where the skill list does not know it: most of them in one passage. */
export function wordsShown(text: string, view: ResumeView): Shown {
  const stems = view.reader.telling(text);
  if (stems.length === 0) return { share: 0, by: undefined };
  return best(
    view.passages.map((by) => {
      const share = stems.filter((stem) => by.stems.has(stem)).length / stems.length;
      const counted = share >= 0.75 ? 1 : share >= 0.5 ? 0.5 : 0;
      return { share: counted * placeShare(by), by };
    }),
  );
}

/** "Relativity or Everlaw" is met by either; "Git and Markdown" needs both. */
export function requirementShown({ skills, name, quote }: Requirement, view: ResumeView): Shown {
  if (!skills || skills.length === 0) {
    const byName = wordsShown(name, view);
    const byQuote = wordsShown(quote, view);
    return byQuote.share > byName.share ? byQuote : byName;
  }
  const shown = skills.map((skill) => skillShown(skill, view));
  if (/\b(?:or|ou|oder|lub|similar|equivalent)\b|\//i.test(quote)) return best(shown);
  return { share: shown.reduce((sum, { share }) => sum + share, 0) / shown.length, by: best(shown).by };
}

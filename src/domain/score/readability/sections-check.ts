import type { PostingWords } from '../../posting/posting-words.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { MainSection } from '../check-notes.ts';
import type { Finding } from '../score.ts';
import { isSeenAtWork } from './skills-at-work.ts';

/** Of 20: experience 8, education 5, skills 4, summary 3. How their headings are dressed costs nothing. */
const points: readonly [MainSection, number][] = [
  ['experience', 8],
  ['education', 5],
  ['skills', 4],
  ['summary', 3],
];

export function sectionsCheck(view: ReadResume, posting: PostingWords | undefined): Finding<'sections'> {
  const found = points.filter(([section]) => hasContent(section, view, posting));
  const missing = points.filter((point) => !found.includes(point)).map(([section]) => section);
  // A list that earns nothing is there all the same.
  const unseen = missing.filter((section) => section !== 'skills' || view.listed.length === 0);
  const isSeenNowhere = !view.listed.some(({ text }) => isSeenAtWork(text, view));
  return {
    id: 'sections',
    share: found.reduce((sum, [, max]) => sum + max, 0) / 20,

    notes: [
      ...(missing.length === 0 ? [{ code: 'sections-complete' } as const] : []),
      ...(unseen.length > 0 ? [{ code: 'sections-missing', sections: unseen } as const] : []),
      ...(missing.length > unseen.length && isSeenNowhere ? [{ code: 'skills-unmatched' } as const] : []),
    ],
  };
}

function hasContent(section: MainSection, view: ReadResume, posting: PostingWords | undefined): boolean {
  const { data } = view;
  if (section === 'experience')
    return data.experience.some(({ title, company }) => `${title}${company}` !== '');
  if (section === 'education')
    return data.education.some(({ degree, institution }) => `${degree}${institution}` !== '');
  if (section === 'summary')
    return data.summary.trim().split(/\s+/).length >= 5 || /\p{Script=Han}{10}/u.test(data.summary);
  return hasSkillsOfOnesOwn(view, posting);
}

/**
 * A list of skills counts when the resume shows some of them: a list of anything is easily made. The posting's
 * own skills are judged by the match.
 */
function hasSkillsOfOnesOwn(view: ReadResume, posting: PostingWords | undefined): boolean {
  const own = view.listed.filter(({ text }) => !posting?.names(text));
  return own.some(({ text }) => isSeenAtWork(text, view));
}

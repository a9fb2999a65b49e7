import { closeSpacedLetters, type SectionId, sectionOfHeading } from '../../section-headings.ts';
import { skillShown, wordsShown } from '../evidence.ts';
import type { PostingWords } from '../posting-words.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';

/** Of 20: experience 8, education 5, skills 4, summary 3; a quarter of each for a heading machines know. */
const points: readonly [SectionId, number][] = [
  ['experience', 8],
  ['education', 5],
  ['skills', 4],
  ['summary', 3],
];

export function sectionsCheck(view: ResumeView, posting: PostingWords | undefined): Finding<'sections'> {
  const headings = knownHeadings(view.text);
  const shares = points.map(([section, max]) => {
    const isThere = hasContent(section, view, posting);
    return { section, isThere, got: isThere ? max * (headings.has(section) ? 1 : 0.75) : 0 };
  });
  const missing = shares.filter(({ isThere }) => !isThere).map(({ section }) => section);
  const unnamed = shares.filter(({ section, isThere }) => isThere && !headings.has(section));
  return {
    id: 'sections',
    share: shares.reduce((sum, { got }) => sum + got, 0) / 20,
    evidence: [...headings.values()],
    note: [
      missing.length === 0 ? 'All four main sections are there.' : `Not found: ${missing.join(', ')}.`,
      ...(unnamed.length === 0
        ? []
        : [`Without a heading machines know: ${unnamed.map(({ section }) => section).join(', ')}.`]),
    ].join(' '),
  };
}

/** The lines that are standard headings, by the section they open. */
export function knownHeadings(text: string): Map<SectionId, { start: number; end: number }> {
  const found = new Map<SectionId, { start: number; end: number }>();
  let start = 0;
  for (const line of text.split('\n')) {
    const bare = line.replace(/^[\s\p{S}\p{P}]+|[\s\p{S}\p{P}]+$/gu, '');
    const section = bare.length <= 60 ? sectionOfHeading(closeSpacedLetters(bare)) : undefined;
    if (section && !found.has(section)) found.set(section, { start, end: start + line.length });
    start += line.length + 1;
  }
  return found;
}

function hasContent(section: SectionId, view: ResumeView, posting: PostingWords | undefined): boolean {
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
function hasSkillsOfOnesOwn(view: ResumeView, posting: PostingWords | undefined): boolean {
  const own = view.listed.filter(({ text }) => !posting?.names(text));
  const shown = own.filter(
    ({ text }) => wordsShown(text, view).share > 0 || skillShown(text, view).share > 0,
  );
  return own.length > 0 && shown.length * 5 >= own.length;
}

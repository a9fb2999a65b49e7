import { closeSpacedLetters, type SectionId, sectionOfHeading } from '../../section-headings.ts';
import type { Span } from '../../text/span.ts';
import type { MainSection } from '../check-notes.ts';
import { skillShown, wordsShown } from '../evidence.ts';
import type { PostingWords } from '../posting-words.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';

/** Of 20: experience 8, education 5, skills 4, summary 3; a quarter of each for a heading machines know. */
const points: readonly [MainSection, number][] = [
  ['experience', 8],
  ['education', 5],
  ['skills', 4],
  ['summary', 3],
];

export function sectionsCheck(view: ResumeView, posting: PostingWords | undefined): Finding<'sections'> {
  const headings = knownHeadings(view);
  const shares = points.map(([section, max]) => {
    const isThere = hasContent(section, view, posting);
    return { section, isThere, got: isThere ? max * (headings.has(section) ? 1 : 0.75) : 0 };
  });
  const missing = shares.filter(({ isThere }) => !isThere).map(({ section }) => section);
  const unnamed = shares.flatMap(({ section, isThere }) =>
    isThere && !headings.has(section) ? [section] : [],
  );
  return {
    id: 'sections',
    share: shares.reduce((sum, { got }) => sum + got, 0) / 20,
    evidence: [...headings.values()],
    notes: [
      missing.length === 0 ? { code: 'sections-complete' } : { code: 'sections-missing', sections: missing },
      ...(missing.includes('skills') && view.listed.length > 0
        ? [{ code: 'skills-seen-nowhere' } as const]
        : []),
      ...(unnamed.length === 0 ? [] : [{ code: 'headings-unknown', sections: unnamed } as const]),
    ],
  };
}

const firstFields: Readonly<Partial<Record<SectionId, readonly string[]>>> = {
  experience: ['experience.0.title', 'experience.0.company', 'experience.0.startDate'],
  education: ['education.0.degree', 'education.0.institution'],
  skills: ['skills.0'],
  summary: ['summary'],
};

/** The lines that are standard headings, by the section whose content they stand over. */
export function knownHeadings({ text, spanOf }: ResumeView): Map<SectionId, Span> {
  const found = new Map<SectionId, Span>();
  let start = 0;
  for (const line of text.split('\n')) {
    const section = sectionNamed(line);
    const fields = section ? (firstFields[section] ?? []).flatMap((path) => spanOf(path) ?? []) : [];
    const isOver = fields.length === 0 || fields.some((field) => field.end > start);
    if (section && isOver && !found.has(section)) found.set(section, { start, end: start + line.length });
    start += line.length + 1;
  }
  return found;
}

/** A heading of its own line, or a label before its content: "Skills: …". */
function sectionNamed(line: string): SectionId | undefined {
  if (line.trim() === '') return undefined;
  const label = /^[^:：]{2,40}(?=[:：]\s)/u.exec(line)?.[0] ?? (line.length <= 60 ? line : '');
  const bare = label.replace(/^[\s\p{S}\p{P}]+|(?<![\s\p{S}\p{P}])[\s\p{S}\p{P}]+$/gu, '');
  return bare === '' ? undefined : sectionOfHeading(closeSpacedLetters(bare));
}

function hasContent(section: MainSection, view: ResumeView, posting: PostingWords | undefined): boolean {
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
  return shown.length > 0;
}

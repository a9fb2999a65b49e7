import { type SectionId, sectionHeading } from '../../section-headings.ts';
import { wordsOf } from '../../text/words.ts';
import { knownHeadings } from '../readability/sections-check.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Edit } from '../score.ts';
import { type Candidate, type FixContext, lineAround } from './candidate.ts';

/** Headings that machines know, over what is there already; and a list of the skills that the jobs show. */
export function sectionFixes(context: FixContext): Candidate[] {
  return [...headingFixes(context.view), ...skillListFixes(context)];
}

const firstField: readonly [SectionId, string][] = [
  ['summary', 'summary'],
  ['experience', 'experience.0.title'],
  ['education', 'education.0.degree'],
  ['skills', 'skills.0'],
];

function headingFixes(view: ResumeView): Candidate[] {
  const known = knownHeadings(view);
  return firstField.flatMap(([section, path]): Candidate[] => {
    const span = section === 'experience' ? earliest(view, 'experience.0.') : view.spanOf(path);
    if (known.has(section) || !span) return [];
    const heading = sectionHeading(section, view.data.language);
    return [
      {
        check: 'sections',
        id: `heading-${section}`,
        advice: { code: 'put-heading', heading },
        edits: [headingOver(view.text, span.start, heading)],
        asks: [],
        hope: section === 'experience' ? 2 : 1,
      },
    ];
  });
}

function earliest(view: ResumeView, prefix: string) {
  const spans = ['title', 'company', 'startDate'].flatMap((name) => view.spanOf(`${prefix}${name}`) ?? []);
  return spans.sort((a, b) => a.start - b.start)[0];
}

/** The short line above takes the new words; where there is none, a line is put in. */
function headingOver(text: string, place: number, heading: string): Edit {
  const line = lineAround(text, place);
  const above = line.start === 0 ? undefined : lineAround(text, line.start - 1);
  const words = above ? wordsOf(text.slice(above.start, above.end)) : [];
  const isHeadingLike =
    above !== undefined &&
    words.length >= 1 &&
    words.length <= 4 &&
    !/[\d@,.]/.test(text.slice(above.start, above.end));
  const isFirst = above?.start === 0;
  if (above && isHeadingLike && !isFirst) return { ...above, text: heading };
  return { start: line.start, end: line.start, text: `\n${heading}\n` };
}

const most = 10;

function skillListFixes({ view }: FixContext): Candidate[] {
  const { lexicon } = view.reader;
  if (view.listed.length > 0) return [];
  const names = new Map<string, string>();
  for (const { text, words, isExperience } of view.passages) {
    if (!isExperience) continue;
    for (const { value, start, end } of lexicon.skills.find(words))
      if (!value.ambiguous && value.type !== 'soft' && value.type !== 'human-language')
        names.set(value.name, names.get(value.name) ?? text.slice(start, end));
  }
  const list = [...names.values()].slice(0, most);
  if (list.length < 3) return [];
  const heading = sectionHeading('skills', view.data.language);
  const end = view.text.trimEnd().length;
  return [
    {
      check: 'sections',
      id: 'list-shown-skills',
      advice: { code: 'list-shown-skills' },
      edits: [{ start: end, end, text: `\n\n${heading}\n${list.join(', ')}\n` }],
      fields: [{ path: 'skills', text: list.join('\n') }],
      asks: [],
      hope: 8,
    },
  ];
}

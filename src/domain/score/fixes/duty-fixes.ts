import type { Lexicon } from '../../language/lexicon.ts';
import { isPresent } from '../../resume/job-years.ts';
import type { Passage, ReadResume } from '../../resume/read-resume.ts';
import { tenseOf } from '../../rewrite/write/job-tense.ts';
import { openWithVerb } from '../../rewrite/write/open-with-verb.ts';
import type { Edit } from '../score.ts';
import type { Candidate, FixContext } from './candidate.ts';

/** "Responsible for managing stock" → "Managed stock"; "I ran" → "Ran". The person's own words, the deed first. */
export function dutyFixes({ view }: FixContext): Candidate[] {
  const { lexicon } = view.reader;
  if (!view.isEnglish) return [];
  const edits = view.bullets.flatMap((bullet) => deedFirst(bullet, view, lexicon) ?? []);
  if (edits.length === 0) return [];
  return [
    {
      check: 'bullet-duties',
      id: 'deeds-first',
      advice: { code: 'deeds-first', lines: edits.length },
      edits,
      asks: [],
      hope: (16 * edits.length) / view.bullets.length,
    },
  ];
}

function deedFirst({ span, job }: Passage, { text, data }: ReadResume, lexicon: Lexicon): Edit | undefined {
  if (!span) return undefined;
  const { endDate = '', responsibilities = [] } = data.experience[job ?? -1] ?? {};
  const tense = tenseOf(responsibilities, isPresent(endDate), lexicon);
  const opened = openWithVerb(text.slice(span.start, span.end), tense, lexicon);
  return opened?.sort === 'duty' || opened?.sort === 'noun' ? { ...span, text: opened.text } : undefined;
}

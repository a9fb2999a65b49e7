import type { Lexicon } from '../../lexicon.ts';
import { deedOpening } from '../../rewrite/deed-opening.ts';
import { isPresent } from '../job-years.ts';
import type { Passage, ResumeView } from '../resume-view.ts';
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
      message: `Say what you did: rewrite ${edits.length === 1 ? 'one line' : `${edits.length} lines`} to begin with the deed.`,
      edits,
      asks: [],
      hope: (16 * edits.length) / view.bullets.length,
    },
  ];
}

function deedFirst(bullet: Passage, view: ResumeView, lexicon: Lexicon): Edit | undefined {
  const { span } = bullet;
  if (!span) return undefined;
  const text = view.text.slice(span.start, span.end);
  const isCurrent = bullet.job !== undefined && isPresent(view.data.experience[bullet.job]?.endDate ?? '');
  const rewritten = deedOpening(text, isCurrent, lexicon);
  return rewritten === undefined
    ? undefined
    : { start: span.start, end: span.start + rewritten.cut, text: rewritten.put };
}

import type { Passage, ReadResume } from '../../resume/read-resume.ts';
import { dutyOpening } from '../duty-wording.ts';
import { beginsWithVerb, hasNumber } from '../readability/bullet-checks.ts';
import type { Candidate } from './candidate.ts';

/** What lines do not say yet, and only the person knows: how much, and what they did. */
export const lineAsks = (view: ReadResume): Candidate[] => [...numberAsks(view), ...verbAsks(view)];

const mostLines = 3;

/** A few lines at once: one number alone seldom moves the whole score. */
function numberAsks({ bullets, text }: ReadResume): Candidate[] {
  const plain = bullets
    .filter((bullet) => !hasNumber(bullet) && bullet.span !== undefined && bullet.words.length >= 5)
    .slice(0, mostLines);
  if (plain.length === 0) return [];
  const asks = plain.map(({ text: line }, place) => ({
    placeholder: `[amount ${place + 1}]`,
    fact: { code: 'amount', line } as const,
    example: '12 a week',
  }));
  const edits = plain.map(({ span }, place) => {
    const end = (span?.end ?? 0) - (/[.;]$/.test(text.slice(0, span?.end ?? 0)) ? 1 : 0);
    return { start: end, end, text: ` (${asks[place]?.placeholder})` };
  });
  const advice = { code: 'add-numbers', lines: plain.length } as const;
  const hope = (20 * plain.length) / bullets.length;
  return [{ check: 'bullet-numbers', id: 'add-numbers', advice, edits, asks, hope }];
}

/** "No. 3 in the region for add-ons" tells a result; what the person did for it goes before. */
function verbAsks({ bullets, isEnglish, reader: { lexicon } }: ReadResume): Candidate[] {
  const isOpen = (bullet: Passage) => !beginsWithVerb(bullet, lexicon) && !dutyOpening.test(bullet.text);
  const plain = isEnglish
    ? bullets.filter((bullet) => isOpen(bullet) && bullet.span).slice(0, mostLines)
    : [];
  if (plain.length === 0) return [];
  const asks = plain.map(({ text }, place) => ({
    placeholder: `[verb ${place + 1}]`,
    fact: { code: 'verb', line: text } as const,
    example: 'Handled',
  }));
  const edits = plain.map(({ span }, place) => {
    const start = span?.start ?? 0;
    return { start, end: start, text: `${asks[place]?.placeholder} ` };
  });
  const advice = { code: 'begin-with-verbs', lines: plain.length } as const;
  const hope = (12 * plain.length) / bullets.length;
  return [{ check: 'bullet-verbs', id: 'begin-with-verbs', advice, edits, asks, hope }];
}

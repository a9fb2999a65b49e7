import { dutyOpening } from '../duty-wording.ts';
import { beginsWithVerb, hasNumber } from '../readability/bullet-checks.ts';
import type { Passage, ResumeView } from '../resume-view.ts';
import type { Candidate } from './candidate.ts';

/** What lines do not say yet, and only the person knows: how much, and what they did. */
export const lineAsks = (view: ResumeView): Candidate[] => [...numberAsks(view), ...verbAsks(view)];

const mostLines = 3;

/** A few lines at once: one number alone seldom moves the whole score. */
function numberAsks({ bullets, text }: ResumeView): Candidate[] {
  const plain = bullets
    .filter((bullet) => !hasNumber(bullet) && bullet.span !== undefined && bullet.words.length >= 5)
    .slice(0, mostLines);
  if (plain.length === 0) return [];
  const asks = plain.map(({ text: line }, place) => ({
    placeholder: `[how many or how much ${place + 1}]`,
    question: `How many, how much or how often: "${line}"?`,
    example: '12 a week',
  }));
  const edits = plain.map(({ span }, place) => {
    const end = (span?.end ?? 0) - (/[.;]$/.test(text.slice(0, span?.end ?? 0)) ? 1 : 0);
    return { start: end, end, text: ` (${asks[place]?.placeholder})` };
  });
  const message = `Say how much or how many in ${plain.length === 1 ? 'one line' : `${plain.length} lines`}, if you know it.`;
  const hope = (20 * plain.length) / bullets.length;
  return [{ check: 'bullet-numbers', id: 'add-numbers', message, edits, asks, hope }];
}

/** "No. 3 in the region for add-ons" tells a result; what the person did for it goes before. */
function verbAsks({ bullets, isEnglish, reader: { lexicon } }: ResumeView): Candidate[] {
  const isOpen = (bullet: Passage) => !beginsWithVerb(bullet, lexicon) && !dutyOpening.test(bullet.text);
  const plain = isEnglish
    ? bullets.filter((bullet) => isOpen(bullet) && bullet.span).slice(0, mostLines)
    : [];
  if (plain.length === 0) return [];
  const asks = plain.map(({ text }, place) => ({
    placeholder: `[what you did ${place + 1}]`,
    question: `With which verb does this line say what you did: "${text}"?`,
    example: 'Handled',
  }));
  const edits = plain.map(({ span }, place) => {
    const start = span?.start ?? 0;
    return { start, end: start, text: `${asks[place]?.placeholder} ` };
  });
  const message = `Begin ${plain.length === 1 ? 'one line' : `${plain.length} lines`} with what you did, such as "built", "ran" or "trained".`;
  const hope = (12 * plain.length) / bullets.length;
  return [{ check: 'bullet-verbs', id: 'begin-with-verbs', message, edits, asks, hope }];
}

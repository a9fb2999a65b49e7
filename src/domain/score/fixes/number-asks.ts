import type { ReadResume } from '../../resume/read-resume.ts';
import { hasNumber } from '../readability/bullet-checks.ts';
import type { Candidate } from './candidate.ts';

const mostLines = 3;

/** What lines do not say yet, and only the person knows. A few at once: one number alone seldom moves the whole score. */
export function numberAsks({ bullets, text }: ReadResume): Candidate[] {
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

import { fieldAt } from '../../resume/resume-changes.ts';
import { beginsWithVerb, hasNumber } from '../readability/bullet-checks.ts';
import type { Candidate, FixContext } from './candidate.ts';

const mostLines = 3;

/** Of deeds alone: of a skill, a gap or a duty nobody can say how many. What lines do not say yet, and only the person knows. A few at once: one number alone seldom moves the whole score. */
export function numberAsks({ view: { bullets, isEnglish, reader }, data }: FixContext): Candidate[] {
  const plain = bullets
    .filter((line) => !hasNumber(line) && line.words.length >= 5 && fieldAt(data, line.path) === line.text)
    .filter(({ path }) => path.startsWith('experience.'))
    .filter((line) => !isEnglish || beginsWithVerb(line, reader.lexicon))
    .slice(0, mostLines)
    .map(({ path, text }, place) => ({ path, text, placeholder: `[amount ${place + 1}]` }));
  if (plain.length === 0) return [];
  return [
    {
      check: 'bullet-numbers',
      id: 'add-numbers',
      advice: { code: 'add-numbers', lines: plain.length },
      fields: plain.map(({ path, text, placeholder }) => ({
        path,
        text: text.replace(/(?=[.;]?$)/u, ` (${placeholder})`),
      })),
      asks: plain.map(({ text: line, placeholder }) => ({
        placeholder,
        fact: { code: 'amount', line },
        example: '12 a week',
      })),
      hope: (20 * plain.length) / bullets.length,
    },
  ];
}

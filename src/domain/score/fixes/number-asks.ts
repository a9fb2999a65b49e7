import { wordsOf } from '../../language/words.ts';
import type { Passage } from '../../resume/read-resume.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import { beginsWithVerb, hasNumber, saysHowOften } from '../readability/bullet-checks.ts';
import type { Candidate, FixContext } from './candidate.ts';

const maxLines = 3;

/** "RESEARCH INTEREST: antibiotics": a name of what follows, and nothing done. */
const label = /^[^.,;:]{0,40}:/u;

/** Another line of the job has a number of the same things: "Handling 90 files per month" says how many were opened. */
const isAnswer = (other: Passage, line: Passage): boolean =>
  other.job === line.job &&
  other.path !== line.path &&
  hasNumber(other) &&
  wordsOf(line.text).some(
    ({ key }) =>
      /\p{L}{3}s$/u.test(key) &&
      new RegExp(`\\d[\\d,.]*\\+? (?:\\p{L}+ )?${key}(?!\\p{L})`, 'iu').test(other.text),
  );

/** Of deeds alone: of a skill, a gap or a duty nobody can say how many. What lines do not say yet, and only the person knows. A few at once: one number alone seldom moves the whole score. */
export function numberAsks({ view: { bullets, isEnglish, reader }, data }: FixContext): Candidate[] {
  const plain = bullets
    .filter((line) => !hasNumber(line) && line.words.length >= 5 && fieldAt(data, line.path) === line.text)
    .filter(({ path }) => path.startsWith('experience.'))
    .filter((line) => !isEnglish || (beginsWithVerb(line, reader.lexicon) && !label.test(line.text)))
    .filter((line) => !saysHowOften(line) && !bullets.some((other) => isAnswer(other, line)))
    .slice(0, maxLines)
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

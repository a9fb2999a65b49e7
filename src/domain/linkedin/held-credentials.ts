import { withA } from '../claims/sure-names.ts';
import { isOpenStudy, standingOf } from '../evidence/standing.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import type { ResumeData } from '../resume/resume.ts';
import { calmed } from './calm-names.ts';
import { plainName } from './profile-skills.ts';

const longestName = 60;

/** By their names, without who gave them and when; none that isn't earned yet or has run out. */
export const heldCredentials = (
  { certifications = [] }: ResumeData,
  now: Date,
  { words }: Lexicon,
): string[] =>
  certifications
    .filter((text) => standingOf(text, now).standing === 'held')
    .map((text) => text.split(/,\s|\s[–—|-]\s|\s\(/u)[0] ?? '')
    .flatMap((name) => (/^\p{Lu}+ and \p{Lu}+$/u.test(name) ? name.split(' and ') : [name]))
    // Years pass, and numbers of licenses are nobody else's business.
    .map((name) => name.replace(/\s+(?:#\s?\w+|\d{4,})$/u, '').trim())
    .map((name) => calmed(plainName(name), words))
    .filter((name) => name !== '' && name.length <= longestName);

/** "an M.S. in Computer Science from Oregon State University": finished ones, of our list, beyond school. */
export const heldDegrees = ({ education }: ResumeData, now: Date, { degrees }: Lexicon): string[] =>
  education
    .filter(({ degree, institution, graduationDate }) => {
      const level = degrees.find(wordsOf(degree))[0]?.value.level ?? 'secondary';
      const isNamed = /\p{L}.*\s\p{L}|\p{L}{9}/u.test(institution) && !/\bhigh school\b/iu.test(institution);
      return isNamed && level !== 'secondary' && !isOpenStudy(`${degree}, ${graduationDate}`, now);
    })
    .map(({ degree, institution }) => `${degreeName(degree, degrees)} from ${institution}`);

/** "a Bachelor of Arts in History": what comes after the subject is left out. */
function degreeName(degree: string, degrees: Lexicon['degrees']): string {
  const [name = '', subject = ''] = degree
    .replace(/\s*\([^)]*\)|\s-\s\p{Lu}{2,}(?=,|$)/gu, '')
    .split(/,\s+/u);
  const isBare = degrees.whole(name) !== undefined && subject !== '' && !/^minor\b/iu.test(subject);
  const told = isBare
    ? [name, 'in', subject].join(' ')
    : name.replace(/^((?:\p{Lu}\p{Ll}{0,3}\.?){1,4})\s+(?=\p{Lu})/u, '$1 in ');
  return /^[AEFHILMNORSX](?:\.|\p{Lu})/u.test(told) ? `an ${told}` : withA(told);
}

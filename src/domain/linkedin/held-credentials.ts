import { heldCredentials } from '../claims/prose/stated-credentials.ts';
import { statedDegree, statedSchool } from '../claims/prose/stated-degree.ts';
import { isOpenStudy } from '../evidence/standing.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { ResumeData } from '../resume/resume.ts';

/** Of our list, by the names that the person gives them; none that isn't earned yet or has run out. */
export function credentialNames({ certifications = [] }: ResumeData, now: Date, lexicon: Lexicon): string[] {
  const held = certifications.flatMap((text) => heldCredentials(text, now, lexicon));
  return held
    .filter(({ value }, place) => held.findIndex((other) => other.value.name === value.name) === place)
    .map(({ name }) => name.replace(/,\s\p{Ll}.*$/u, ''))
    .filter((name) => !isShouted(name));
}

/** "a FOOD HANDLER CARD" reads badly inside a sentence. */
const isShouted = (name: string): boolean => (name.match(/\p{Lu}{4,}/gu) ?? []).length > 1;

/** "in Hons …" and "at a centre" are no names, and "undergraduate" may say that it wasn't finished. */
const readsOddly = (degree: string, school: string): boolean =>
  /\bin (?:Hons|Honou?rs)\b|\bundergrad/iu.test(degree) || /^\p{Ll}/u.test(school.replace(/^the /u, ''));

/** The last finished degree: "an M.S. in Computer Science", and where from. */
export function heldDegree({ education }: ResumeData, now: Date, lexicon: Lexicon) {
  const degrees = education
    .filter(({ degree, graduationDate }) => !isOpenStudy(`${degree}, ${graduationDate}`, now))
    .filter(({ degree }) => degree.split('(').length === degree.split(')').length)
    .map(({ degree, institution }) => ({
      'a degree': statedDegree(degree, lexicon),
      school: statedSchool(institution, lexicon),
    }));
  return degrees.find(
    (one) => one['a degree'] !== '' && one.school !== '' && !readsOddly(one['a degree'], one.school),
  );
}

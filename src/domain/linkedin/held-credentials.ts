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
    .map(({ name }) => name);
}

/** The last finished degree: "an M.S. in Computer Science", and where from. */
export function heldDegree({ education }: ResumeData, now: Date, lexicon: Lexicon) {
  const degrees = education
    .filter(({ degree, graduationDate }) => !isOpenStudy(`${degree}, ${graduationDate}`, now))
    .filter(({ degree }) => degree.split('(').length === degree.split(')').length)
    .map(({ degree, institution }) => ({
      'a degree': statedDegree(degree, lexicon),
      school: statedSchool(institution, lexicon),
    }));
  return degrees.find((one) => one['a degree'] !== '' && one.school !== '');
}

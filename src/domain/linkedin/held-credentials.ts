import { heldCredentials } from '../claims/prose/told-credentials.ts';
import { toldDegree, toldSchool } from '../claims/prose/told-degree.ts';
import { isOpenStudy } from '../evidence/standing.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { ResumeData } from '../resume/resume.ts';

/** Of our list, by the names that the person gives them; none that isn't earned yet or has run out. */
export function credentialNames({ certifications = [] }: ResumeData, now: Date, lexicon: Lexicon): string[] {
  const held = certifications.flatMap((text) => heldCredentials(text, now, lexicon));
  return held
    .filter(({ value }, place) => held.findIndex((other) => other.value.name === value.name) === place)
    .map(({ name }) => name.replace(/,\s\p{Ll}.*$/u, ''));
}

/** The last finished degree: "an M.S. in Computer Science", and where from. */
export function heldDegree({ education }: ResumeData, now: Date, lexicon: Lexicon) {
  const told = education
    .filter(({ degree, graduationDate }) => !isOpenStudy(`${degree}, ${graduationDate}`, now))
    .map(({ degree, institution }) => ({
      'a degree': toldDegree(degree, lexicon),
      school: toldSchool(institution, lexicon),
    }));
  return told.find((one) => one['a degree'] !== '' && one.school !== '');
}

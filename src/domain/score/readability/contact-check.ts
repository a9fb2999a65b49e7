import type { ReadResume } from '../../resume/read-resume.ts';
import type { ContactPart } from '../check-notes.ts';
import type { Finding } from '../score.ts';

/** Wherever they stand in a resume, they look like nothing else. */
export const emailAddress = /[^\s@]{1,64}@[^\s@]{1,250}\.[^\s@]{2}/u;
export const phoneNumber = /(?<!\d)\d{3}[-. ]\d{4}(?!\d)/u;

/** Without these nobody can answer. Of 15: e-mail 5, name 4, phone 4, place 2. */
export function contactCheck({ data, text }: ReadResume): Finding<'contact'> {
  const { name, email, phone, location } = data.personalInfo;
  const parts: { part: ContactPart; points: number; isThere: boolean }[] = [
    { part: 'email', points: 5, isThere: emailAddress.test(`${email} ${text}`) },
    { part: 'name', points: 4, isThere: /\p{L}{2}|[\p{Script=Han}]/u.test(name) },
    { part: 'phone', points: 4, isThere: (phone.match(/\d/g)?.length ?? 0) >= 6 || phoneNumber.test(text) },
    { part: 'location', points: 2, isThere: location.trim() !== '' },
  ];
  const missing = parts.filter(({ isThere }) => !isThere);
  return {
    id: 'contact',
    share: parts.reduce((sum, { isThere, points }) => sum + (isThere ? points : 0), 0) / 15,
    notes: [
      missing.length === 0
        ? { code: 'contact-complete' }
        : { code: 'contact-missing', parts: missing.map(({ part }) => part) },
    ],
  };
}

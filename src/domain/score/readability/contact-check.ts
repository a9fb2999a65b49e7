import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';

/** Without these nobody can answer. Of 15: e-mail 5, name 4, phone 4, place 2. */
export function contactCheck({ data, spanOf }: ResumeView): Finding<'contact'> {
  const { name, email, phone, location } = data.personalInfo;
  const parts = [
    { label: 'e-mail', path: 'email', points: 5, isThere: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) },
    { label: 'name', path: 'name', points: 4, isThere: /\p{L}{2}|[\p{Script=Han}]/u.test(name) },
    { label: 'phone', path: 'phone', points: 4, isThere: (phone.match(/\d/g)?.length ?? 0) >= 6 },
    { label: 'place', path: 'location', points: 2, isThere: location.trim() !== '' },
  ];
  const missing = parts.filter(({ isThere }) => !isThere);
  return {
    id: 'contact',
    share: parts.reduce((sum, { isThere, points }) => sum + (isThere ? points : 0), 0) / 15,
    evidence: parts.flatMap(({ path, isThere }) => (isThere ? (spanOf(`personalInfo.${path}`) ?? []) : [])),
    note:
      missing.length === 0
        ? 'Name, e-mail, phone and place are all there.'
        : `Missing: ${missing.map(({ label }) => label).join(', ')}.`,
  };
}

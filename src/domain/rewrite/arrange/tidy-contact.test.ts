import { expect, test } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { isSameContact, tidyContact } from './tidy-contact.ts';

const resumeOf = (phone: string, location: string): ResumeData => ({
  personalInfo: { name: 'A', email: '', phone, location },
  summary: '',
  experience: [],
  education: [],
});

test.each([
  ['404.555.0119', 'Atlanta GA', '(404) 555-0119', 'Atlanta GA'],
  ['2405550163', 'Austin, TX', '(240) 555-0163', 'Austin, TX'],
  ['+14045550119', '', '+1 (404) 555-0119', ''],
  ['(616) 555-0137', '1842 Maple Ridge Dr, Grand Rapids, MI 49505', '(616) 555-0137', 'Grand Rapids, MI'],
  ['', '12 Oak St, Apt 4B, St. Paul, MN 55101', '', 'St. Paul, MN'],
])('%s, %s', (phone, location, tidyPhone, tidyPlace) => {
  const after = tidyContact(resumeOf(phone, location));
  expect(after).toBe(`${tidyPhone}\n${tidyPlace}`);
  expect(isSameContact(`${phone}\n${location}`, after ?? '')).toBe(true);
});

test.each([
  ['404-555-0119', 'Atlanta, GA'],
  ['+1 206-555-0182', 'Seattle, Washington'],
  ['+1 503 555 0142', 'Portland, OR'],
  ['+44 20 7946 0958', 'London SW1A 1AA'],
  ['+49 30 901820', '10115 Berlin'],
  ['555-0142', ''],
  ['98220-00164', 'Pune, Maharashtra'],
  ['', 'San Jose, CA 95112, USA'],
  ['(404) 555-0119 ext. 4', 'PO Box 88, Kotzebue AK 99752'],
  ['', '118 Quarry Lane Asheville NC 28805'],
])('%s, %s stays', (phone, location) => {
  expect(tidyContact(resumeOf(phone, location))).toBeUndefined();
});

test.each([
  ['another number', '404.555.0119\nAtlanta GA', '(404) 555-0118\nAtlanta, GA'],
  ['another place', '404.555.0119\nAtlanta GA', '(404) 555-0119\nAustin, TX'],
  ['a country made up', '404.555.0119\nAtlanta GA', '+1 (404) 555-0119\nAtlanta, GA'],
])('not the same: %s', (_, before, after) => {
  expect(isSameContact(before, after)).toBe(false);
});

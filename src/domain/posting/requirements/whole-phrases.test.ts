import { expect, test } from 'vitest';
import { wholePhrases } from './whole-phrases.ts';

/** The parts between the bars, as far as each makes sense alone. */
function whole(barred: string): string[] {
  const words = barred.split(' | ');
  const text = words.join(', ');
  const parts = words.map((part) => {
    const start = text.indexOf(part);
    return { start, end: start + part.length, isAsked: true };
  });
  return wholePhrases(text, parts).map(({ start, end }) => text.slice(start, end));
}

test.each([
  'tells an owner honestly when a coat is matted | has to come off',
  'Someone who shows up on time | is nice to people',
  'Work with engineering on new products | with AP on three-way match problems',
  'Seven years of medical device sales | including capital equipment',
  'Provide consecutive | sight interpretation in Russian',
  'Five years of nursing | at least two of them in emergency care',
  'knowledge of the labor code | of the insurance laws',
])('a cut that leaves half a phrase isn’t made: %s', (barred) => {
  expect(whole(barred)).toEqual([barred.replace(' | ', ', ')]);
});

test.each([
  '5 years of roofing | valid driver’s license',
  'Experience with Docker | Kubernetes',
  'active state license | at least one year in clinical practice',
  'You have a van | you live near the coast',
])('phrases that stand alone are kept apart: %s', (barred) => {
  expect(whole(barred)).toEqual(barred.split(' | '));
});

import { expect, test } from 'vitest';
import { closeSpacedLetters, sectionHeading, sectionOfHeading } from './section-headings.ts';

test.each([
  ['P R O F I L E', 'PROFILE'],
  ['K E Y P R O J E C T S', 'KEY PROJECTS'],
  ['Z Q X J', 'ZQXJ'],
  ['B & B Hotel', 'B & B Hotel'],
  ['R & D', 'R & D'],
  ['IT', 'IT'],
])('%s reads %s', (typed, read) => {
  expect(closeSpacedLetters(typed)).toBe(read);
});

test.each([
  ['EDUCATION', 'education'],
  ['Work history:', 'experience'],
  ['Ausbildung', 'education'],
  ['E D U C A T I O N', 'education'],
  ['教育背景', 'education'],
  ['Publications', undefined],
])('%s means %s', (heading, section) => {
  expect(sectionOfHeading(heading)).toBe(section);
});

test('headings follow the language, and English where it is not known', () => {
  expect(sectionHeading('experience', 'de-AT')).toBe('Berufserfahrung');
  expect(sectionHeading('experience', 'tlh')).toBe('Experience');
  expect(sectionHeading('experience', undefined)).toBe('Experience');
});

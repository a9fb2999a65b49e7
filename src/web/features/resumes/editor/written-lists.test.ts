import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, linesText, skillsOf, skillsText, splitBullet } from './written-lists.ts';

/** As the data may hold them: no line break inside, nothing blank. */
const item = fc
  .array(fc.constantFrom('SQL', ' ', ',', '(', ')', 'C++', 'a', '数'), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

test('a list that is written and read again is the same list', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      expect(linesOf(linesText(items))).toEqual(items);
    }),
  );
});

test('skills that are written and read again are the same, also those with commas of their own', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      expect(skillsOf(skillsText(items), items)).toEqual(items);
    }),
    { numRuns: 1000 },
  );
});

test('reads skills with commas, one a line, or both; a comma in brackets belongs to its skill', () => {
  expect(skillsOf('SQL, Python,\nAWS (EC2, S3) , Jira,,')).toEqual([
    'SQL',
    'Python',
    'AWS (EC2, S3)',
    'Jira',
  ]);
  expect(skillsText(['SQL', 'AWS (EC2, S3)'])).toBe('SQL, AWS (EC2, S3)');
});

test('Enter splits a line where the cursor was; a pasted list becomes lines without its marks', () => {
  expect(splitBullet('Led a team\n')).toEqual(['Led a team', '']);
  expect(splitBullet('\nLed a team')).toEqual(['', 'Led a team']);
  expect(splitBullet('Led a team \nof five')).toEqual(['Led a team', 'of five']);
  expect(splitBullet('• Led a team\n\n- Wrote reports\r\n3 hours saved\n')).toEqual([
    'Led a team',
    'Wrote reports',
    '3 hours saved',
  ]);
  expect(splitBullet('\n\n\n')).toEqual(['']);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxTitleLength } from '#domain/resume/resume-limits.ts';
import { copyTitle } from './copy-title.ts';

it('marks the title, or the name of what has none', () => {
  expect(copyTitle('Bridges', 'Resume')).toBe('Bridges (copy)');
  expect(copyTitle('', 'Cover letter')).toBe('Cover letter (copy)');
});

it('fits into a title and can be stored, whatever the title is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '👩'), minLength: 100, maxLength: maxTitleLength }),
      (title) => {
        const copied = copyTitle(title, 'Resume');
        expect(copied.length).toBeLessThanOrEqual(maxTitleLength);
        expect(copied.isWellFormed()).toBe(true);
        expect(copied.endsWith(' (copy)')).toBe(true);
      },
    ),
  );
});

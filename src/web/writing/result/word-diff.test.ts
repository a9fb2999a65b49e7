import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, wordDiff } from './word-diff.ts';

const joined = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

/** Lines of few different words, so that they share runs of every length; and anything at all. */
const fewWords = fc
  .array(fc.constantFrom('Led', 'led', 'a', 'team', 'of', '5', 'in', 'Oslo', 'Oslo.', ',', '数据', '\n'), {
    maxLength: 14,
  })
  .map((words) => words.join(' '));
const line = fc.oneof(fewWords, fc.string({ unit: 'grapheme' }));

test('nothing is lost: what is left and what was removed is the line before, what is left and what was added the line after', () => {
  fc.assert(
    fc.property(line, line, (before, after) => {
      const parts = wordDiff(before, after);
      expect(joined(parts, 'added')).toBe(before);
      expect(joined(parts, 'removed')).toBe(after);
    }),
    { numRuns: 1000 },
  );
});

test('a shared run has at least three words, and a change is one removal and one addition at most', () => {
  fc.assert(
    fc.property(line, line, (before, after) => {
      fc.pre(before !== after);
      const parts = wordDiff(before, after);
      for (const [index, { kind, text }] of parts.entries()) {
        if (kind === 'same') expect(text.match(/[\p{L}\p{N}]/gu)?.length ?? 0).toBeGreaterThanOrEqual(3);
        expect(kind).not.toBe(parts[index - 1]?.kind);
        if (kind === 'removed') expect(parts[index - 1]?.kind).not.toBe('added');
      }
    }),
    { numRuns: 1000 },
  );
});

test('a line that did not change is one run, however short', () => {
  fc.assert(
    fc.property(line, (text) => {
      expect(wordDiff(text, text)).toEqual(text ? [{ kind: 'same', text }] : []);
    }),
  );
});

test.each([
  [
    'Responsible for managing a team of 5 engineers.',
    'Managed a team of 5 engineers.',
    '[-Responsible for managing-]{+Managed+} a team of 5 engineers.',
  ],
  ['Successfully led the yearly audit.', 'led the yearly audit.', '[-Successfully -]led the yearly audit.'],
  ['Led the yearly audit', 'Led the yearly audit of all sites', 'Led the yearly audit{+ of all sites+}'],
  // "reports" and "for" stand on both sides; two words alone would be confetti.
  [
    'Helped with reports for managers.',
    'Wrote weekly reports for 60 managers.',
    '[-Helped with reports for managers.-]{+Wrote weekly reports for 60 managers.+}',
  ],
  // Only the full stop is gone from "far": the word itself isn't marked.
  [
    'Wrote 85 articles so far. I also led the yearly audit.',
    'Wrote 85 articles so far\nLed the yearly audit.',
    'Wrote 85 articles so far[-. I also led-]{+\nLed+} the yearly audit.',
  ],
  ['負責管理五人團隊', '管理五人團隊', '[-負責-]管理五人團隊'],
])('%s → %s', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

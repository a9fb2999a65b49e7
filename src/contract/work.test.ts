import { expect, test } from 'vitest';
import { sampleChange } from '#tests/support/sample-documents.ts';
import { work } from './work.ts';

test('reads progress that the version before has told in sentences', () => {
  const event = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'optimize',
    state: 'running',
    createdAt: '2026-01-01T00:00:00.000Z',
    progress: {
      text: 'Rewriting line 1 of 3',
      done: 1,
      of: 3,
      change: { ...sampleChange, reason: 'Says the same in fewer words.' },
    },
  };
  expect(work.parse(event).progress).toEqual({
    step: 'checking',
    done: 1,
    of: 3,
    change: { ...sampleChange, reason: 'clear' },
  });
});

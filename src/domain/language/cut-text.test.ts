import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['plain', 3, 'pla'],
  ['plain', 9, 'plain'],
  ['a🦊b', 1, 'a'],
  ['a🦊b', 2, 'a'],
  ['a🦊b', 3, 'a🦊'],
  ['🦊', 2, '🦊'],
])('%s cut at %d is %s', (text, longest, cut) => expect(cutText(text, longest)).toBe(cut));

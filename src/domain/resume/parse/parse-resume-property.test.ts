import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { resumeData } from '../resume.ts';
import { parseResume } from './parse-resume.ts';

const lexicon = loadLexicon();
const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

const line = fc.oneof(
  fc.constantFrom(
    'EXPERIENCE',
    'Education',
    'skills:',
    'CONTACT',
    '=== JOBS ===',
    '',
    '---',
    '•',
    'Page 1 of 2',
  ),
  fc.constantFrom(
    'Cook, Harbour Bistro, 2015 – 2018',
    'BSc Physics, Hill University, 2012',
    '• Ran the grill.',
  ),
  fc.constantFrom(
    'Ana Lisboa',
    'ana@lisboa.example.com | 312 555 0190',
    'Firma | Tätigkeit',
    '2019年4月～現在',
  ),
  fc.lorem({ maxCount: 9 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const pasted = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'));

describe('whatever is pasted', () => {
  it('is read without failing, into data of the right shape', () => {
    fc.assert(
      fc.property(fc.oneof(pasted, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        expect(resumeData.safeParse(parseResume(text, lexicon).data).success).toBe(true);
      }),
    );
  });

  it('is where each field says it is', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        for (const { value, spans } of parseResume(text, lexicon).fields) {
          const there = spans.map(({ start, end }) => text.slice(start, end)).join(' ');
          expect(lettersOf(there)).toBe(lettersOf(value));
        }
      }),
    );
  });

  it('loses no word of a sentence', () => {
    const sentence = fc.array(fc.stringMatching(/^[a-z]{5,9}$/), { minLength: 6, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), (sentences) => {
        const text = `Ana Lisboa\n\nEXPERIENCE\n${sentences.map((words) => `• ${words.join(' ')}.`).join('\n')}`;
        const kept = JSON.stringify(parseResume(text, lexicon).data);
        for (const word of sentences.flat()) expect(kept).toContain(word);
      }),
    );
  });
});

describe('very long texts are read within a second or so', () => {
  it.each([
    ['one word', 'a'.repeat(200_000)],
    ['one line', 'word '.repeat(40_000)],
    ['one list', `SKILLS\n${'word, '.repeat(30_000)}`],
    ['ten thousand lines', `EXPERIENCE\n${'• did a thing in 2019\n'.repeat(10_000)}`],
    ['ten thousand jobs', `EXPERIENCE\n${'Cook, Bistro, 2015 – 2018\n'.repeat(10_000)}`],
    [
      'ten thousand wrapped lines',
      `${'and so it went on and on for the whole of the night\n'.repeat(10_000)}`,
    ],
    ['brackets and digits', '(1 '.repeat(60_000)],
  ])('%s', (_, text) => {
    // The time this process worked, so that a busy machine does not count.
    const before = process.cpuUsage();
    parseResume(text, lexicon);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000);
  });
});

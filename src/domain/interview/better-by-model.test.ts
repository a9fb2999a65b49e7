import { describe, expect, it } from 'vitest';
import type { ReviewedSentence } from '../claims/prose/review-sentence.ts';
import { ownLines, withModelsSentences } from './better-by-model.ts';
import type { BetterPart } from './interview.ts';
import { isOnlyReworded } from './only-reworded.ts';

const better: BetterPart[] = [
  { part: 'situation', text: 'Our grinder broke on a Saturday.', isMissing: false },
  { part: 'action', text: 'I told the line. I would have called a mechanic.', isMissing: false },
  { part: 'result', text: '[what came of it?]', isMissing: true },
];

const passed = (text: string, quote: string): ReviewedSentence => ({
  outcome: 'passed',
  lines: [],
  sentence: { text, kind: 'you', paragraph: 0, sources: [{ from: 'confirmed', quote, place: '' }] },
});
const dropped: ReviewedSentence = { outcome: 'dropped', lines: [], paragraph: 0 };
const textsOf = (parts: readonly BetterPart[] | null) => parts?.map(({ part, text }) => `${part}: ${text}`);

describe('a better version by a model', () => {
  it('has its sentences where they passed, and the person’s everywhere else', () => {
    const proposed = [
      { part: 'situation', text: 'The grinder broke on a Saturday.', lines: [1] },
      { part: 'result', text: 'I saved the day.', lines: [2] },
    ] as const;
    const reviewed = [
      passed('The grinder broke on a Saturday.', 'Our grinder broke on a Saturday.'),
      dropped,
    ];
    expect(textsOf(withModelsSentences(better, proposed, reviewed))).toEqual([
      'situation: The grinder broke on a Saturday.',
      'action: I told the line. I would have called a mechanic.',
      'result: [what came of it?]',
    ]);
  });

  it('is none where nothing passed, where it rests on another story, or where a plan became a deed', () => {
    const [, , third] = ownLines(better);
    const proposed = [{ part: 'action', text: 'I called a mechanic.', lines: [3] }] as const;
    for (const reviewed of [
      dropped,
      passed('I told the line.', 'Told the line at another job.'),
      passed('I called a mechanic.', third?.text ?? ''),
    ])
      expect(withModelsSentences(better, proposed, [reviewed])).toBeNull();
  });
});

describe('a sentence that only says it in other words', () => {
  const said = [
    'We built packages with an average turnaround of ten business days for two clinics in Ohio.',
    'I billed 1,900 hours a year.',
  ];
  it.each([
    ['I built packages for two clinics in Ohio.', true],
    ['We built the packages quickly, with a turnaround of ten business days.', true],
    ['We built packages in ten business hours.', false],
    ['We built packages for two hospitals.', false],
    ['We built packages with Dunlow.', false],
    ['We built packages in all regions of the country.', false],
  ])('%s: %s', (sentence, isReworded) => {
    expect(isOnlyReworded(sentence, said)).toBe(isReworded);
  });
});

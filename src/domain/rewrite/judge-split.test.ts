import { describe, expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeEvidence } from '../claims/resume-evidence.ts';
import { reviewEdit } from './review-edit.ts';

const content = `Dana Whitlock
dana@mail.example · Austin, TX

Experience
Retail Team Lead, Northgate Stores, Austin
March 2019 – Present
- In charge of a team of 18 people across order pickup, drive up and replenishment. I make the weekly schedules, do the interviews, and do the coaching. We got our order pickup time from 14 min to 8 min.
- Helped the store manager hire and train 6 cashiers; counted stock every Friday.
- In the pilot store, cut waste by 20% and trained 4 bakers.
- Answered phones and greeted 30 visitors a day, and kept the supply room in order.
- Assisted with the morning count, ordering linen and closing the till.`;
const words = readResumeEvidence({ content, confirmed: [] }, loadLexicon(), new Date('2026-11-01T00:00:00Z'));
const pathOf = (start: string) => words.lines.find(({ text }) => text.startsWith(start))?.path ?? 'none';
const review = (start: string, lines: readonly string[]) =>
  reviewEdit({ path: pathOf(start), text: lines.join('\n'), reason: 'clear' }, words);

describe('a line that becomes several', () => {
  test.each([
    [
      'In charge',
      [
        'Lead a team of 18 people across order pickup, drive up and replenishment',
        'Make the weekly schedules, do the interviews and do the coaching',
        'Got order pickup time from 14 min to 8 min with the team',
      ],
    ],
    ['Answered', ['Answered phones and greeted 30 visitors a day', 'Kept the supply room in order']],
    ['Helped', ['Helped the store manager hire and train 6 cashiers', 'Counted stock every Friday']],
  ])('%s… is let through where each line is true and nothing is lost', (start, lines) => {
    expect(review(start, lines)).toMatchObject({ outcome: 'change', change: { after: lines.join('\n') } });
  });

  test.each([
    [
      'a number is lost',
      'Answered',
      ['Answered phones and greeted visitors', 'Kept the supply room in order'],
      'reverted',
      'lost',
    ],
    [
      'one of them has another number',
      'Answered',
      ['Answered phones and greeted 30 visitors a day', 'Kept 14 supply rooms in order'],
      'reverted',
      undefined,
    ],
    [
      'help with something is told as one’s own deed',
      'Helped',
      ['Helped the store manager hire cashiers', 'Trained 6 cashiers', 'Counted stock every Friday'],
      'reverted',
      'helped',
    ],
    [
      'help is left out of the line that it was for',
      'Assisted',
      ['Assisted with the morning count', 'Ordered linen and closed the till'],
      'offer',
      undefined,
    ],
    [
      'the whole line stays, and the same is told once more below it',
      'Answered',
      [
        'Answered phones and greeted 30 visitors a day, and kept the supply room in order',
        'Kept the supply room in order, answered phones and greeted 30 visitors a day',
      ],
      'offer',
      'arrangement',
    ],
  ])('%s', (_, start, lines, outcome, code) => {
    const reviewed = review(start, lines);
    expect(reviewed.outcome).toBe(outcome);
    const faults =
      reviewed.outcome === 'offer'
        ? reviewed.offer.faults
        : reviewed.outcome === 'reverted'
          ? reviewed.line.faults
          : [];
    if (code) expect(faults.map((fault) => fault.code)).toContain(code);
  });

  test('what is asked about is marked in its own line', () => {
    const reviewed = review('Assisted', [
      'Assisted with the morning count',
      'Ordered linen and closed the till',
    ]);
    if (reviewed.outcome !== 'offer') throw new Error('It should be asked about.');
    const [fault] = reviewed.offer.faults;
    expect(reviewed.offer.proposed.slice(fault?.start, fault?.end)).toContain('linen');
  });

  test('a limit that held for all of it is not left to one line', () => {
    const reviewed = review('In the pilot', ['Cut waste by 20%', 'Trained 4 bakers in the pilot store']);
    expect(reviewed.outcome).not.toBe('change');
  });
});

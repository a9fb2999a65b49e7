import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault, Lane } from './judgment.ts';
import { type JudgedClaim, type PersonLine, type ProposedLine, secondJudgment } from './second-judgment.ts';

const lines: PersonLine[] = [
  { number: 1, job: null, text: 'Nurse who “loves” nights. Speaks Spanish.' },
  { number: 2, job: 0, text: 'Charge Nurse, Harrowgate Medical Center, 2019 – Present' },
  { number: 3, job: 0, text: 'Helped cut infections from 2.1 to 0.6 per 1,000 line days' },
  { number: 4, job: 0, text: 'Train 15 new nurses  in Epic and the Pyxis' },
  { number: 5, job: 1, text: 'Ran the front desk for 40 patients a day' },
];
const fault: Fault = { code: 'wording', start: 0, end: 5, claimed: 'Coach', source: '' };
const bullet = (text: string, job = 0): ProposedLine => ({ kind: 'bullet', job, text });
const summary = (text: string): ProposedLine => ({ kind: 'summary', job: null, text });
const claim = (
  words: string,
  verdict: JudgedClaim['verdict'],
  ...quotes: [number, string][]
): JudgedClaim => ({
  words,
  verdict,
  quotes: quotes.map(([line, quote]) => ({ line, quote })),
});
const judge = (lane: Lane, proposed: ProposedLine, claims: JudgedClaim[]) =>
  secondJudgment({ proposed, ours: { lane, faults: lane === 'green' ? [] : [fault] }, claims, lines });

const coach = bullet('Coach 15 new nurses in Epic and the Pyxis');
const whole: [number, string] = [4, 'Train 15 new nurses in Epic and the Pyxis'];

describe('an unproven line', () => {
  it.each<[string, ProposedLine, JudgedClaim[]]>([
    ['every claim with its quote', coach, [claim('Coach 15 new nurses', 'supported', whole)]],
    [
      'quotes that hold the facts together',
      coach,
      [claim('Coach 15', 'supported', [4, 'Train 15']), claim('', 'supported', [4, 'Epic and the Pyxis'])],
    ],
    [
      'a line of no job',
      bullet('Teach nurses in Spanish'),
      [claim('', 'supported', [1, 'Speaks Spanish'], [4, 'nurses'])],
    ],
    ['other quotation marks', bullet('Enjoy nights'), [claim('', 'supported', [1, 'who "loves" nights'])]],
    [
      'any job for a summary',
      summary('Ran a front desk'),
      [claim('', 'supported', [5, 'Ran the front desk'])],
    ],
    [
      'a number in words',
      bullet('Coach fifteen nurses'),
      [claim('', 'supported', [4, 'Train 15 new nurses'])],
    ],
  ])('is applied: %s', (_, proposed, claims) => {
    expect(judge('amber', proposed, claims)).toEqual({ lane: 'green', faults: [] });
  });

  it.each<[string, ProposedLine, JudgedClaim[]]>([
    ['no claim', coach, []],
    [
      'a claim that is supported only partly',
      coach,
      [claim('', 'supported', whole), claim('', 'partly', whole)],
    ],
    ['a claim that is not supported', coach, [claim('', 'supported', whole), claim('', 'not')]],
    ['a claim without a quote', coach, [claim('', 'supported', whole), claim('', 'supported')]],
    ['an empty quote', coach, [claim('', 'supported', whole, [4, ' '])]],
    ['a quote in other words', coach, [claim('', 'supported', whole, [4, 'Trained 15 new nurses'])]],
    ['a quote of another line', coach, [claim('', 'supported', whole, [3, 'new nurses'])]],
    ['a line that there is not', coach, [claim('', 'supported', whole, [9, 'new nurses'])]],
    ['a quote of another job', coach, [claim('', 'supported', whole, [5, 'Ran the front desk'])]],
    [
      'a number that no quote holds',
      coach,
      [claim('', 'supported', [4, 'new nurses in Epic and the Pyxis'])],
    ],
    ['half a number', bullet('Coach 5 nurses'), [claim('', 'supported', [4, '5 new nurses'])]],
    [
      'another unit',
      bullet('Cut infections to 0.6%'),
      [claim('', 'supported', [3, 'infections from 2.1 to 0.6'])],
    ],
    ['a name that no quote holds', coach, [claim('', 'supported', [4, 'Train 15 new nurses in Epic'])]],
    ['an acronym in front', bullet('ICU nurses'), [claim('', 'supported', [4, 'new nurses'])]],
    ['a name in the second sentence', summary('Ran a desk. Led Epic.'), [claim('', 'supported', [5, 'Ran'])]],
  ])('stays a question: %s', (_, proposed, claims) => {
    expect(judge('amber', proposed, claims)).toEqual({ lane: 'amber', faults: [fault] });
  });
});

describe('a proven line', () => {
  const led = bullet('Cut infections from 2.1 to 0.6 per 1,000 line days');
  it('becomes a question about the words that are doubted', () => {
    const { lane, faults } = judge('green', led, [
      claim('from 2.1 to 0.6', 'supported', [3, '2.1 to 0.6']),
      claim('Cut infections', 'not', [3, 'Helped cut infections'], [2, 'Charge Nurse']),
    ]);
    expect(lane).toBe('amber');
    expect(faults).toEqual([
      { code: 'wording', start: 0, end: 14, claimed: 'Cut infections', source: lines[2]?.text },
    ]);
  });

  it('names no words that are not in it, and no line of another job', () => {
    const { faults } = judge('green', led, [claim('Reduced infections', 'not', [5, 'Ran'])]);
    expect(faults).toEqual([{ code: 'wording', start: 0, end: 0, claimed: '', source: '' }]);
  });

  it.each<[string, ProposedLine, JudgedClaim[], Lane]>([
    ['partly, without a quote', led, [claim('', 'partly')], 'amber'],
    ['partly, with a wrong quote', led, [claim('', 'partly', [3, 'Led'])], 'amber'],
    ['partly, with a quote', led, [claim('', 'partly', [3, 'cut infections'])], 'green'],
    ['supported, without a quote', led, [claim('', 'supported')], 'green'],
    ['skipped', led, [], 'green'],
    [
      'the person’s own line',
      bullet('Train 15 new nurses in Epic and the Pyxis'),
      [claim('', 'not')],
      'green',
    ],
    [
      'their line of another job',
      bullet('Ran the front desk for 40 patients a day'),
      [claim('', 'not')],
      'amber',
    ],
  ])('%s: %s', (_, proposed, claims, lane) => {
    expect(judge('green', proposed, claims).lane).toBe(lane);
  });
});

describe('whatever the other judge says', () => {
  const someClaims = fc.array(
    fc.record({
      words: fc.string(),
      verdict: fc.constantFrom('supported' as const, 'partly' as const, 'not' as const),
      quotes: fc.array(
        fc.record({
          line: fc.integer({ min: 0, max: 6 }),
          quote: fc.oneof(fc.string(), fc.constantFrom(...lines.map(({ text }) => text))),
        }),
      ),
    }),
  );
  const someLine = fc.oneof(
    fc.constant(coach),
    fc.string().map(summary),
    fc.string().map((text) => bullet(text)),
  );

  it('a red line stays red, with its reasons', () => {
    fc.assert(
      fc.property(someLine, someClaims, (proposed, claims) => {
        expect(judge('red', proposed, claims)).toEqual({ lane: 'red', faults: [fault] });
      }),
    );
  });

  it('no line becomes red, and every fault marks words of the line', () => {
    fc.assert(
      fc.property(someLine, fc.constantFrom<Lane>('green', 'amber'), someClaims, (proposed, lane, claims) => {
        const judged = judge(lane, proposed, claims);
        expect(judged.lane).not.toBe('red');
        if (lane === 'amber') return;
        for (const { start, end, claimed } of judged.faults)
          expect(proposed.text.slice(start, end)).toBe(claimed);
      }),
    );
  });

  it('a quote that is not in its line proves nothing', () => {
    const isWritten = (quote: string) => lines.some(({ text }) => text.includes(quote.trim()));
    fc.assert(
      fc.property(
        fc.string().filter((quote) => !isWritten(quote)),
        (quote) => {
          expect(judge('amber', coach, [claim('', 'supported', whole, [4, quote])]).lane).toBe('amber');
        },
      ),
    );
  });
});

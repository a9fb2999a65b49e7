import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault, FaultCode, LineVerdict } from './judgment.ts';
import { type JudgedText, type PersonLine, type ProposedLine, secondJudgment } from './second-judgment.ts';

const lines: PersonLine[] = [
  { number: 1, job: null, text: 'Nurse who “loves” nights. Speaks Spanish.' },
  { number: 2, job: 0, text: 'Charge Nurse, Harrowgate Medical Center, 2019 – Present' },
  { number: 3, job: 0, text: 'Helped cut infections from 2.1 to 0.6 per 1,000 line days' },
  { number: 4, job: 0, text: 'Train 15 new nurses  in Epic and the Pyxis' },
  { number: 5, job: 1, text: 'Ran the front desk for 40 patients a day' },
];
const faultOf = (code: FaultCode): Fault => ({ code, start: 0, end: 5, claimed: 'Coach', source: '' });
const fault = faultOf('number');
const bullet = (text: string, job = 0): ProposedLine => ({ kind: 'bullet', job, text });
const summary = (text: string): ProposedLine => ({ kind: 'summary', job: null, text });
const ok = (...named: number[]): JudgedText => ({ ok: true, lines: named, bad: [] });
const bad = (words: string, ...named: number[]): JudgedText => ({
  ok: false,
  lines: named,
  bad: [{ words, why: 'Nobody says so.' }],
});
const judge = (
  verdict: LineVerdict,
  proposed: ProposedLine,
  said: JudgedText | undefined,
  faults = [fault],
) => secondJudgment({ proposed, ours: { verdict, faults: verdict === 'apply' ? [] : faults }, said, lines });

const coach = bullet('Coach 15 new nurses in Epic and the Pyxis');

it('proves a year of any range, and a name however it’s written', () => {
  const said = { number: 1, job: 0, text: 'cna then med tech, st brennans nursing, 2014-2019' };
  const proven = (text: string) =>
    secondJudgment({
      ...{ proposed: summary(text), ours: { verdict: 'ask', faults: [fault] } },
      ...{ said: { ok: true, lines: [1], bad: [] }, lines: [said] },
    }).verdict;
  expect(proven('For five years, I worked at St Brennan’s until 2019.')).toBe('ask');
  expect(proven('As a med tech, I worked at St Brennan’s until 2019.')).toBe('apply');
  expect(proven('As a med tech, I worked at St Brennan’s until 2018.')).toBe('ask');
});

describe('an unproven line', () => {
  it.each<[string, ProposedLine, JudgedText]>([
    ['a line that holds all of it', coach, ok(4)],
    ['lines that hold the facts together', bullet('Charge Nurse who coaches 15 nurses in Epic'), ok(2, 4)],
    ['a line of no job', bullet('Teach nurses in Spanish'), ok(1, 4)],
    ['any job for a summary', summary('Ran a front desk'), ok(5)],
    ['a number in words', bullet('Coach fifteen nurses'), ok(4)],
  ])('is applied: %s', (_, proposed, said) => {
    expect(judge('ask', proposed, said)).toEqual({ verdict: 'apply', faults: [] });
  });

  it.each<[string, ProposedLine, JudgedText | undefined]>([
    ['nothing said of it', coach, undefined],
    ['no line', coach, ok()],
    ['a line that there is not', coach, ok(4, 9)],
    ['a line of another job', coach, ok(4, 5)],
    ['a number that no line holds', bullet('Coach 16 new nurses in Epic'), ok(4)],
    ['half a number', bullet('Coach 5 nurses'), ok(4)],
    ['another unit', bullet('Cut infections to 0.6%'), ok(3)],
    ['a name that no line holds', bullet('Train 15 nurses in Cerner'), ok(4)],
    ['a name of a line that wasn’t named', coach, ok(3)],
    ['an acronym in front', bullet('ICU nurses'), ok(4)],
    ['a name in the second sentence', summary('Ran a desk. Led Epic.'), ok(5)],
    ['both at once', coach, { ...ok(4), bad: [{ words: 'Epic', why: '' }] }],
  ])('stays a question: %s', (_, proposed, said) => {
    expect(judge('ask', proposed, said)).toEqual({ verdict: 'ask', faults: [fault] });
  });
});

it('what neither judge finds is refused', () => {
  expect(judge('ask', coach, bad('Coach', 4))).toEqual({ verdict: 'reject', faults: [fault] });
});

describe('a refused line', () => {
  it.each<FaultCode>(['unit', 'date', 'years', 'title', 'act', 'wider'])(
    'is lifted where it’s put otherwise: %s',
    (code) => {
      expect(judge('reject', coach, ok(4), [faultOf(code), faultOf('wording')]).verdict).toBe('apply');
      expect(judge('reject', coach, bad('Coach', 4), [faultOf(code)]).verdict).toBe('reject');
      expect(judge('reject', bullet('Coach 16 nurses'), ok(4), [faultOf(code)]).verdict).toBe('reject');
    },
  );

  it.each<FaultCode>([
    'skill',
    'other-job',
    'number-elsewhere',
    'team',
    'unfinished',
    'wording',
    'name',
    'lost',
  ])('is asked about where it says who, where or how far, and lines say so: %s', (code) => {
    const faults = [faultOf(code)];
    expect(judge('reject', coach, ok(4), faults)).toEqual({ verdict: 'ask', faults });
    expect(judge('reject', coach, bad('Coach', 4), faults).verdict).toBe('reject');
    expect(judge('reject', bullet('Coach 16 nurses'), ok(4), faults).verdict).toBe('reject');
    expect(judge('reject', coach, ok(4), [...faults, faultOf('number')]).verdict).toBe('reject');
  });

  it.each<FaultCode>(['number', 'employer', 'degree', 'form'])(
    'stays refused, with its reasons: %s',
    (code) => {
      const faults = [faultOf(code)];
      expect(judge('reject', coach, ok(4), faults)).toEqual({ verdict: 'reject', faults });
    },
  );
});

describe('a proven line', () => {
  const led = bullet('Cut infections from 2.1 to 0.6 per 1,000 line days');
  it('becomes a question about the words that are doubted', () => {
    const { verdict, faults } = judge('apply', led, bad('Cut infections', 3, 2));
    expect(verdict).toBe('ask');
    expect(faults).toEqual([
      { code: 'wording', start: 0, end: 14, claimed: 'Cut infections', source: lines[2]?.text },
    ]);
  });

  it('names no words that are not in it, and no line of another job', () => {
    const { faults } = judge('apply', led, bad('Reduced infections', 5));
    expect(faults).toEqual([{ code: 'wording', start: 0, end: 0, claimed: '', source: '' }]);
  });

  it.each<[string, ProposedLine, JudgedText | undefined, LineVerdict]>([
    ['said by lines', led, ok(3), 'apply'],
    ['said by no line in particular', led, ok(), 'apply'],
    ['skipped', led, undefined, 'apply'],
    ['the person’s own line', bullet('Train 15 new nurses in Epic and the Pyxis'), bad(''), 'apply'],
    ['their line of another job', bullet('Ran the front desk for 40 patients a day'), bad(''), 'ask'],
  ])('%s: %s', (_, proposed, said, verdict) => {
    expect(judge('apply', proposed, said).verdict).toBe(verdict);
  });
});

describe('whatever the other judge says', () => {
  const someSaid = fc.record({
    ok: fc.boolean(),
    lines: fc.array(fc.integer({ min: 0, max: 6 })),
    bad: fc.array(fc.record({ words: fc.string(), why: fc.string() })),
  });
  const someLine = fc.oneof(
    fc.constant(coach),
    fc.string().map(summary),
    fc.string().map((text) => bullet(text)),
  );

  it('what is made up stays red, with its reasons', () => {
    fc.assert(
      fc.property(someLine, someSaid, (proposed, said) => {
        expect(judge('reject', proposed, said)).toEqual({ verdict: 'reject', faults: [fault] });
      }),
    );
  });

  it('a line becomes red only where both doubt it, and every fault marks words of the line', () => {
    fc.assert(
      fc.property(
        someLine,
        fc.constantFrom<LineVerdict>('apply', 'ask'),
        someSaid,
        (proposed, verdict, said) => {
          const judged = judge(verdict, proposed, said);
          const isDoubted = !said.ok && said.bad.length > 0;
          if (judged.verdict === 'reject') expect([verdict, isDoubted]).toEqual(['ask', true]);
          if (verdict === 'ask') return;
          for (const { start, end, claimed } of judged.faults)
            expect(proposed.text.slice(start, end)).toBe(claimed);
        },
      ),
    );
  });
});

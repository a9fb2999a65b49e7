import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { rowsOf } from '../language/tsv-rows.ts';
import { type LetterLength, type LetterTone, letterLengths, letterTones } from './letter-limits.ts';

const engine = createLocalEngine(loadLexicon(), () => new Date('2026-11-16T12:00:00Z'));

const lines = [
  'Lead a team of 18 across order pickup, drive-up and replenishment',
  'Cut order pickup time from 14 to 8 minutes with the team',
  'Responsible for the weekly labor budget of $12,000',
  'Front desk for a busy pharmacy',
  'Put in charge of the stockroom in 2021',
  'Top seller of care kits 3 quarters in a row',
  'Service calls: panel swaps, dead circuits',
  'Trained 30 people in 3 weeks; 28 of them stayed past the first year',
  'Made drinks, trained new people, opened at 5 am',
  'Helped open two new stores',
  'I look after the day-to-day running of an office of 26 people',
  'Drive thru, grill, cashier',
];
const resumeOf = (own: readonly string[]) =>
  `Dana Okafor\ndana@mail.example | Atlanta, GA\n\nExperience\nTeam Lead, Harbor Goods, Atlanta, GA\n2019 – Present\n${own.map((line) => `- ${line}`).join('\n')}\n\nEducation\nBA in Communications, Georgia State University, 2015\n\nSkills\nExcel, Asana, Scheduling`;
const posting =
  'Project Coordinator\nPeachtree Facilities Group\nAtlanta, GA\nRequirements\n- Experience training people\n- Budget tracking in Excel\nDuties\n- Lead a team of five\n- Schedule vendors';

const write = (own: readonly string[], tone: LetterTone = 'plain', length: LetterLength = 'standard') => {
  const resume = resumeOf(own);
  const source = { content: resume, posting, confirmed: [], settled: [] };
  const { data } = engine.read(source);
  return { resume, ...engine.writeLetter({ source, data, tone, length, today: '2026-11-16' }) };
};

describe('a built-in letter', () => {
  test.each([
    ['Cut order pickup time from 14 to 8 minutes', /I cut order pickup time from 14 to 8 minutes/],
    ['Top seller of care kits 3 quarters in a row', /I was top seller of care kits/],
    ['Preventive maintenance in spring and fall', /includes preventive maintenance in spring and fall/],
    [
      'Made drinks, trained new people, opened at 5 am',
      /made drinks, trained new people, and opened at 5 am/,
    ],
    ['Trained 30 people; 28 of them stayed a year', /trained 30 people; 28 of them stayed a year/],
    ['I look after an office of 26 people', /I look after an office of 26 people\./],
  ])('tells %s', (line, told) => {
    expect(
      write([line]).content +
        write([line])
          .sentences.map(({ text }) => text)
          .join(' '),
    ).toMatch(told);
  });

  test.each([
    'Drive thru, grill, cashier',
    'Service calls: panel swaps, dead circuits',
    'Upsell revenue was $61,000 last year',
    'Left when they lost the contract',
  ])('makes no deed of what is none: %s', (line) => {
    const { sentences } = write([line]);
    expect(sentences.map(({ text }) => text).join(' ')).not.toMatch(
      /\bI (?:also )?(?:drive|service|upsell|left)\b/,
    );
  });

  test('says who they are and the best they did before anything else, and ends with one offer and thanks', () => {
    const { sentences } = write(lines);
    const first = sentences.filter(({ paragraph }) => paragraph === 0).map(({ text }) => text);
    expect(first.join(' ')).toMatch(/Harbor Goods/);
    expect(first.some((text) => /\d/u.test(text))).toBe(true);
    expect(sentences.filter(({ kind }) => kind === 'courtesy').length).toBeLessThanOrEqual(3);
    expect(sentences.at(-1)?.text).toMatch(/^Thank you/);
  });

  test('stays short where there is little to tell, and says so', () => {
    const { sentences, notices } = write(['Helped open two new stores']);
    expect(notices).toContain('few-lines');
    expect(sentences.filter(({ kind }) => kind === 'courtesy').length).toBeLessThanOrEqual(3);
  });

  test('quotes what isn’t English', () => {
    const { sentences } = write([
      'Leitung eines Teams von sechs Personen an zwei Standorten mit drei Zulieferern',
    ]);
    expect(sentences.map(({ text }) => text).join(' ')).toContain('“Leitung eines Teams von sechs Personen');
  });

  test('says nothing of the person that isn’t in their words, in any tone and length', () => {
    fc.assert(
      fc.property(
        fc.subarray(lines, { minLength: 1 }),
        fc.constantFrom(...letterTones),
        fc.constantFrom(...letterLengths),
        (own, tone, length) => {
          const { resume, sentences } = write(own, tone, length);
          for (const { kind, text, sources } of sentences) {
            if (kind !== 'you') continue;
            expect(sources.length, text).toBeGreaterThan(0);
            for (const { quote } of sources) expect(resume).toContain(quote);
            for (const [figure] of text.replace(/over \d+ years|\d+ years/u, '').matchAll(/\d[\d,.]*\d|\d/gu))
              expect(resume, text).toContain(figure);
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  test('greets and closes with nothing but what posting and resume name', () => {
    const letter = engine.writeLetter({
      source: { content: resumeOf(lines), posting, confirmed: [], settled: [] },
      data: engine.read({ content: resumeOf(lines), posting, confirmed: [], settled: [] }).data,
      tone: 'warm',
      length: 'long',
      today: '2026-02-03',
    });
    const parts = letter.content.split('\n\n');
    expect([parts[0], parts[1], ...parts.slice(-2)]).toEqual([
      'February 3, 2026',
      'Dear Hiring Team,',
      'Sincerely,',
      'Dana Okafor',
    ]);
  });
});

describe('the wording of letters', () => {
  const rows = rowsOf(readFileSync('public-data/letter-phrases.tsv', 'utf8'));
  const frame = rows.filter(({ use = '' }) => /^(?:opening|closing|thanks|ask-\w+-\d)$/u.test(use));
  test.each(frame.map(({ text = '' }) => text))('claims nothing: %s', (text) => {
    const content = resumeOf(lines.slice(0, 2));
    const source = { content, posting, confirmed: [], settled: [] };
    const filled = text
      .replace('{title}', 'Project Coordinator')
      .replace('{employer}', 'Peachtree Facilities Group')
      .replace('someone who can {x}', 'someone who can schedule vendors')
      .replace('someone {x}', 'someone experienced in training people')
      .replace('{x}', 'budget tracking');
    const [reviewed] = engine.reviewSentences({ source, data: engine.read(source).data }, 'letter', [
      { text: filled, lines: [], paragraph: 0 },
    ]);
    expect(reviewed, filled).toMatchObject({ outcome: 'passed', sentence: { sources: [] } });
  });
});

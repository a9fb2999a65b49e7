import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { rowsOf } from '../language/tsv-rows.ts';
import { type LetterLength, type LetterTone, letterLengths, letterTones } from './letter-limits.ts';

const engine = createLocalEngine(loadLexicon(), () => new Date('2026-11-16T12:00:00Z'));

const lines = [
  'Lead a team of 18 across order pickup, drive-up and replenishment',
  'Cut order pickup time from 14 to 8 minutes with the team',
  'Responsible for the weekly labor budget of $12,000',
  'Front desk for a busy pharmacy',
  'Promoted to team lead in 2021',
  'Service calls: panel swaps, dead circuits',
  'Trained 30 people in 3 weeks; 28 of them stayed past the first year',
  'Made drinks, trained new people, opened at 5 am',
  'Scheduled 40 vendor visits a month',
  'Track the weekly labor budget in Excel',
  'I look after the day-to-day running of an office of 26 people',
  'Drive thru, grill, cashier',
];
const resumeOf = (own: readonly string[]) =>
  `Dana Okafor\ndana@mail.example | Atlanta, GA\n\nExperience\nTeam Lead, Harbor Goods, Atlanta, GA\n2019 – Present\n${own.map((line) => `- ${line}`).join('\n')}\n\nEducation\nBA in Communications, Georgia State University, 2015\n\nSkills\nExcel, Asana, Scheduling`;
const posting =
  'Project Coordinator\nPeachtree Facilities Group\nAtlanta, GA\nRequirements\n- Team lead experience\n- Budget tracking in Excel\n- Scheduling vendor visits\n';

const write = (own: readonly string[], tone: LetterTone = 'plain', length: LetterLength = 'standard') => {
  const resume = resumeOf(own);
  const source = { content: resume, posting, confirmed: [], settled: [] };
  const { data } = engine.read(source);
  const letter = engine.writeLetter({ source, data, tone, length, today: '2026-02-03' });
  return { resume, letter, sentences: letter?.sentences ?? [] };
};

describe('a built-in letter', () => {
  test('opens with the job and who applies, proves two or three things, and ends with thanks', () => {
    const { sentences } = write(lines);
    expect(sentences[0]?.text).toBe(
      "I'm applying for the Project Coordinator role at Peachtree Facilities Group.",
    );
    const proofs = sentences.filter(({ kind, paragraph }) => kind === 'you' && paragraph === 1);
    expect([2, 3]).toContain(proofs.length);
    expect(sentences.at(-1)?.text).toMatch(/^Thank you/);
  });

  test('isn’t written on one proof', () => {
    expect(write(['Cut order pickup time from 14 to 8 minutes', 'Drive thru, grill, cashier']).letter).toBe(
      undefined,
    );
  });

  test('names no career break and no wish', () => {
    const resume = resumeOf(lines)
      .replace('Team Lead, Harbor Goods, Atlanta, GA', 'Career break, caring for family')
      .replace('Experience', 'To obtain a challenging position as a Registered Nurse.\n\nExperience');
    const source = { content: resume, posting, confirmed: [], settled: [] };
    const { data } = engine.read(source);
    const letter = engine.writeLetter({ source, data, tone: 'plain', length: 'long', today: '2026-02-03' });
    expect(letter?.content ?? '').not.toMatch(/career break|challenging position/iu);
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
    const parts = (write(lines, 'warm', 'long').letter?.content ?? '').split('\n\n');
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
  const frame = rows.filter(({ use = '' }) => /^(?:opening|closing|resume|more|thanks)$/u.test(use));
  test.each(frame.map(({ text = '' }) => text))('claims nothing: %s', (text) => {
    const content = resumeOf(lines.slice(0, 2));
    const source = { content, posting, confirmed: [], settled: [] };
    const filled = text
      .replace('{title}', 'Project Coordinator')
      .replace('{employer}', 'Peachtree Facilities Group');
    const [reviewed] = engine.reviewSentences({ source, data: engine.read(source).data }, 'letter', [
      { text: filled, lines: [], paragraph: 0 },
    ]);
    expect(reviewed, filled).toMatchObject({ outcome: 'passed', sentence: { sources: [] } });
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ModelGrades } from '#server/features/interviews/grade-answer.prompt.ts';
import { exportCoach } from './coach-cases.ts';
import { measureCoach } from './measure-coach.ts';
import { weightedKappa } from './weighted-kappa.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coach-'));
afterAll(() => rmSync(folder, { recursive: true }));
const set = path.join(folder, 'set');
const out = path.join(folder, 'out');

const strong = 'I counted the till twice and found the missing 20 dollars under the tray.';
const weak = 'I work hard and everything always goes well.';
const grades = (overall: number) => ({
  ...{ relevance: overall, structure: overall, specificity: overall, outcome: overall, overall },
});
const question = 'Tell me about a time the till was short.';
const asked = { jobTitle: 'Cashier', question, kind: 'behavioural' };
mkdirSync(path.join(set, 'interviews'), { recursive: true });
const write = (name: string, rows: readonly object[]) =>
  writeFileSync(path.join(set, 'interviews', name), rows.map((row) => JSON.stringify(row)).join('\n'));
write('answers.jsonl', [
  { id: 'a001', ...asked, answer: strong, grades: grades(4) },
  { id: 'a002', ...asked, jobTitle: 'Cook', answer: weak, grades: grades(1) },
]);
write('pairs.jsonl', [{ id: 'p001', jobTitle: 'Cashier', question, better: strong, worse: weak }]);

const gradesOf = (grade: 'strong' | 'none', quote: string): ModelGrades => ({
  relevance: 'answers',
  grades: (['relevance', 'structure', 'specificity', 'outcome'] as const).map((criterion) => ({
    ...{ criterion, grade, quote, why: 'You tell it in order.' },
  })),
  nextStep: '',
  followUp: '',
});

test('recorded grades are held against people’s, through our checks', () => {
  expect(exportCoach(set, out).map((file) => path.basename(file))).toContain('001-coach-1.txt');
  for (const file of readdirSync(out).filter((name) => name.endsWith('.txt'))) {
    const prompt = readFileSync(path.join(out, file), 'utf8');
    expect(prompt).not.toMatch(/a00\d|better|gold/u);
    const said = prompt.includes(strong)
      ? gradesOf('strong', 'counted the till twice')
      : gradesOf('none', '');
    writeFileSync(path.join(out, file.replace('.txt', '.json')), JSON.stringify(said));
  }
  const { figures } = measureCoach(set, out);
  expect(figures).toMatchObject({
    answers: { value: 5, n: 5 },
    stale: { value: 0 },
    standing: { value: 1 },
    grades_dropped: { value: 0 },
    overall_within_1: { value: 1, n: 2 },
    overall_same: { value: 0.5 },
    better_wins: { value: 1, n: 1 },
    moved_not_graded: { value: 0, n: 1 },
    not_there: { wrong: { value: 0, n: 4 } },
  });
});

test('kappa is 1 for agreement, 0 for chance, and less where readers are farther apart', () => {
  const all = [0, 1, 2, 3, 4] as const;
  expect(
    weightedKappa(
      all.map((grade) => [grade, grade] as const),
      4,
    ),
  ).toBe(1);
  expect(
    weightedKappa(
      all.flatMap((one) => all.map((other) => [one, other] as const)),
      4,
    ),
  ).toBeCloseTo(0);
  expect(
    weightedKappa(
      [
        [4, 0],
        [0, 4],
      ],
      4,
    ),
  ).toBe(-1);
});

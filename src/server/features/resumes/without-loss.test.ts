import { expect, it } from 'vitest';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { oneJobData } from '#tests/support/one-job-data.ts';
import { changesOf, withoutLoss } from './without-loss.ts';

const lines = ['Was responsible for stock', 'Made coffee', 'Drove the van'];
const data = oneJobData(lines);
const change = (place: number, after: string): ResumeChange => ({
  id: after,
  path: `experience.0.responsibilities.${place}`,
  before: lines[place] ?? '',
  after,
  reason: 'verb',
  state: 'open',
  support: [],
});
const ours = change(0, 'Managed stock');
const theirs = [change(0, 'Ran the stock'), change(1, 'Brewed coffee'), change(2, 'Delivered by van')];

/** What a model's lines come to if each is worth this much, and the engine's own line one point. */
async function left(worth: Record<string, number>) {
  const scoreOf = (changes: readonly ResumeChange[]) =>
    Promise.resolve(changes.reduce((sum, { after }) => sum + (worth[after] ?? 1), 0));
  const outcomes = theirs.map((each) => ({ outcome: 'change' as const, change: each }));
  const kept = await withoutLoss(outcomes, { data, floor: { changes: [ours], offers: [] }, scoreOf });
  return changesOf(kept).map(({ after }) => after);
}

it('keeps all of a model’s lines where the score is no lower than the engine’s', async () => {
  expect(await left({ 'Ran the stock': 0, 'Brewed coffee': 1, 'Delivered by van': 0 })).toEqual([
    'Ran the stock',
    'Brewed coffee',
    'Delivered by van',
  ]);
});

it('takes back the line that costs the most, and no more than it must', async () => {
  expect(await left({ 'Ran the stock': 1, 'Brewed coffee': -9, 'Delivered by van': -0.5 })).toEqual([
    'Ran the stock',
  ]);
  expect(await left({ 'Ran the stock': 1.5, 'Brewed coffee': -9, 'Delivered by van': -0.5 })).toEqual([
    'Ran the stock',
    'Delivered by van',
  ]);
});

it('has the engine’s line back where the model’s costs', async () => {
  expect(await left({ 'Ran the stock': -5, 'Brewed coffee': 0, 'Delivered by van': 0 })).toEqual([
    'Managed stock',
    'Brewed coffee',
    'Delivered by van',
  ]);
});

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ProductStage, startProductStage } from '../product/product-stage.ts';
import { measureLies } from './lies-part.ts';

const folder = fileURLToPath(new URL('../own-corpus', import.meta.url));
let stage: ProductStage;

beforeAll(async () => {
  stage = await startProductStage({ adminUrl: inject('postgresAdminUrl'), withModel: true });
});
afterAll(() => stage.close());

test('a lying model changes no fact, and its lies are stopped with a reason', async () => {
  const { figures, warnings } = await measureLies(stage, folder, {
    split: undefined,
    seed: 1,
    perClass: 1,
    isQuick: true,
  });
  const message = warnings.join('\n');
  expect(figures.facts_changed, message).toMatchObject({ value: 0 });
  expect(figures.answers_used, message).toMatchObject({ value: 1 });
  expect(figures.reverted_with_kind).toMatchObject({ value: 1 });
  // Some are offered, with the question whether they're true: these are in no file either.
  expect(figures.mutated.kept_out, message).toMatchObject({ value: 1 });
  expect(figures.mutated.stopped_hard_classes.value, message).toBeGreaterThan(0.7);
  expect(figures.truths_passed.all.value).toBeGreaterThan(0.25);
  expect(figures.good_edits_passed.value).toBeGreaterThan(0.7);
}, 120_000);

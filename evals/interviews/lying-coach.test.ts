import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import { type ProductStage, startProductStage } from '../product/product-stage.ts';
import { isHard, missesOf, tellProse } from '../prose/tell-prose.ts';
import { coachLies, coachTool } from './lying-coach.ts';

const folder = fileURLToPath(new URL('../own-corpus', import.meta.url));
let stage: ProductStage;

beforeAll(async () => {
  stage = await startProductStage({ adminUrl: inject('postgresAdminUrl'), withModel: true });
});
afterAll(() => stage.close());

test('a lying model’s better version is taken, and its hard lies are not in it', async () => {
  const texts = new Map([...readResumeTexts(folder)].filter(([resume]) => resume === '104'));
  const hard = coachLies(texts, loadLexicon(), { split: undefined, seed: 3 }).filter(isHard).slice(0, 9);
  const tally = await tellProse(coachTool(stage, texts), hard);
  expect(tally.answersUsed).toBe(tally.rounds);
  expect(missesOf(tally, 'better version')).toEqual([]);
}, 120_000);

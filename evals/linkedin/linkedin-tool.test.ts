import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import { type ProductStage, startProductStage } from '../product/product-stage.ts';
import { proseTexts } from '../prose/prose-lies.ts';
import { isHard, missesOf, tellProse } from '../prose/tell-prose.ts';
import { linkedinTool } from './linkedin-tool.ts';

const folder = fileURLToPath(new URL('../own-corpus', import.meta.url));
let stage: ProductStage;

beforeAll(async () => {
  stage = await startProductStage({ adminUrl: inject('postgresAdminUrl'), withModel: true });
});
afterAll(() => stage.close());

test('a lying model’s profile is taken, and its hard lies are not in it', async () => {
  const texts = new Map([...readResumeTexts(folder)].filter(([resume]) => resume === '104'));
  const extent = { split: undefined, seed: 3, perClass: 1, resumes: 1, postings: 1, every: 1 };
  const { generated } = proseTexts(folder, texts, loadLexicon(), ['linkedin', 'headline'], extent);
  const hard = generated.filter((lie) => isHard(lie) && lie.posting === undefined).slice(0, 9);
  const tally = await tellProse(linkedinTool(stage, texts, ''), hard);
  expect(tally.answersUsed).toBe(tally.rounds);
  expect(tally.fates.size).toBe(9);
  expect(missesOf(tally, 'generated').filter((miss) => miss.startsWith('shipped'))).toEqual([]);
}, 60_000);

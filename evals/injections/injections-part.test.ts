import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readResumeTexts } from '../facts/read-facts.ts';
import { closeProductStages, type ProductStages, startProductStages } from '../product/product-stage.ts';
import { measureInjections } from './injections-part.ts';
import { readInjections } from './read-injections.ts';

const folder = fileURLToPath(new URL('../own-corpus', import.meta.url));
let stages: ProductStages;

beforeAll(async () => {
  stages = await startProductStages(inject('postgresAdminUrl'));
});
afterAll(() => closeProductStages(stages));

test('no order of a posting is followed, whoever writes', async () => {
  const resumes = [...readResumeTexts(folder).values()];
  // Two of them, each with every tool and writer.
  const injections = readInjections(folder, undefined).filter((_, at) => at % 4 === 1);
  const { figures, warnings } = await measureInjections(stages, injections, resumes);
  expect(warnings).toEqual([]);
  expect(figures.leaks).toMatchObject({ value: 0 });
}, 120_000);

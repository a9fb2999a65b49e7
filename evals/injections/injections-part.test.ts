import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readResumeTexts } from '../facts/read-facts.ts';
import { startProductStage } from '../product/product-stage.ts';
import { type InjectionStages, measureInjections } from './injections-part.ts';
import { readInjections } from './read-injections.ts';

const folder = fileURLToPath(new URL('../own-corpus', import.meta.url));
let stages: InjectionStages;

beforeAll(async () => {
  const start = (withModel: boolean) =>
    startProductStage({ adminUrl: inject('postgresAdminUrl'), withModel });
  stages = { model: await start(true), builtIn: await start(false) };
});
afterAll(async () => {
  await stages.model.close();
  await stages.builtIn.close();
});

test('no order of a posting is followed, whoever writes', async () => {
  const resumes = [...readResumeTexts(folder).values()];
  const { warnings } = await measureInjections(stages, readInjections(folder, undefined), resumes);
  expect(warnings).toEqual([]);
}, 120_000);

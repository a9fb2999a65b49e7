import { expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { createOpenApi } from './openapi.ts';

it('is made once, however often it is asked for', () => {
  const openApi = createOpenApi(Object.values(contract));
  const first = openApi();
  expect(Object.keys(first.paths).length).toBeGreaterThan(10);
  expect(openApi()).toBe(first);
});

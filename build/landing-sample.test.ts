import { expect, test } from 'vitest';
import { sample } from '#web/features/landing/sample.ts';
import { makeLandingSample } from './landing-sample.ts';

test('the landing page shows exactly what the engine makes of the sample resume today', async () => {
  expect(sample).toEqual(await makeLandingSample());
});

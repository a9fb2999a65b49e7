import { expect, test } from 'vitest';
import { config } from 'zod/v4/core';
import './schemas-without-eval.ts';

test('the validator compiles no code, whichever of the two was loaded first', () => {
  expect(config().jitless).toBe(true);
});

import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSealed, seal } from './seal.ts';

const [secret, other] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

it('opens with its secret and for its owner alone', () => {
  const sealed = seal('sk-test-1234', secret, 'anna');
  expect(openSealed(sealed, secret, 'anna')).toBe('sk-test-1234');
  expect(openSealed(sealed, other, 'anna')).toBeUndefined();
  expect(openSealed(sealed, secret, 'ben')).toBeUndefined();
  expect(sealed.toString('latin1')).not.toContain('sk-test');
});

it('notices a changed byte, and never gives the same bytes twice', () => {
  const sealed = seal('sk-test-1234', secret, 'anna');
  expect(seal('sk-test-1234', secret, 'anna')).not.toEqual(sealed);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(openSealed(sealed, secret, 'anna')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('are kept as argon2id with the cost we promise', async () => {
    const passwords = await createPasswords();
    const hash = await passwords.hash('a calm walk');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(hash, 'a calm walk')).toBe(true);
    expect(await passwords.matches(hash, 'a brisk walk')).toBe(false);
  });

  it('never match where there is none', async () => {
    const passwords = await createPasswords();
    expect(await passwords.matches(null, '')).toBe(false);
    expect(await passwords.matches(undefined, 'a calm walk')).toBe(false);
  });
});

import { stat } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', async () => {
  const passwords = await createPasswords();
  afterAll(() => passwords.close());

  it('are kept as argon2id with the cost we promise', async () => {
    const hash = await passwords.hash('a calm walk');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(hash, 'a calm walk')).toBe(true);
    expect(await passwords.matches(hash, 'a brisk walk')).toBe(false);
  });

  it('never match where there is none', async () => {
    expect(await passwords.matches(null, '')).toBe(false);
    expect(await passwords.matches(undefined, 'a calm walk')).toBe(false);
  });

  it('hold up nothing that Node does in its own threads, such as reading files', async () => {
    await passwords.hash('the threads are there');
    const finished: string[] = [];
    const hashes = Array.from({ length: 12 }, async () => {
      await passwords.hash('a calm walk');
      finished.push('hash');
    });
    // Half of a hash is enough for the last of these.
    await Promise.all(Array.from({ length: 3 }, () => stat(import.meta.filename)));
    finished.push('files');
    await Promise.all(hashes);
    expect(finished.indexOf('files')).toBe(0);
    expect(finished).toHaveLength(13);
  });

  it('refuse what is not a hash', async () => {
    await expect(passwords.matches('not a hash', 'a calm walk')).rejects.toThrow();
  });
});

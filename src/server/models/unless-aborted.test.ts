import { expect, it } from 'vitest';
import { unlessAborted } from './unless-aborted.ts';

const endless = new Promise<never>(() => {});

it('gives what the work gives', async () => {
  const { signal } = new AbortController();
  await expect(unlessAborted(signal, Promise.resolve(7))).resolves.toBe(7);
  await expect(unlessAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('does not wait for work that nobody wants any more', async () => {
  const gone = new AbortController();
  const waiting = unlessAborted(gone.signal, endless);
  gone.abort('gone');
  await expect(waiting).rejects.toBe('gone');
  await expect(unlessAborted(gone.signal, endless)).rejects.toBe('gone');
});

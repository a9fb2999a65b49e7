import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { bytesOf, receiveFile } from './received-file.ts';

const megabyte = 1024 * 1024;

async function* piecesOf(count: number, fault?: Error) {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(64 * 1024, at);
  if (fault) throw fault;
}

const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('candor-upload-'));

describe('a file that is received', () => {
  it('stays in memory while it’s small', async () => {
    const { file, discard } = await receiveFile(piecesOf(16));
    expect(Buffer.isBuffer(file) && file.length).toBe(megabyte);
    await discard();
  });

  it('goes to disk beyond a megabyte, under no name, and comes back as it was', async () => {
    const before = await leftovers();
    const { file, discard } = await receiveFile(piecesOf(100));
    expect(file).toEqual({ fd: expect.any(Number), size: 100 * 64 * 1024 });
    expect(await leftovers()).toEqual(before);
    const whole = Buffer.concat(Array.from({ length: 100 }, (_, at) => Buffer.alloc(64 * 1024, at)));
    expect(bytesOf(file).equals(whole)).toBe(true);
    // Whoever reads it again gets it again.
    expect(bytesOf(file).equals(whole)).toBe(true);
    await discard();
    expect(() => bytesOf(file)).toThrow('EBADF');
  });

  it('is let go where its sender breaks off', async () => {
    await expect(receiveFile(piecesOf(100, new Error('gone')))).rejects.toThrow('gone');
  });
});

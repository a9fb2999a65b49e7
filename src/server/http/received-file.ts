import { randomUUID } from 'node:crypto';
import { readSync } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file that somebody sent: a small one as its bytes, a large one as an open file that has no name anymore. */
export type ReceivedFile = Buffer | { fd: number; size: number };

/** What an upload may hold in memory; beyond that it goes to disk. */
const maxBytesInMemory = 1024 * 1024;

export function bytesOf(file: ReceivedFile): Buffer {
  if (Buffer.isBuffer(file)) return file;
  const bytes = Buffer.allocUnsafe(file.size);
  let filled = 0;
  while (filled < file.size) {
    const count = readSync(file.fd, bytes, filled, file.size - filled, filled);
    if (count === 0) throw new Error('A received file is shorter than it was.');
    filled += count;
  }
  return bytes;
}

/** `discard` must be called, whatever happens to the file. */
export async function receiveFile(
  pieces: AsyncIterable<Buffer>,
): Promise<{ file: ReceivedFile; discard(): Promise<void> }> {
  const inMemory: Buffer[] = [];
  let size = 0;
  let onDisk: FileHandle | undefined;
  try {
    for await (const piece of pieces) {
      size += piece.length;
      inMemory.push(piece);
      if (size <= maxBytesInMemory) continue;
      onDisk ??= await openNameless();
      for (const waiting of inMemory.splice(0)) await onDisk.appendFile(waiting);
    }
  } catch (error) {
    await onDisk?.close();
    throw error;
  }
  const file = onDisk ? { fd: onDisk.fd, size } : Buffer.concat(inMemory);
  return { file, discard: async () => onDisk?.close() };
}

/** Its name goes at once, so that its bytes go with the process that has it open, however that ends. */
async function openNameless(): Promise<FileHandle> {
  const place = path.join(tmpdir(), `candor-upload-${randomUUID()}`);
  const file = await open(place, 'wx+', 0o600);
  await unlink(place);
  return file;
}

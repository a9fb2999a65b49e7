import { parentPort } from 'node:worker_threads';
import type { FileRefusal } from '#contract/file-refusals.ts';
import { type Archive, readArchive } from './read-archive.ts';
import { RefusedFile } from './refused-file.ts';

export type ArchiveAnswer = { archive: Archive } | { refusal: FileRefusal };

function answer(bytes: Uint8Array): ArchiveAnswer {
  try {
    return { archive: readArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    throw error;
  }
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(answer(bytes)));

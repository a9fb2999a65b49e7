import type { FileRefusal } from '#contract/file-refusals.ts';
import { answerCalls } from '../answer-calls.ts';
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

answerCalls(answer);

import type { FileRefusal } from '#contract/file-refusals.ts';
import { bytesOf, type ReceivedFile } from '../http/received-file.ts';
import { answerCalls } from '../process/answer-calls.ts';
import { type Archive, readArchive } from './read-archive.ts';
import { RefusedFile } from './refused-file.ts';

export type ArchiveAnswer = { archive: Archive } | { refusal: FileRefusal };

/** Bytes come as a plain array; a file on disk is open in this process, and read here. */
type Asked = Uint8Array | Exclude<ReceivedFile, Buffer>;

function answer(asked: Asked): ArchiveAnswer {
  try {
    const file =
      asked instanceof Uint8Array ? Buffer.from(asked.buffer, asked.byteOffset, asked.length) : asked;
    return { archive: readArchive(bytesOf(file)) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    throw error;
  }
}

answerCalls(answer);

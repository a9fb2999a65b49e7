import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadBack } from '#domain/resume/read-back.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../database/database.ts';
import { type DocumentKey, type KeptFile, keepFile, readKeptFile } from './document-file-store.ts';

export interface FileRequest {
  document: DocumentKey;
  format: 'pdf' | 'docx';
  /** Everything the file is made of: what is written in it, and how it looks. */
  content: unknown;
  make(): Promise<Buffer>;
  /** Reads the file as a machine would, and compares. */
  readBack(bytes: Buffer): Promise<ReadBack>;
}

export interface DocumentFiles {
  get(request: FileRequest): Promise<KeptFile<ReadBack>>;
}

interface DocumentFilesParts {
  database: Database;
  log: FastifyBaseLogger;
  /** Stands for all that turns content into a file; another one makes every file anew. */
  version: string;
}

/** What fits into a row; a larger file is handed out all the same, and made again next time. */
const maxKeptBytes = 10 * 1024 * 1024;

/**
 * Hands out a document's file: the kept one if it is made of the same, else a new one, read back before anybody
 * gets it. Whoever asks for the same file while it is being made waits for that one.
 */
export function createDocumentFiles({ database, log, version }: DocumentFilesParts): DocumentFiles {
  const beingMade = new Map<string, Promise<KeptFile<ReadBack>>>();

  const readOrMake = async (request: FileRequest, hash: string): Promise<KeptFile<ReadBack>> => {
    const { document, format } = request;
    const kept = await readKeptFile<ReadBack>(database, document, format, hash);
    if (kept) return kept;
    const bytes = await request.make();
    const file = { bytes, readBack: await request.readBack(bytes) };
    judge(file.readBack, request, log);
    if (bytes.length > maxKeptBytes) {
      log.warn({ format, bytes: bytes.length }, 'a file is too large to be kept');
    } else {
      await database.asUser(document.userId, (trx) => keepFile(trx, document, format, hash, file));
    }
    return file;
  };

  return {
    get: (request) => {
      const { document, format, content } = request;
      const hash = createHash('sha256')
        .update(JSON.stringify([version, format, content]))
        .digest('hex');
      const key = [document.userId, document.documentId, hash].join();
      const shared = beingMade.get(key) ?? readOrMake(request, hash).finally(() => beingMade.delete(key));
      beingMade.set(key, shared);
      return shared;
    },
  };
}

const formatNames = { pdf: 'PDF', docx: 'Word' };

/**
 * A file that machines read differently is handed out with a warning: the person may still want it, and sees which
 * fields were lost. One in which nothing at all can be read is of no use and is refused. Logs name fields, never words.
 */
function judge(readBack: ReadBack, { document, format }: FileRequest, log: FastifyBaseLogger): void {
  if (readBack.ok) return;
  const lost = readBack.fields.filter(({ found, inOrder }) => !found || !inOrder);
  const about = {
    document: document.documentId,
    format,
    lost: [...new Set(lost.map(({ section, field }) => `${section} ${field}`))],
    warnings: readBack.warnings.map(({ kind }) => kind),
  };
  if (readBack.fields.length > 0 && !readBack.fields.some(({ found }) => found)) {
    log.warn(about, 'nothing can be read in a file');
    throw new AppError('invalid_request', {
      message: `No machine could read this as ${formatNames[format]}, so it was not handed out. Please choose another format.`,
    });
  }
  log.warn(about, 'a file is not read as it was written');
}

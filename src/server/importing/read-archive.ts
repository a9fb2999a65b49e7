import { z } from 'zod';
import { isStorable } from '../http/storable-text.ts';
import { maxVersions } from '../versions/keep-version.ts';
import {
  type ArchivedAnswer,
  type ArchivedLetter,
  type ArchivedLetterVersion,
  type ArchivedResume,
  type ArchivedVersion,
  archivedAnswer,
  archivedLetter,
  archivedLetterVersion,
  archivedResume,
  archivedVersion,
} from './archive-rows.ts';
import { RefusedFile } from './refused-file.ts';
import { openZip, type Unzip } from './unzip.ts';

/** An export has three files a document beside the kept PDFs; only a few of its parts are ever unpacked. */
const archiveBounds = { entries: 20_000, unpackedBytes: 400 * 1024 * 1024 };
const maxReadBytes = 64 * 1024 * 1024;
/** In characters. No row of ours is longer, and what is left out of one counts too. */
const maxResumeRowLength = 600_000;
const maxRowLength = 400_000;

export interface Archive {
  resumes: ArchivedResume[];
  versions: ArchivedVersion[];
  answers: ArchivedAnswer[];
  letters: ArchivedLetter[];
  letterVersions: ArchivedLetterVersion[];
}

const tables = ['resumes', 'resume_versions', 'confirmations', 'cover_letters', 'cover_letter_versions'];

/** The documents in an export, each checked; what was deleted stays so. Throws `RefusedFile` where the fault is the file's. */
export function readArchive(bytes: Buffer): Archive {
  const { entries, unzip } = openZip(bytes, archiveBounds);
  if (!entries.has('rows/public.users.json')) throw new RefusedFile('notAnExport');
  const read = tables.map((table) => entries.get(`rows/public.${table}.json`)?.size ?? 0);
  if (read.reduce((sum, size) => sum + size, 0) > maxReadBytes) throw new RefusedFile('tooMuch');
  const resumes = rowsOf(unzip, 'resumes', archivedResume, maxResumeRowLength);
  const letters = rowsOf(unzip, 'cover_letters', archivedLetter);
  return {
    resumes,
    versions: newestOf(
      rowsOf(unzip, 'resume_versions', archivedVersion),
      (version) => version.resume_id,
      resumes,
    ),
    answers: rowsOf(unzip, 'confirmations', archivedAnswer),
    letters,
    letterVersions: newestOf(
      rowsOf(unzip, 'cover_letter_versions', archivedLetterVersion),
      (version) => version.letter_id,
      letters,
    ),
  };
}

/** As many versions of each document as are kept, and none of others. */
function newestOf<Version extends { number: number }>(
  versions: readonly Version[],
  documentOf: (version: Version) => string,
  documents: readonly { id: string }[],
): Version[] {
  const byDocument = Map.groupBy(versions, documentOf);
  return documents.flatMap(({ id }) =>
    (byDocument.get(id) ?? []).toSorted((a, b) => b.number - a.number).slice(0, maxVersions),
  );
}

function rowsOf<S extends z.ZodType>(
  unzip: Unzip,
  table: string,
  schema: S,
  longest = maxRowLength,
): z.output<S>[] {
  const part = unzip(`rows/public.${table}.json`);
  if (!part) return [];
  const rows = z.array(z.record(z.string(), z.unknown())).safeParse(parseJson(part));
  if (!rows.success) throw new RefusedFile('damaged');
  return rows.data
    .filter(({ deleted_at: deletedAt = null }) => deletedAt === null)
    .map((row) => {
      if (JSON.stringify(row).length > longest) throw new RefusedFile('damaged');
      const known = schema.safeParse(row);
      if (!known.success || !isStorable(known.data)) throw new RefusedFile('damaged');
      return known.data;
    });
}

function parseJson(part: Buffer): unknown {
  try {
    return JSON.parse(part.toString('utf8'));
  } catch {
    throw new RefusedFile('damaged');
  }
}

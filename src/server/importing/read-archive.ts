import { z } from 'zod';
import { coverLetter, letterVersionReasons } from '#contract/cover-letters.ts';
import { resume } from '#contract/resume.ts';
import { longestLetter } from '#domain/letter/letter-limits.ts';
import { resumeData } from '#domain/resume.ts';
import {
  isWithinBounds,
  longestPosting,
  longestResume,
  longestTitle,
  longestWords,
} from '#domain/resume-limits.ts';
import { isStorable } from '../storable-text.ts';
import { RefusedFile } from './refused-file.ts';
import { openZip, type Unzip } from './unzip.ts';

/** An export has three files a document beside the kept PDFs; only a few of its parts are ever unpacked. */
const archiveBounds = { entries: 20_000, unpackedBytes: 400 * 1024 * 1024 };
const mostReadBytes = 64 * 1024 * 1024;
/** More than any list of a resume's changes, offers or questions has. */
const mostLines = 2_000;
const longestRow = 600_000;

const moment = z.iso.datetime({ offset: true });
const title = z.string().max(longestTitle);
const score = z.int().min(0).max(100).nullable();
const lines = z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).max(mostLines);
const data = z.custom<z.infer<typeof resumeData>>(
  (value) => resumeData.safeParse(value).success && isWithinBounds(value as z.infer<typeof resumeData>),
);

const { templateId, colorScheme, pageSize, fit, writer } = resume.shape;

/** The columns of a row that an import takes over; the reader of rows has the last word on what is in the lists. */
const archivedResume = z.object({
  id: z.uuid(),
  title,
  template_id: templateId,
  color_scheme: colorScheme,
  page_size: pageSize,
  fit,
  original_content: z.string().max(longestResume * 4),
  job_posting: z
    .string()
    .max(longestPosting * 4)
    .nullable(),
  optimized_content: z.string().max(200_000).nullable(),
  structured_data: data.nullable(),
  parsed_data: data.nullable(),
  ats_score: score,
  score_before: score,
  writer: writer.nullable(),
  changes: lines,
  offers: lines,
  reverted: lines,
  questions: lines,
  unsure: z.array(z.string()).max(mostLines),
  unsure_sources: lines,
  notices: z.array(z.string()).max(100),
  created_at: moment,
  updated_at: moment,
});
export type ArchivedResume = z.infer<typeof archivedResume>;

const archivedVersion = z.object({
  resume_id: z.uuid(),
  number: z.int().min(1),
  reason: z.enum(['optimized', 'edited', 'decided', 'reverted']),
  content: z.looseObject({ data, changes: lines, reverted: lines, questions: lines, notices: lines }),
  ats_score: score,
  created_at: moment,
});
export type ArchivedVersion = z.infer<typeof archivedVersion>;

const archivedAnswer = z.object({
  resume_id: z.uuid().nullable(),
  about: z.enum(['skill', 'line']),
  job: z.string().max(400),
  claim: z.string().max(4_000),
  answer: z.enum(['yes', 'no']),
  words: z.string().max(longestWords * 10),
});
export type ArchivedAnswer = z.infer<typeof archivedAnswer>;

const { sentences, offers, notices, tone, length, look } = coverLetter.shape;

/** Exports from before letters were written here have their words alone. */
const letterState = {
  content: z.string().max(longestLetter),
  sentences: sentences.max(mostLines).default([]),
  offers: offers.max(mostLines).default([]),
  writer: writer.nullable().default(null),
  notices: notices.max(100).default([]),
};

const archivedLetter = z.object({
  id: z.uuid(),
  resume_id: z.uuid(),
  owner: z
    .object({ personalInfo: resumeData.shape.personalInfo, language: z.string().optional() })
    .nullable()
    .default(null),
  title,
  ...letterState,
  job_posting: z
    .string()
    .max(longestPosting * 4)
    .nullable()
    .default(null),
  tone: tone.default('plain'),
  length: length.default('standard'),
  look: look.default('plain'),
  created_at: moment,
  updated_at: moment,
});
export type ArchivedLetter = z.infer<typeof archivedLetter>;

const archivedLetterVersion = z.object({
  letter_id: z.uuid(),
  number: z.int().min(1),
  reason: z.enum(letterVersionReasons),
  content: z.object(letterState),
  created_at: moment,
});
export type ArchivedLetterVersion = z.infer<typeof archivedLetterVersion>;

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
  if (read.reduce((sum, size) => sum + size, 0) > mostReadBytes) throw new RefusedFile('tooMuch');
  return {
    resumes: rowsOf(unzip, 'resumes', archivedResume),
    versions: rowsOf(unzip, 'resume_versions', archivedVersion),
    answers: rowsOf(unzip, 'confirmations', archivedAnswer),
    letters: rowsOf(unzip, 'cover_letters', archivedLetter),
    letterVersions: rowsOf(unzip, 'cover_letter_versions', archivedLetterVersion),
  };
}

function rowsOf<S extends z.ZodType>(unzip: Unzip, table: string, schema: S): z.output<S>[] {
  const part = unzip(`rows/public.${table}.json`);
  if (!part) return [];
  const rows = z.array(z.record(z.string(), z.unknown())).safeParse(parseJson(part));
  if (!rows.success) throw new RefusedFile('damaged');
  return rows.data
    .filter(({ deleted_at: deletedAt = null }) => deletedAt === null)
    .map((row) => {
      const known = schema.safeParse(row);
      if (!known.success || !isStorable(known.data) || JSON.stringify(known.data).length > longestRow)
        throw new RefusedFile('damaged');
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

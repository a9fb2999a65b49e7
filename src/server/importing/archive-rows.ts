import { z } from 'zod';
import { coverLetter, letterVersionReasons } from '#contract/cover-letters.ts';
import { resume, versionReasons } from '#contract/resume.ts';
import { maxLetterLength } from '#domain/letter/letter-limits.ts';
import { quotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import { type ResumeData, resumeData } from '#domain/resume/resume.ts';
import {
  isWithinBounds,
  maxAnswerLength,
  maxLineLength,
  maxPostingLength,
  maxResumeLength,
  maxTitleLength,
} from '#domain/resume/resume-limits.ts';

/**
 * The columns of an export's rows that an import takes over. Nothing else comes in: fields that aren't named here are
 * left out at every depth, and what is named has the bounds of the forms that make it.
 */

/** More than any list of a resume's changes, offers or questions has. */
const maxLines = 2_000;
const maxNotices = 100;
const maxFieldLength = maxResumeLength * 4;

/** Before the product existed, or in a future that we'd show as the newest document for ever. */
const firstMoment = Date.UTC(2020, 0, 1);
const dayMs = 86_400_000;
/** As PostgreSQL takes it: an hour farther from UTC than any place is, it refuses. */
const moment = z.iso
  .datetime({ offset: true })
  .regex(/(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/)
  .refine((text) => {
    const ms = Date.parse(text);
    return ms >= firstMoment && ms <= Date.now() + dayMs;
  });

/** Far from where the next version's number would no longer fit. */
const versionNumber = z.int().min(1).max(1_000_000_000);
const score = z.int().min(0).max(100).nullable();
const title = z.string().max(maxTitleLength);
const text = z.string().max(maxFieldLength);
const posting = z
  .string()
  .max(maxPostingLength * 4)
  .nullable();

/** Parsed and not only checked: what isn't part of a resume stays outside. */
const data = z.unknown().transform((value, context): ResumeData => {
  const known = resumeData.safeParse(value);
  if (known.success && isWithinBounds(known.data)) return known.data;
  context.addIssue({ code: 'custom', message: 'is not a resume' });
  return z.NEVER;
});

const maxReading = 200_000;
const reading = quotedReading.check((context) => {
  if (JSON.stringify(context.value).length > maxReading)
    context.issues.push({ code: 'custom', message: 'is no reading', input: context.value });
});

const { templateId, colorScheme, pageSize, fit, writer } = resume.shape;
const { changes, offers, reverted, questions, unsureSources } = resume.shape;

/** Rows from before reasons, faults and notices had codes hold sentences; they're read as codes once they are here. */
const anyReason = { reason: z.string().max(200) };
const oldLine = z.object({
  path: z.string(),
  before: z.string(),
  kinds: z.array(z.string()).max(maxLines),
});
const oldQuestion = questions.element
  .omit({ kind: true, name: true })
  .extend({ proposed: z.string().nullable() });

const result = {
  writer: writer.nullable(),
  changes: z.array(changes.element.extend(anyReason)).max(maxLines),
  offers: z.array(offers.element.extend(anyReason)).max(maxLines),
  reverted: z.array(z.union([reverted.element, oldLine])).max(maxLines),
  questions: z.array(z.union([questions.element, oldQuestion])).max(maxLines),
  unsure: z.array(z.string()).max(maxLines),
  notices: z.array(z.string().max(500)).max(maxNotices),
};

export const archivedResume = z.object({
  id: z.uuid(),
  title,
  template_id: templateId,
  color_scheme: colorScheme,
  page_size: pageSize,
  fit,
  original_content: text,
  job_posting: posting,
  optimized_content: z.string().max(200_000).nullable(),
  structured_data: data.nullable(),
  parsed_data: data.nullable(),
  // Absent in exports from before a model read.
  reading: z.union([reading, z.null()]).default(null),
  ats_score: score,
  score_before: score,
  ...result,
  unsure_sources: unsureSources.max(maxLines),
  created_at: moment,
  updated_at: moment,
});
export type ArchivedResume = z.infer<typeof archivedResume>;

export const archivedVersion = z.object({
  resume_id: z.uuid(),
  number: versionNumber,
  reason: z.enum(versionReasons),
  content: z.object({
    data,
    ...result,
    // Absent in versions from before there were any.
    writer: result.writer.default(null),
    offers: result.offers.optional(),
    unsure: result.unsure.default([]),
    unsureSources: unsureSources.max(maxLines).optional(),
  }),
  ats_score: score,
  created_at: moment,
});
export type ArchivedVersion = z.infer<typeof archivedVersion>;

export const archivedAnswer = z.object({
  resume_id: z.uuid().nullable(),
  about: z.enum(['skill', 'line']),
  job: z.string().max(400),
  claim: z.string().max(maxLineLength),
  answer: z.enum(['yes', 'no']),
  words: z.string().max(maxAnswerLength * 10),
});
export type ArchivedAnswer = z.infer<typeof archivedAnswer>;

const { sentences, offers: letterOffers, notices, tone, length, look } = coverLetter.shape;

/** Exports from before letters were written here have their words alone. */
const letterState = {
  content: z.string().max(maxLetterLength),
  sentences: sentences.max(maxLines).default([]),
  offers: letterOffers.max(maxLines).default([]),
  writer: writer.nullable().default(null),
  notices: notices.max(maxNotices).default([]),
};

export const archivedLetter = z.object({
  id: z.uuid(),
  resume_id: z.uuid(),
  owner: z
    .object({ personalInfo: resumeData.shape.personalInfo, language: z.string().optional() })
    .nullable()
    .default(null),
  title,
  ...letterState,
  job_posting: posting.default(null),
  tone: tone.default('plain'),
  length: length.default('standard'),
  look: look.default('plain'),
  created_at: moment,
  updated_at: moment,
});
export type ArchivedLetter = z.infer<typeof archivedLetter>;

export const archivedLetterVersion = z.object({
  letter_id: z.uuid(),
  number: versionNumber,
  reason: z.enum(letterVersionReasons),
  content: z.object(letterState),
  created_at: moment,
});
export type ArchivedLetterVersion = z.infer<typeof archivedLetterVersion>;

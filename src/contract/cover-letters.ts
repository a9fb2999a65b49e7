import { z } from 'zod';
import {
  letterLengths,
  letterLooks,
  letterTones,
  maxAskLength,
  maxAsks,
  maxLetterLength,
} from '#domain/letter/letter-limits.ts';
import { colorSchemeIds } from '#domain/resume/color-schemes.ts';
import { readingNotices } from '#domain/resume/reading-notices.ts';
import { maxLineLength, maxPostingLength, maxTitleLength } from '#domain/resume/resume-limits.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './pages.ts';
import { proseOffer, proseSentence } from './prose.ts';
import { writer } from './resume.ts';

const dated = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

/** One line of the list. `title` is empty until the person gives one; `excerpt` is where the letter gets going. */
export const coverLetterSummary = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  title: z.string(),
  excerpt: z.string(),
  ...dated,
});
export type CoverLetterSummary = z.infer<typeof coverLetterSummary>;

/**
 * What the person must know of a letter: also that a model failed, declined, broke off or was stopped, that no line of theirs meets what the
 * posting asks, or that they gave too few lines for a full letter.
 */
export const letterNotices = [
  ...readingNotices,
  'built-in-instead',
  'model-declined',
  'model-broke-off',
  'stopped-early',
  'nothing-in-common',
  'few-lines',
] as const;
export type LetterNotice = (typeof letterNotices)[number];

/** What a letter takes from its resume: whose it is, and how it looks where it's dressed like the resume. */
const letterHead = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  linkedin: z.string(),
  language: z.string(),
  templateId: z.enum(templateIds),
  colorScheme: z.enum(colorSchemeIds),
});

/**
 * A letter as it is kept. `content` is the letter; `sentences` tell where its sentences come from, and one that was edited
 * by hand is simply no longer found in it.
 */
export const coverLetter = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  title: z.string(),
  content: z.string(),
  /** Rises with every write; a write names the one it was made from. */
  revision: z.int(),
  /** Null for a letter that wasn't written here. */
  jobPosting: z.string().nullable(),
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
  look: z.enum(letterLooks),
  head: letterHead,
  sentences: z.array(proseSentence),
  offers: z.array(proseOffer),
  writer: writer.nullable(),
  notices: z.array(z.enum(letterNotices)),
  ...dated,
});
export type CoverLetter = z.infer<typeof coverLetter>;

const newCoverLetter = z.object({
  resumeId: z.uuid(),
  jobPosting: z
    .string()
    .max(maxPostingLength * 4)
    .refine((text) => text.trim() !== '', 'Please enter the job description.'),
  tone: z.enum(letterTones).default('plain'),
  length: z.enum(letterLengths).default('standard'),
  /** What the person says where they were asked first: the ask, and their own words. */
  answers: z
    .array(
      z.object({ ask: z.string().max(maxAskLength), words: z.string().trim().min(1).max(maxLineLength) }),
    )
    .max(maxAsks)
    .optional(),
});
export type NewCoverLetter = z.output<typeof newCoverLetter>;

/** Any part of it. */
const coverLetterUpdate = z.object({
  revision: z.int(),
  title: z.string().trim().max(maxTitleLength).optional(),
  content: z.string().max(maxLetterLength).optional(),
  look: z.enum(letterLooks).optional(),
  /** The person writes over what another device wrote, knowing of it: that stays as a version of its own. */
  isOverwrite: z.boolean().optional(),
});
export type CoverLetterUpdate = z.output<typeof coverLetterUpdate>;

export const letterFormats = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof letterFormats)[number];

export const letterVersionReasons = ['generated', 'edited', 'answered', 'reverted'] as const;

export const coverLetterVersion = z.object({
  number: z.int(),
  reason: z.enum(letterVersionReasons),
  createdAt: z.iso.datetime(),
});
export type CoverLetterVersion = z.infer<typeof coverLetterVersion>;

const id = z.object({ id: z.uuid() });

export const coverLetterEndpoints = {
  generateCoverLetter: endpoint({
    method: 'POST',
    path: '/api/cover-letters/generate',
    summary:
      'Writes a letter from a resume for a posting. Spends the free use only if it succeeds. Where the resume gives too little, the error proofs_needed names what to tell.',
    kind: 'json',
    caller: 'user',
    body: newCoverLetter,
    response: coverLetter,
    limit: 'letter',
    idempotent: true,
    startsWork: true,
  }),
  answerLetterOffer: endpoint({
    method: 'POST',
    path: '/api/cover-letters/:id/offers',
    summary: 'Says whether an offered sentence is true: a yes puts it in. Null takes the answer back.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: z.object({
      offerId: z.string().max(200),
      answer: z.enum(['yes', 'no']).nullable(),
      /** With a yes: the sentence as the person writes it. */
      words: z.string().trim().max(maxLineLength).default(''),
    }),
    response: coverLetter,
    limit: 'edit',
  }),
  listCoverLetterVersions: endpoint({
    method: 'GET',
    path: '/api/cover-letters/:id/versions',
    summary: 'Earlier states of a letter, the newest first.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: z.array(coverLetterVersion),
  }),
  revertCoverLetter: endpoint({
    method: 'POST',
    path: '/api/cover-letters/:id/revert',
    summary: 'Goes back to an earlier state; the present one is kept as a version.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: z.object({ number: z.int() }),
    response: coverLetter,
    limit: 'edit',
  }),
  getCoverLetter: endpoint({
    method: 'GET',
    path: '/api/cover-letters/:id',
    summary: 'One cover letter.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: coverLetter,
  }),
  listCoverLetters: endpoint({
    method: 'GET',
    path: '/api/cover-letters',
    summary: 'The caller’s cover letters, the newest first.',
    kind: 'json',
    caller: 'user',
    query: pageQuery,
    response: z.array(coverLetterSummary),
    paged: true,
  }),
  updateCoverLetter: endpoint({
    method: 'PATCH',
    path: '/api/cover-letters/:id',
    summary: 'Renames it, or keeps what was edited by hand.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: coverLetterUpdate,
    response: coverLetter,
    limit: 'edit',
  }),
  duplicateCoverLetter: endpoint({
    method: 'POST',
    path: '/api/cover-letters/:id/duplicate',
    summary: 'A copy of the letter as it is now.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: coverLetter,
    successStatus: 201,
    limit: 'create',
    idempotent: true,
  }),
  deleteCoverLetter: endpoint({
    method: 'DELETE',
    path: '/api/cover-letters/:id',
    summary: 'Deletes the letter; it can be restored for 30 days.',
    kind: 'json',
    caller: 'user',
    params: id,
    successStatus: 204,
    limit: 'edit',
  }),
  restoreCoverLetter: endpoint({
    method: 'POST',
    path: '/api/cover-letters/:id/restore',
    summary: 'Takes a deletion back.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: coverLetter,
    limit: 'edit',
  }),
  downloadCoverLetter: endpoint({
    method: 'GET',
    path: '/api/cover-letters/:id/download',
    summary:
      'The cover letter as a file. The header x-candor-read-back tells whether a machine read all of it again.',
    kind: 'file',
    caller: 'user',
    params: id,
    query: z.object({ format: z.enum(letterFormats) }),
    limit: 'download',
  }),
};

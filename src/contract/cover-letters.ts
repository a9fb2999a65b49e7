import { z } from 'zod';
import { longestTitle } from '#domain/resume-limits.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './pages.ts';

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

export const coverLetter = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  title: z.string(),
  content: z.string(),
  ...dated,
});
export type CoverLetter = z.infer<typeof coverLetter>;

/** Any part of it. */
const coverLetterUpdate = z.object({
  title: z.string().trim().max(longestTitle).optional(),
  content: z.string().max(20_000).optional(),
});
export type CoverLetterUpdate = z.output<typeof coverLetterUpdate>;

export const letterFormats = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof letterFormats)[number];

const id = z.object({ id: z.uuid() });

export const coverLetterEndpoints = {
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

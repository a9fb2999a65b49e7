import { z } from 'zod';
import { colorSchemeIds } from '#domain/color-schemes.ts';
import { maxFit, pageSizeIds } from '#domain/page-limits.ts';
import { readBack } from '#domain/read-back.ts';
import { templateIds } from '#domain/templates.ts';
import { endpoint } from './endpoint.ts';

const look = {
  templateId: z.enum(templateIds),
  colorScheme: z.enum(colorSchemeIds),
  pageSize: z.enum(pageSizeIds),
  fit: z.int().min(0).max(maxFit),
};

/** One line of the list. `title` is empty until the person gives one. */
export const resumeSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  ...look,
  atsScore: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ResumeSummary = z.infer<typeof resumeSummary>;

/** A resume as it is kept. What there is not (yet) is null, never absent. `structuredData` is text holding JSON. */
export const resume = resumeSummary.extend({
  originalContent: z.string(),
  jobPosting: z.string().nullable(),
  optimizedContent: z.string().nullable(),
  structuredData: z.string().nullable(),
});
export type Resume = z.infer<typeof resume>;

export const resumeFormats = ['pdf', 'docx', 'txt', 'json', 'jsonresume'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

const id = z.object({ id: z.uuid() });

export const resumeEndpoints = {
  listResumes: endpoint({
    method: 'GET',
    path: '/api/resumes',
    summary: 'The caller’s resumes, the newest first.',
    kind: 'json',
    caller: 'user',
    response: z.array(resumeSummary),
  }),
  getResume: endpoint({
    method: 'GET',
    path: '/api/resumes/:id',
    summary: 'One resume with everything that is kept of it.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: resume,
  }),
  downloadResume: endpoint({
    method: 'GET',
    path: '/api/resumes/:id/download',
    summary:
      'The resume as a file. The header x-candor-read-back tells whether a machine read all of it again.',
    kind: 'file',
    caller: 'user',
    params: id,
    query: z.object({ format: z.enum(resumeFormats) }),
    limit: 'download',
  }),
  readBackResume: endpoint({
    method: 'GET',
    path: '/api/resumes/:id/read-back',
    summary: 'What a machine reads in the file, field by field; the file is made if there is none.',
    kind: 'json',
    caller: 'user',
    params: id,
    query: z.object({ format: z.enum(['pdf', 'docx']) }),
    response: readBack,
    limit: 'download',
  }),
};

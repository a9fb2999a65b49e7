import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const coverLetter = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type CoverLetter = z.infer<typeof coverLetter>;

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

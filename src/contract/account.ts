import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { workStates } from './work.ts';

const moment = z.iso.datetime();
const id = z.object({ id: z.uuid() });

/** A file with everything we have of a person. Its id is that of the work that makes it. */
const accountExport = z.object({
  id: z.uuid(),
  state: z.enum(workStates),
  createdAt: moment,
  /** Null until it's made. After this it's gone. */
  expiresAt: moment.nullable(),
  sizeBytes: z.int().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

export const accountEndpoints = {
  createExport: endpoint({
    method: 'POST',
    path: '/api/exports',
    summary: 'Makes a ZIP file of everything that is the caller’s; the one before goes.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    limit: 'export',
    idempotent: true,
    startsWork: true,
    response: accountExport,
  }),
  listExports: endpoint({
    method: 'GET',
    path: '/api/exports',
    summary: 'Exports that are being made, or can be downloaded still; the newest first.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    response: z.array(accountExport),
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/exports/:id/download',
    summary: 'The ZIP file, for 24 hours and for its owner only.',
    kind: 'file',
    caller: 'user',
    freshSession: true,
    params: id,
    limit: 'download',
  }),
  importAccount: endpoint({
    method: 'POST',
    path: '/api/account/import',
    summary:
      'Adds the documents of an export to this account. What is here already is left out, so importing twice changes nothing.',
    kind: 'upload',
    maxUploadMegabytes: 50,
    caller: 'user',
    freshSession: true,
    limit: 'importAccount',
    response: z.object({
      resumes: z.int(),
      coverLetters: z.int(),
      /** Resumes whose Premium template became the default one, because this account is free. */
      looksChanged: z.int(),
    }),
  }),
};

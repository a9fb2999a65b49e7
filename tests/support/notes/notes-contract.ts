import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { pageQuery } from '#contract/pages.ts';

/** A small feature with an endpoint of every kind, handed to the app by tests only. */
const note = z.object({ id: z.uuid(), text: z.string(), createdAt: z.iso.datetime() });
const id = z.object({ id: z.uuid() });
const text = z.string().trim().min(1).max(5_000);

const shared = { kind: 'json', caller: 'user' } as const;

export const noteEndpoints = {
  createNote: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/notes',
    summary: 'Writes a note.',
    body: z.object({ text }),
    response: note,
    successStatus: 201,
    limit: 'create',
    idempotent: true,
  }),
  listNotes: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/notes',
    summary: 'The notes of the caller, newest first.',
    query: pageQuery,
    response: z.array(note),
    paged: true,
  }),
  getNote: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/notes/:id',
    summary: 'One note.',
    params: id,
    response: note,
  }),
  updateNote: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/api/notes/:id',
    summary: 'Changes a note.',
    params: id,
    body: z.object({ text }),
    response: note,
  }),
  deleteNote: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/notes/:id',
    summary: 'Deletes a note, signed in beyond doubt.',
    params: id,
    successStatus: 204,
    freshSession: true,
  }),
  downloadNote: endpoint({
    ...shared,
    kind: 'file',
    method: 'GET',
    path: '/api/notes/:id/download',
    summary: 'A note as a text file.',
    params: id,
    limit: 'download',
  }),
  openNote: endpoint({
    ...shared,
    kind: 'redirect',
    method: 'GET',
    path: '/api/notes/:id/open',
    summary: 'Sends the caller to the note.',
    params: id,
  }),
  importNote: endpoint({
    ...shared,
    kind: 'upload',
    method: 'POST',
    path: '/api/notes/import',
    summary: 'Makes a note of a text file.',
    response: note,
    successStatus: 201,
  }),
  noteHook: endpoint({
    kind: 'webhook',
    caller: 'signed-webhook',
    method: 'POST',
    path: '/api/notes/hook',
    summary: 'A provider tells about a note; signed over its exact bytes.',
    response: z.object({ received: z.int() }),
  }),
  shoutNote: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/notes/:id/shout',
    summary: 'Durable work on a note: takes a free use, shows progress, can be cancelled.',
    params: id,
    body: z.object({ fail: z.enum(['finally', 'in-time', 'passing', 'never']).default('never') }),
    response: z.object({ text: z.string(), attempts: z.int() }),
    idempotent: true,
    startsWork: true,
    limit: 'optimize',
  }),
};

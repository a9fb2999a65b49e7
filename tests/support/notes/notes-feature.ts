import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import type { Trx } from '#server/database/database.ts';
import type { Feature } from '#server/feature.ts';
import { bytesOf } from '#server/http/received-file.ts';
import * as store from './note-store.ts';
import { noteEndpoints as endpoints } from './notes-contract.ts';
import { shoutWork, startShout } from './shout-note.ts';

const hookSecret = 'hook-secret-of-tests';
export const signHook = (bytes: Buffer): string =>
  createHmac('sha256', hookSecret).update(bytes).digest('hex');

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new AppError('not_found');
  return row;
};
/** Hands out the whole row on purpose: what the contract does not name must be stripped on the way. */
const view = (row: store.NoteRow) => ({ ...row, createdAt: row.created_at.toISOString() });

export const notesFeature: Feature = {
  work: (parts) => [shoutWork(parts)],
  routes: (serve, parts) => {
    const as = <T>(userId: string, run: (trx: Trx) => Promise<T>) => parts.database.asUser(userId, run);
    const get = async (userId: string, id: string) =>
      found(await as(userId, (trx) => store.findNote(trx, userId, id)));
    serve(
      endpoints.createNote,
      ({ person: { userId }, body, remember }) =>
        as(userId, async (trx) => remember(trx, view(await store.insertNote(trx, userId, body.text)))),
      async (userId, id) => view(await get(userId, id)),
    );
    serve(endpoints.listNotes, async ({ person: { userId }, query }) => {
      const { items, next } = await store.readNotes(parts.database, userId, query);
      return { items: items.map(view), next };
    });
    serve(endpoints.getNote, async ({ person, params }) => view(await get(person.userId, params.id)));
    serve(endpoints.updateNote, async ({ person: { userId }, params, body }) =>
      view(found(await as(userId, (trx) => store.updateNote(trx, userId, params.id, body)))),
    );
    serve(endpoints.deleteNote, async ({ person: { userId }, params }) => {
      if (!(await as(userId, (trx) => store.deleteNote(trx, userId, params.id))))
        throw new AppError('not_found');
      return undefined;
    });
    serve(endpoints.downloadNote, async ({ person, params }) => {
      const { text, id } = await get(person.userId, params.id);
      return {
        bytes: Buffer.from(text),
        mediaType: 'text/plain; charset=utf-8',
        filename: `note-${id.slice(0, 8)}.txt`,
      };
    });
    serve(endpoints.openNote, async ({ person, params }) => {
      const { id } = await get(person.userId, params.id);
      return { location: `${parts.config.PUBLIC_URL}/notes/${id}`, status: 303 as const };
    });
    serve(endpoints.importNote, async ({ person: { userId }, upload }) =>
      view(
        await as(userId, (trx) =>
          store.insertNote(trx, userId, bytesOf(upload.file).toString('utf8').replaceAll('\0', '')),
        ),
      ),
    );
    serve(endpoints.shoutNote, ({ person, params, body, requestKey }) =>
      startShout(parts, person, { noteId: params.id, ...body }, requestKey),
    );
    serveHook(serve, parts);
  },
};

const serveHook: Feature['routes'] = (serve) => {
  serve(endpoints.noteHook, async ({ rawBody, request }) => {
    const given = Buffer.from(String(request.headers['x-signature'] ?? ''));
    const right = Buffer.from(signHook(rawBody ?? Buffer.alloc(0)));
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      throw new AppError('invalid_request', { message: 'The signature is not right.' });
    }
    return { received: rawBody.length };
  });
};

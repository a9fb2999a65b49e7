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

/** What an import has added. */
const importedDocuments = z.object({
  resumes: z.int(),
  coverLetters: z.int(),
  /** Resumes whose Premium template became the default one, because this account is free. */
  looksChanged: z.int(),
});
export type ImportedDocuments = z.infer<typeof importedDocuments>;

const maxHelpLength = 5_000;

/** Where the person is signed in. */
const session = z.object({
  id: z.uuid(),
  /** As the browser calls itself; null where it doesn't. */
  userAgent: z.string().nullable(),
  createdAt: moment,
  lastActiveAt: moment,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

const ownKeyProviders = ['openai', 'anthropic', 'google'] as const;

/** A key to a language model that the person brought along. The key itself never leaves. */
const ownKey = z.object({
  provider: z.enum(ownKeyProviders),
  model: z.string(),
  lastFour: z.string(),
});
export type OwnKey = z.infer<typeof ownKey>;

const newOwnKey = z.object({
  provider: z.enum(ownKeyProviders),
  model: z.string().regex(/^[\w.:-]{1,80}$/, 'Enter the model’s name as the provider writes it.'),
  key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{16,400}$/, 'This doesn’t look like an API key.'),
});
export type NewOwnKey = z.infer<typeof newOwnKey>;

const ownKeyEndpoints = {
  getOwnKey: endpoint({
    method: 'GET',
    path: '/api/account/model-key',
    summary: 'Whether people may bring a key to a language model along, and the caller’s.',
    kind: 'json',
    caller: 'user',
    response: z.object({ isOffered: z.boolean(), key: ownKey.nullable() }),
  }),
  setOwnKey: endpoint({
    method: 'PUT',
    path: '/api/account/model-key',
    summary: 'Keeps the caller’s key, encrypted, in place of the one before.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    body: newOwnKey,
    successStatus: 204,
    limit: 'account',
  }),
  deleteOwnKey: endpoint({
    method: 'DELETE',
    path: '/api/account/model-key',
    summary: 'Deletes the caller’s key.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    successStatus: 204,
    limit: 'account',
  }),
};

const selfEndpoints = {
  listSessions: endpoint({
    method: 'GET',
    path: '/api/sessions',
    summary:
      'Where the caller is signed in, this session first. Empty where a sign-in service elsewhere keeps them.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    response: z.array(session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'Signs one of the caller’s devices out.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    params: id,
    successStatus: 204,
    limit: 'account',
  }),
  askForHelp: endpoint({
    method: 'POST',
    path: '/api/help',
    summary: 'Mails a message to support; the answer comes to the caller’s address.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    body: z.object({
      message: z.string().trim().min(1, 'Please write a message.').max(maxHelpLength),
    }),
    successStatus: 204,
    limit: 'help',
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary:
      'Deletes the account and everything in it, and ends the subscription. It begins at once and can’t be undone; a last mail says when it’s done.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    recentSignIn: true,
    successStatus: 204,
    limit: 'account',
  }),
};

/** How much of what an account may hold is used: what the person sees and can delete. */
const storage = z.object({ usedBytes: z.int(), maxBytes: z.int() });

const dataEndpoints = {
  getStorage: endpoint({
    method: 'GET',
    path: '/api/account/storage',
    summary: 'How much room the caller’s documents take, and how much there is.',
    kind: 'json',
    caller: 'user',
    response: storage,
  }),
  createExport: endpoint({
    method: 'POST',
    path: '/api/exports',
    summary: 'Makes a ZIP file of everything that is the caller’s; the one before goes.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'export',
    idempotent: true,
    startsWork: true,
    response: accountExport,
  }),
  listExports: endpoint({
    method: 'GET',
    path: '/api/exports',
    summary: 'Exports that are being made, can be downloaded still, or failed just now; the newest first.',
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
    response: importedDocuments,
  }),
};

export const accountEndpoints = { ...selfEndpoints, ...dataEndpoints, ...ownKeyEndpoints };

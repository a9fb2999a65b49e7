import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import type { Identify, Person } from '../auth/identify.ts';
import { isRecentSignIn } from '../auth/signed-in-at.ts';
import { type FinishedWork, findWorkOf } from '../background/work.ts';
import type { Database } from '../database/database.ts';
import type { Config } from '../process/config.ts';
import type { Places } from '../quota/at-once.ts';
import { clientNetwork } from '../quota/client-network.ts';
import { checkStorage } from '../quota/document-room.ts';
import type { RateLimits } from '../quota/rate-limits.ts';
import {
  type Answer,
  type AnyAnswer,
  answerFor,
  jsonAnswerOf,
  type StartedWork,
  sendAnswer,
} from './answers.ts';
import { isOurFault } from './error-answers.ts';
import { answerOnce, type Remember } from './idempotency.ts';
import type { Page } from './pages.ts';
import { type RequestKey, requestKeyOf } from './request-key.ts';
import { isStorable } from './storable-text.ts';
import { announcedBytes, type Upload, withUpload } from './uploads.ts';

/** What a handler is given: the call after it was validated, and who makes it. */
export interface Call<E extends Endpoint> {
  person: E['caller'] extends 'user' ? Person : undefined;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  upload: E['kind'] extends 'upload' ? Upload : undefined;
  rawBody: E['kind'] extends 'webhook' ? Buffer : undefined;
  /** The caller's Idempotency-Key, for work that must not start twice even after a crash. */
  requestKey: RequestKey | undefined;
  /** Keeps what an idempotent endpoint has made; called inside the transaction that does the work. */
  remember: Remember;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Result<E extends Endpoint> = E['startsWork'] extends true
  ? StartedWork<ResultOf<E>>
  : E['paged'] extends true
    ? Page<ResultOf<E> extends readonly (infer Item)[] ? Item : never>
    : AnswerResult<E>;

type AnswerResult<E extends Endpoint> = E['kind'] extends 'json' | 'upload' | 'webhook'
  ? ResultOf<E>
  : Answer<E['kind'], ResultOf<E>>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>;
/** The result about what an earlier call with the same Idempotency-Key has made, as it is now. */
type Again<E extends Endpoint> = (userId: string, id: string) => Promise<Result<E>>;

/** Durable work is found again by its own key; any other idempotent endpoint says how its result is read again. */
type Rest<E extends Endpoint> = E['idempotent'] extends true
  ? E['startsWork'] extends true
    ? []
    : [again: Again<E>]
  : [];

export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, ...rest: Rest<E>) => void;

export interface ServeParts extends Pick<Places, 'takeUploadRoom'> {
  config: Pick<Config, 'UPLOAD_SECONDS' | 'STORAGE_PER_PERSON_MB'>;
  identify: Identify;
  limits: RateLimits;
  database: Database;
  /** Waits for durable work to end; undefined when it takes longer than the server waits. */
  waitForWork: (userId: string, workId: string) => Promise<FinishedWork | undefined>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Serves endpoints of the contract on a Fastify instance: validate, identify, run, reply. */
export function createServe(app: FastifyInstance, parts: ServeParts): Serve {
  return (endpoint, handler, ...[again]) => {
    const served = { endpoint, handler, again } as unknown as Served;
    const route = {
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      handler: (request: FastifyRequest, reply: FastifyReply) => handleCall(served, parts, request, reply),
    };
    if (endpoint.kind === 'webhook') app.register(async (child) => keepBytes(child).route(route));
    else app.route(route);
  };
}

/** Webhooks are signed over their exact bytes, so those are kept as they came. */
function keepBytes(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  return app;
}

interface Served {
  endpoint: Endpoint;
  handler: (call: unknown) => Promise<unknown>;
  again: ((userId: string, id: string) => Promise<unknown>) | undefined;
}

async function handleCall(
  served: Served,
  parts: ServeParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = served;
  const person =
    endpoint.caller === 'user'
      ? await parts.identify(request.headers.authorization, { fresh: endpoint.freshSession })
      : undefined;
  if (endpoint.recentSignIn) assertRecentSignIn(person);
  const caller = { person, request, reply };
  return endpoint.kind === 'upload'
    ? takeUpload(served, parts, caller)
    : runCall(served, parts, { ...caller, upload: undefined });
}

interface Caller {
  person: Person | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

const limitKeyOf = ({ person, request }: Caller) => person?.userId ?? clientNetwork(request.ip);

/** Counts a call against its limit, unless we fail at it. Who left before the answer pays for it. */
async function counted<T>(
  { limit }: Endpoint,
  { limits }: ServeParts,
  caller: Caller,
  run: () => Promise<T>,
): Promise<T> {
  const giveBack = limit && (await limits.take(limit, limitKeyOf(caller)));
  try {
    return await run();
  } catch (error) {
    if (giveBack && isOurFault(error) && !caller.reply.raw.destroyed) await giveBack().catch(() => undefined);
    throw error;
  }
}

/** Nothing of a file is read before it's known that its sender may send one, and that there's room for it. */
async function takeUpload(served: Served, parts: ServeParts, caller: Caller): Promise<FastifyReply> {
  const { endpoint } = served;
  const { request, reply } = caller;
  let leave: (() => void) | undefined;
  try {
    leave = parts.takeUploadRoom(limitKeyOf(caller), announcedBytes(request, endpoint));
    const seconds = parts.config.UPLOAD_SECONDS;
    return await counted(endpoint, parts, caller, () =>
      withUpload({ request, reply, endpoint, seconds }, (upload) =>
        runCall(served, parts, { ...caller, upload }),
      ),
    );
  } catch (error) {
    // Otherwise what is still being sent would have to be read and dropped.
    if (!request.raw.complete) reply.header('connection', 'close');
    throw error;
  } finally {
    leave?.();
  }
}

async function runCall(
  served: Served,
  parts: ServeParts,
  caller: Caller & { upload: Upload | undefined },
): Promise<FastifyReply> {
  const { endpoint, handler } = served;
  const { person, request, reply, upload } = caller;
  const call = {
    ...caller,
    params: parse(endpoint.params, request.params, 'not_found'),
    query: parse(endpoint.query, request.query, 'invalid_request'),
    body: endpoint.kind === 'webhook' ? undefined : parse(endpoint.body, request.body, 'invalid_request'),
    rawBody: endpoint.kind === 'webhook' ? request.body : undefined,
    requestKey: requestKeyOf(endpoint, request, upload?.file),
  };
  const run = async (remember: Remember) => {
    const isNew = !(await hasStarted(served, parts, call));
    const answer = async () => {
      if (isNew && person && needsRoom(endpoint))
        await checkStorage(parts.database, person.userId, parts.config);
      const result = await handler({ ...call, remember });
      return answerFor(endpoint, result, { person, request, waitForWork: parts.waitForWork });
    };
    // That of an upload was taken before it was read.
    return isNew && !upload ? counted(endpoint, parts, caller, answer) : answer();
  };
  return sendAnswer(endpoint, await runOnce(served, parts, call, run), request, reply);
}

const needsRoom = ({ method, keepsNothing }: Endpoint) =>
  !keepsNothing && method !== 'GET' && method !== 'DELETE';

/** Asking with the same key for work that was started before costs nothing, as any kept answer. */
async function hasStarted(
  { endpoint }: Served,
  { database }: ServeParts,
  { person, requestKey }: { person: Person | undefined; requestKey: RequestKey | undefined },
): Promise<boolean> {
  if (!endpoint.startsWork || !person || !requestKey) return false;
  const { userId } = person;
  return (await database.asUser(userId, (trx) => findWorkOf(trx, userId, requestKey))) !== undefined;
}

function assertRecentSignIn(person: Person | undefined): void {
  if (!isRecentSignIn(person?.signedInAtMs)) throw new AppError('sign_in_again');
}

/** Durable work is found again by its own key, so only what answers at once is kept here. */
function runOnce(
  { endpoint, again }: Served,
  { database }: ServeParts,
  { person, requestKey }: { person: Person | undefined; requestKey: RequestKey | undefined },
  run: (remember: Remember) => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  if (!again || !person || !requestKey) return run(async (_, result) => result);
  const { userId } = person;
  const readAgain = async (id: string) => jsonAnswerOf(endpoint, await again(userId, id));
  const status = endpoint.successStatus ?? 200;
  return answerOnce({ database, userId, requestKey, status, again: readAgain }, run);
}

const unstorable = { message: 'The text holds characters that cannot be stored.' };

function parse(schema: Endpoint['body'], value: unknown, code: 'invalid_request' | 'not_found'): unknown {
  if (!schema) return undefined;
  if (!isStorable(value)) throw new AppError(code, unstorable);
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  if (code === 'not_found') throw new AppError('not_found');
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.');
  throw new AppError('invalid_request', {
    message: where ? `${where}: ${issue?.message}` : (issue?.message ?? ''),
  });
}

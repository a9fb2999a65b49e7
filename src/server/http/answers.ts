import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointKind } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import type { Person } from '../auth/identify.ts';
import type { FinishedWork } from '../background/work.ts';
import type { Page } from './pages.ts';

export interface FileAnswer {
  /** A large file is sent while it's read. */
  bytes: Buffer | Readable;
  mediaType: string;
  filename: string;
  headers?: Readonly<Record<string, string>>;
}

export interface RedirectAnswer {
  location: string;
  status: 302 | 303;
}

/** One server-sent event ('quiet' keeps an idle connection open); a caller that lost its connection asks for what came after `id`. */
export interface SentEvent<T> {
  id: number;
  data: T;
}

export type Answer<K extends EndpointKind, T> = K extends 'file'
  ? FileAnswer
  : K extends 'redirect'
    ? RedirectAnswer
    : K extends 'events'
      ? AsyncIterable<SentEvent<T> | 'quiet'> | undefined
      : T;

/** A JSON answer, ready to be sent. */
interface JsonAnswer {
  status: number;
  json: unknown;
  headers?: Readonly<Record<string, string>>;
}

export type AnyAnswer =
  | JsonAnswer
  | { file: FileAnswer }
  | { redirect: RedirectAnswer }
  | { events: EventSource };

type EventSource = AsyncIterable<SentEvent<unknown> | 'quiet'>;

/**
 * What a handler that starts work returns: `view` reads the answer when the work is done, where its result does not hold
 * it. `known` is the answer where there is nothing left to work on.
 */
export type StartedWork<T> = { workId: string; view?(result: unknown): Promise<T> } | { known: T };

interface Context {
  person: Person | undefined;
  request: FastifyRequest;
  waitForWork: (userId: string, workId: string) => Promise<FinishedWork | undefined>;
}

export async function answerFor(endpoint: Endpoint, result: unknown, context: Context): Promise<AnyAnswer> {
  if (endpoint.startsWork) return answerOfWork(endpoint, result as StartedWork<unknown>, context);
  if (endpoint.kind === 'file') return { file: result as FileAnswer };
  if (endpoint.kind === 'redirect') return { redirect: result as RedirectAnswer };
  // With 204 a reader of server-sent events stops; any other end makes it join again.
  if (endpoint.kind === 'events')
    return result ? { events: result as EventSource } : { status: 204, json: undefined };
  if (endpoint.paged) return pageAnswerOf(endpoint, result as Page<unknown>, context.request);
  return jsonAnswerOf(endpoint, result);
}

/** What the response schema does not name never leaves. */
export const jsonAnswerOf = (endpoint: Endpoint, result: unknown): JsonAnswer => ({
  status: endpoint.successStatus ?? 200,
  json: endpoint.response?.parse(result),
});

/** The array alone is the body; where it goes on stands in the Link header, with the caller's own query. */
function pageAnswerOf(
  endpoint: Endpoint,
  { items, next }: Page<unknown>,
  request: FastifyRequest,
): JsonAnswer {
  const answer = jsonAnswerOf(endpoint, items);
  if (next === undefined) return answer;
  const { pathname, searchParams } = new URL(request.url, 'http://any');
  searchParams.set('after', next);
  return { ...answer, headers: { link: `<${pathname}?${searchParams}>; rel="next"` } };
}

/** The convention for every call that starts durable work, written once. */
async function answerOfWork(
  endpoint: Endpoint,
  started: StartedWork<unknown>,
  context: Context,
): Promise<JsonAnswer> {
  if ('known' in started) return jsonAnswerOf(endpoint, started.known);
  const { workId, view } = started;
  const later = { status: 202, json: { workId } };
  if (!context.person || context.request.headers.prefer?.includes('respond-async')) return later;
  const finished = await context.waitForWork(context.person.userId, workId);
  if (!finished) return later;
  if (finished.state === 'cancelled') throw new AppError('work_cancelled');
  if (finished.state === 'failed') throw AppError.of(finished.error);
  return jsonAnswerOf(endpoint, view ? await view(finished.result) : finished.result);
}

export function sendAnswer(
  endpoint: Endpoint,
  answer: AnyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if ('json' in answer) {
    reply.code(answer.status).headers(answer.headers ?? {});
    if (answer.json === undefined) return reply.send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer.json));
  }
  if ('redirect' in answer) return reply.redirect(answer.redirect.location, answer.redirect.status);
  if ('file' in answer) {
    const { filename, mediaType, bytes, headers = {} } = answer.file;
    return reply
      .headers(headers)
      .header('content-type', mediaType)
      .header('content-disposition', `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`)
      .send(bytes);
  }
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(writeEvents(endpoint, answer.events, request)));
}

async function* writeEvents(endpoint: Endpoint, events: EventSource, request: FastifyRequest) {
  // A first comment opens the stream at once, also through proxies that wait for bytes.
  yield ': open\n\n';
  try {
    for await (const event of events) {
      if (event === 'quiet') yield ': still here\n\n';
      else yield `id: ${event.id}\ndata: ${JSON.stringify(endpoint.response?.parse(event.data))}\n\n`;
    }
  } catch (error) {
    request.log.error({ reqId: request.id, err: error }, 'event stream ended early');
  }
}

import type {
  AnswerOf,
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
  WorkStarted,
} from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { apiErrorOf, fetchOrTell } from './api-error.ts';
import { readEvents } from './work.ts';

export interface ApiParts {
  readonly getToken: () => Promise<string | undefined>;
  /** Empty for the origin of the page. */
  readonly origin: string;
  readonly fetch: typeof fetch;
}

export interface DownloadedFile {
  readonly content: Blob;
  readonly name: string | undefined;
  readonly headers: Headers;
}

/** One page of a list. `next` is the cursor of the page after it. */
export interface Page<Items> {
  readonly items: Items;
  readonly next: string | undefined;
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Name]: Value };

export type CallOptions<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  Part<'file', E['kind'] extends 'upload' ? File : undefined> & {
    readonly signal?: AbortSignal;
    /** The key of the person's action; hand the same one in again when the same action is tried again. */
    readonly idempotencyKey?: string;
    /** Answer at once with the work's id instead of waiting for the result. */
    readonly respondAsync?: boolean;
  };

type Json<E extends Endpoint> = E['startsWork'] extends true ? AnswerOf<E> | WorkStarted : AnswerOf<E>;

type Answer<E extends Endpoint> = E['kind'] extends 'file'
  ? Promise<DownloadedFile>
  : E['kind'] extends 'events'
    ? AsyncGenerator<AnswerOf<E>, void, void>
    : E['paged'] extends true
      ? Promise<Page<AnswerOf<E>>>
      : Promise<Json<E>>;

type Call<E extends Endpoint> =
  Record<never, never> extends CallOptions<E>
    ? (options?: CallOptions<E>) => Answer<E>
    : (options: CallOptions<E>) => Answer<E>;

export type Api<C extends Record<string, Endpoint>> = { readonly [Name in keyof C]: Call<C[Name]> };

interface LooseOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly respondAsync?: boolean;
}

/** Turns a contract into functions, one an endpoint, that send what it says and give what it answers. */
export function createApi<const C extends Record<string, Endpoint>>(endpoints: C, parts: ApiParts): Api<C> {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [name, callOf(endpoint, parts)]);
  return Object.fromEntries(calls) as Api<C>;
}

function callOf(endpoint: Endpoint, parts: ApiParts) {
  if (endpoint.kind === 'events') {
    return (options: LooseOptions = {}) =>
      readEvents({
        join: (headers) => send(endpoint, options, parts, headers),
        refusalOf: apiErrorOf,
        signal: options.signal,
      });
  }
  return async (options: LooseOptions = {}) => {
    const response = await send(endpoint, options, parts);
    if (!response.ok) throw await apiErrorOf(response);
    if (endpoint.kind === 'file') return fileOf(response);
    if (endpoint.paged) return pageOf(response);
    return response.status === 204 ? undefined : response.json();
  };
}

async function send(
  endpoint: Endpoint,
  options: LooseOptions,
  parts: ApiParts,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  const headers = new Headers(extraHeaders);
  await authorize(headers, endpoint, parts);
  if (endpoint.idempotent) headers.set('Idempotency-Key', options.idempotencyKey ?? crypto.randomUUID());
  if (options.respondAsync) headers.set('Prefer', 'respond-async');
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const body = options.file ? uploadOf(options.file) : JSON.stringify(options.body);
  return fetchOrTell(() =>
    parts.fetch(addressOf(endpoint, options, parts.origin), {
      method: endpoint.method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body }),
      ...(options.signal && { signal: options.signal }),
    }),
  );
}

/** One file as a form; the browser writes the content type, because the boundary is its own. */
function uploadOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

async function authorize(headers: Headers, endpoint: Endpoint, parts: ApiParts): Promise<void> {
  const token = await parts.getToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  else if (endpoint.caller === 'user') console.warn(`No session: ${endpoint.path} is called without one.`);
}

function addressOf(endpoint: Endpoint, options: LooseOptions, origin: string): string {
  const given = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return origin + fillPath(endpoint.path, options.params) + (query && `?${query}`);
}

async function pageOf(response: Response): Promise<Page<unknown>> {
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  const next = link && new URL(link, 'http://any').searchParams.get('after');
  return { items: await response.json(), next: next ?? undefined };
}

async function fileOf(response: Response): Promise<DownloadedFile> {
  const { headers } = response;
  const name = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
  return { content: await response.blob(), name, headers };
}

import { z } from 'zod';
import type { LimitName } from './limits.ts';

/** What a caller must be: anyone, a signed-in person, or a provider that signs its calls. */
export type Caller = 'public' | 'user' | 'signed-webhook';

export type EndpointKind = 'json' | 'file' | 'events' | 'upload' | 'webhook' | 'redirect';

/**
 * One HTTP endpoint, written once. The server serves exactly this, the web calls exactly this,
 * and the OpenAPI document is made from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as `:name`; every one of them is named in `params`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly kind: EndpointKind;
  readonly caller: Caller;
  /** Of a `public` endpoint: it checks the access token by itself, to refuse in the words of the sign-in protocol. */
  readonly checksToken?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `json`: the body of the answer. `events`: the data of one event. What it does not name never leaves. */
  readonly response?: z.ZodType;
  readonly successStatus?: 200 | 201 | 204;
  readonly limit?: LimitName;
  /** The same Idempotency-Key gives the same answer for 24 hours. */
  readonly idempotent?: boolean;
  /** Starts durable work: waits for its result up to 25 s, else answers 202 with the work's id. */
  readonly startsWork?: boolean;
  /** Answers an array page by page, asked for by `pageQuery`; the Link header names the next page (rel="next"). */
  readonly paged?: boolean;
  /** The session is looked up on this very call, not taken from the cache: money, export, deletion. */
  readonly freshSession?: boolean;
  /** Only within 5 minutes after signing in, by the token's `amr`: what can't be undone. Refused with `sign_in_again`. */
  readonly recentSignIn?: boolean;
  /** How large the file of an `upload` may be, where that isn't the usual 5 MB. */
  readonly maxUploadMegabytes?: number;
  /** A person whose account is full may still call it: whatever they send, no more is kept than before. */
  readonly keepsNothing?: boolean;
  /** `auth` speaks the sign-in protocol's `{code, message}`; all others `{error, code, feature?}`. */
  readonly errors?: 'product' | 'auth';
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The answer of every endpoint that starts durable work and did not finish in time. */
export const workStarted = z.object({ workId: z.uuid() });
export type WorkStarted = z.infer<typeof workStarted>;

type Output<S, Missing> = S extends z.ZodType ? z.output<S> : Missing;
type Input<S, Missing> = S extends z.ZodType ? z.input<S> : Missing;

/** What a handler receives, after validation. */
export type ParamsOf<E extends Endpoint> = Output<E['params'], Record<never, never>>;
export type QueryOf<E extends Endpoint> = Output<E['query'], Record<never, never>>;
export type BodyOf<E extends Endpoint> = Output<E['body'], undefined>;
/** What a handler returns, before the response schema strips it. */
export type ResultOf<E extends Endpoint> = Input<E['response'], undefined>;

/** What a caller sends and gets. */
export type ParamsInput<E extends Endpoint> = Input<E['params'], undefined>;
export type QueryInput<E extends Endpoint> = Input<E['query'], undefined>;
export type BodyInput<E extends Endpoint> = Input<E['body'], undefined>;
export type AnswerOf<E extends Endpoint> = Output<E['response'], undefined>;

/** Why a call gave nothing; also the status of its row in llm_calls. */
export type FailureKind =
  | 'rate_limited'
  | 'server_error'
  | 'timeout'
  | 'network'
  | 'bad_json'
  | 'wrong_schema'
  | 'refused'
  | 'truncated'
  | 'too_long'
  | 'too_large'
  | 'unauthorized'
  | 'schema_refused'
  | 'rejected'
  | 'aborted';

/** Holds nothing of the provider's own words: they may echo what was sent. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;
  readonly retryAfterMs: number | undefined;
  constructor(kind: FailureKind, retryAfterMs?: number) {
    super(`The model's answer cannot be used: ${kind}.`);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whatever was thrown, as one of our own kinds. */
export function failureOf(error: unknown): ModelFailure {
  const own = ownFailureIn(error);
  if (own) return own;
  if (isCallError(error)) return failureOfCall(error);
  const code = codeOf(error);
  if (tellsTooLong(textOf(error))) return new ModelFailure('too_long');
  if (code === 429) return new ModelFailure('rate_limited');
  if (code !== undefined && code < 500) return new ModelFailure('rejected');
  // What breaks off in the middle of a stream carries no status: either the line or the server broke.
  return new ModelFailure(code === undefined ? 'network' : 'server_error');
}

/** The library's own error for a call that was answered badly or not at all. */
interface CallError extends Error {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
}

/** By its name: the library is not loaded where no model is configured. */
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'AI_APICallError';

function failureOfCall(error: CallError): ModelFailure {
  const { statusCode: status } = error;
  if (status === undefined) return new ModelFailure('network');
  if (status === 429) return new ModelFailure('rate_limited', retryAfterMs(error.responseHeaders));
  if (status >= 500) return new ModelFailure('server_error', retryAfterMs(error.responseHeaders));
  if (status < 300) return new ModelFailure('network');
  const message = `${error.message} ${error.responseBody ?? ''}`;
  if (status === 413 || tellsTooLong(message)) return new ModelFailure('too_long');
  if (status === 408) return new ModelFailure('timeout');
  if ([401, 402, 403, 404].includes(status)) return new ModelFailure('unauthorized');
  if (/content.?(?:filter|policy|management)|safety|moderation/i.test(error.responseBody ?? ''))
    return new ModelFailure('refused');
  if (/response_format|json.?schema|grammar|guided|structured.?output/i.test(message))
    return new ModelFailure('schema_refused');
  return new ModelFailure('rejected');
}

/** Every provider has words of its own for it, and no code in common. */
const tellsTooLong = (text: string): boolean =>
  /context.{0,20}(?:length|window|size)|(?:prompt|input|request|message).{0,40}too (?:long|large)|(?:token|input).{0,40}exceed|exceed.{0,40}token|reduce the length/i.test(
    text,
  );

/** Seconds, or a date. */
function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  if (!value) return undefined;
  const waitMs = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return waitMs > 0 ? waitMs : undefined;
}

/** Our own reasons for breaking off come back wrapped. */
function ownFailureIn(error: unknown): ModelFailure | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof ModelFailure) return cause;
  return undefined;
}

function codeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, statusCode, type } = error as { code?: unknown; statusCode?: unknown; type?: unknown };
  const status = Number(statusCode ?? code);
  if (status >= 400 && status < 600) return status;
  if (typeof type === 'string' && /rate_limit/.test(type)) return 429;
  return typeof type === 'string' && /overloaded|server_error|api_error/.test(type) ? 500 : undefined;
}

function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code } = error as { message?: unknown; code?: unknown };
  return `${String(message ?? '')} ${String(code ?? '')}`;
}

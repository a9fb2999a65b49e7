import type { MessageId } from '@lingui/core';
import type { ErrorCode } from '#contract/errors.ts';

export const unreachableText: MessageId =
  'We could not reach the server. Check your connection and try again.';
/** For an answer that is not ours, such as a proxy's page: its text is for the log, not for a person. */
const unavailableText: MessageId = 'This is not available right now. Please try again in a moment.';

/**
 * A call that did not succeed. `message` is "status: text" for logs; screens show `error`,
 * the sentence the server wrote for a person.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly error: string;
  /** Whether that is said in the answer; a proxy's page says nothing to a person. */
  readonly hasMessage: boolean;
  readonly code: ErrorCode | undefined;
  readonly feature: string | undefined;
  /** What the person is asked to tell first. */
  readonly asks: readonly string[];

  constructor(status: number, text: string, options?: ErrorOptions) {
    super(`${status}: ${text}`, options);
    const body = parseBody(text);
    this.status = status;
    const message = status === 0 ? text : textIn(body.error);
    this.hasMessage = message !== undefined;
    this.error = message ?? unavailableText;
    this.code = textIn(body.code) as ErrorCode | undefined;
    this.feature = textIn(body.feature);
    this.asks = Array.isArray(body.asks) ? body.asks.flatMap((ask) => textIn(ask) ?? []) : [];
  }
}

export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return new ApiError(response.status, text || response.statusText);
}

/** `fetch` that says in a sentence when nothing answered; browsers say "Failed to fetch" or "Load failed". */
export async function fetchOrTell(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    // An abort is the caller's own doing, and no failure.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, unreachableText, { cause: error });
  }
}

/** The plan does not cover it: the upgrade dialog answers that, not an error message. */
export function isUpgradeError(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'limit_reached' || error.code === 'premium_required');
}

/** Of a call that the free plan limits, every 403 means that, whatever its code. */
export function isPlanRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403;
}

function parseBody(text: string): {
  error?: unknown;
  code?: unknown;
  feature?: unknown;
  asks?: unknown;
} {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

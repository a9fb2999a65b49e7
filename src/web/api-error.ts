import type { ErrorCode } from '#contract/errors.ts';

/**
 * A call that did not succeed. `message` is "status: text" for logs; screens show `error`,
 * the sentence the server wrote for a person.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly error: string;
  readonly code: ErrorCode | undefined;
  readonly feature: string | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    const body = parseBody(text);
    this.status = status;
    this.error = body.error ?? text;
    this.code = body.code;
    this.feature = body.feature;
  }
}

export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return new ApiError(response.status, text || response.statusText);
}

/** 403 means that the plan does not cover it: the upgrade dialog answers it, not an error message. */
export function isUpgradeError(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'limit_reached' || error.code === 'premium_required');
}

function parseBody(text: string): { error?: string; code?: ErrorCode; feature?: string } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

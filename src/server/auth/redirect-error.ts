import type { FastifyBaseLogger } from 'fastify';
import { AuthError } from './auth-error.ts';

/** The app's address with an error that the client library understands. What it is about stays in the log. */
export function withError(target: URL, error: unknown, log: FastifyBaseLogger): URL {
  const known = error instanceof AuthError ? error : undefined;
  if (!known) log.warn({ err: error }, 'sign-in with Google failed');
  const url = new URL(target);
  url.searchParams.set('error', 'access_denied');
  url.searchParams.set('error_code', known?.code ?? 'unexpected_failure');
  url.searchParams.set(
    'error_description',
    known?.message ?? 'Sign-in with Google did not work. Please try again.',
  );
  return url;
}

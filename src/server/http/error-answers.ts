import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import { AuthError } from '../auth/auth-error.ts';
import { noThreadCode } from '../process/thread-pool.ts';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'not_found',
  408: 'unavailable',
  413: 'payload_too_large',
  414: 'invalid_request',
  415: 'unsupported_media_type',
  431: 'payload_too_large',
  503: 'unavailable',
};

/**
 * What passes by itself: PostgreSQL starts, stops, is full or has gone over to another machine (25006: this one only
 * reads by now); a statement waited too long (57014, 55P03) or was given up so that another could go on (40P01, 40001);
 * whatever the network says when the other side, or its name, is not to be found; and threads that can't start.
 */
const passing = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '55P03',
  '53300',
  '53200',
  '53100',
  '40P01',
  '40001',
  '25006',
  '25P03',
  '08006',
  '08003',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  noThreadCode,
]);

/** Turns whatever was thrown into the one shape that leaves the server. Unknown errors are logged, never shown. */
function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  const known = statusCode === undefined ? undefined : codeByStatus[statusCode];
  if (known) return new AppError(known);
  if ((code !== undefined && passing.has(code)) || isLost(error)) {
    request.log.warn({ reqId: request.id, err: error }, 'a part is not available');
    return new AppError('unavailable', { retryAfterSeconds: 2 });
  }
  request.log.error({ reqId: request.id, err: error }, 'unexpected error');
  return new AppError('unexpected', { message: `${errors.unexpected.message} Reference: ${request.id}` });
}

/** Whether an error is answered with 500 or above. */
export function isOurFault(error: unknown): boolean {
  if (error instanceof AppError || error instanceof AuthError) return error.status >= 500;
  const known = codeByStatus[(error as Partial<FastifyError>).statusCode ?? 500];
  return known === undefined || errors[known].status >= 500;
}

/** The driver says these only in words: every connection was busy for too long, or the one in use went away. */
const lostInWords =
  /^timeout exceeded when trying to connect$|^Connection terminated|^Client has encountered a connection error/;

const isLost = (error: unknown) => error instanceof Error && lostInWords.test(error.message);

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AuthError) return sendAuthError(error, reply);
  const answer = toAppError(error, request);
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  if (request.routeOptions.config.endpoint?.errors === 'auth')
    return sendAuthError(inProtocol(answer), reply);
  return reply.code(answer.status).send(answer.body);
}

/** The sign-in protocol's own shape; without the version header the client library loses the code. */
function sendAuthError({ status, code, message, extra }: AuthError, reply: FastifyReply): FastifyReply {
  return reply
    .code(status)
    .header('x-supabase-api-version', '2024-01-01')
    .header('x-sb-error-code', code)
    .send({ code, message, ...extra });
}

function inProtocol({ code, status, message }: AppError): AuthError {
  if (code === 'invalid_request') return new AuthError(status, 'validation_failed', message);
  if (code === 'too_many_requests')
    return new AuthError(status, 'over_request_rate_limit', 'Request rate limit reached');
  if (code === 'unexpected') return new AuthError(status, 'unexpected_failure', message);
  return new AuthError(status, code, message);
}

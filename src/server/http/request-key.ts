import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { bytesOf, type ReceivedFile } from './received-file.ts';

/** The caller's Idempotency-Key, and what it was sent with: a key belongs to one request. */
export interface RequestKey {
  key: string;
  hash: string;
}

export function requestKeyOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  file: ReceivedFile | undefined,
): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new AppError('invalid_request', { message: 'The Idempotency-Key is not valid.' });
  }
  if (!endpoint.idempotent) return undefined;
  return { key, hash: hashOf(endpoint, request, file) };
}

function hashOf({ method }: Endpoint, { url, body }: FastifyRequest, file: ReceivedFile | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url, body ?? null]));
  return (file ? hash.update(bytesOf(file)) : hash).digest('base64');
}

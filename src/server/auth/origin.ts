import type { FastifyRequest } from 'fastify';

/** Where a call comes from; kept with the session so that a person can recognize it. */
export interface Origin {
  ip: string;
  userAgent: string | null;
}

export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null };
}

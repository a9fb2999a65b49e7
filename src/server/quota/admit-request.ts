import type { FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { clientNetwork } from './client-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of the web build. It costs next to nothing, and one page needs dozens. */
    isBuiltFile?: boolean;
  }
}

/**
 * Counts a request before its body is read. An office shares one address, so whoever is signed in counts for
 * themselves. A token that nobody has verified yet counts for its place: forged ones can't get around the ceiling.
 */
export async function admitRequest(
  { ip, headers, routeOptions }: FastifyRequest,
  { limits, identify }: Pick<Parts, 'limits' | 'identify'>,
): Promise<void> {
  const { endpoint, isBuiltFile } = routeOptions.config;
  if (isBuiltFile) return;
  const person = endpoint?.caller === 'user' ? identify.recall(headers.authorization) : undefined;
  if (person) await limits.admitPerson(person.userId);
  else await limits.admitPlace(clientNetwork(ip));
}

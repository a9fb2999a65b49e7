import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';

/** Aborted when the answer closes, however it ends: if that's before it was sent, nobody will read it. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new AppError('unavailable', { message: 'The caller has left.' }));
  // It may have closed before we came here.
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
}

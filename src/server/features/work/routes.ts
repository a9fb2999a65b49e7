import { workEndpoints } from '#contract/work.ts';
import type { Feature } from '../../feature.ts';

export const workFeature: Feature = {
  routes: (serve, { work, stopping, openStream }) => {
    serve(workEndpoints.getWork, ({ person, params }) => work.get(person.userId, params.id));
    serve(workEndpoints.cancelWork, ({ person, params }) => work.cancel(person.userId, params.id));
    serve(workEndpoints.getWorkEvents, async ({ person, params, request, reply }) => {
      const gone = new AbortController();
      const leave = openStream(person.userId);
      // The answer closes in the end, however it ends, and may have closed before we came here.
      gone.signal.addEventListener('abort', leave, { once: true });
      reply.raw.once('close', () => gone.abort());
      if (reply.raw.destroyed) gone.abort();
      const signal = AbortSignal.any([gone.signal, stopping.signal]);
      return work.follow(person.userId, params.id, lastSeenBy(request.headers['last-event-id']), signal);
    });
  },
};

/** Where a caller left off; anything that is not such a number means the beginning. */
function lastSeenBy(header: unknown): number {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}

import { workEndpoints } from '#contract/work.ts';
import type { Feature } from '../../feature.ts';
import { callerGone } from '../../http/caller-gone.ts';

export const workFeature: Feature = {
  routes: (serve, { work, stopping, openStream }) => {
    serve(workEndpoints.getWork, ({ person, params }) => work.get(person.userId, params.id));
    serve(workEndpoints.cancelWork, ({ person, params }) => work.cancel(person.userId, params.id));
    serve(workEndpoints.getWorkEvents, async ({ person, params, request, reply }) => {
      const gone = callerGone(reply);
      const leave = openStream(person.userId);
      if (gone.aborted) leave();
      else gone.addEventListener('abort', leave, { once: true });
      const signal = AbortSignal.any([gone, stopping.signal]);
      return work.follow(person.userId, params.id, lastSeenBy(request.headers['last-event-id']), signal);
    });
  },
};

/** Where a caller left off; anything that is not such a number means the beginning. */
function lastSeenBy(header: unknown): number {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}

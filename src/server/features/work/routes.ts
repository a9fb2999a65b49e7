import { workEndpoints } from '#contract/work.ts';
import type { Feature } from '../../feature.ts';

export const workFeature: Feature = {
  routes: (serve, { work, stopping }) => {
    serve(workEndpoints.getWork, ({ person, params }) => work.get(person.userId, params.id));
    serve(workEndpoints.cancelWork, ({ person, params }) => work.cancel(person.userId, params.id));
    serve(workEndpoints.getWorkEvents, async ({ person, params, request, reply }) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const lastSeen = Number(request.headers['last-event-id'] ?? 0);
      return work.follow(
        person.userId,
        params.id,
        Number.isSafeInteger(lastSeen) ? lastSeen : 0,
        AbortSignal.any([gone.signal, stopping.signal]),
      );
    });
  },
};

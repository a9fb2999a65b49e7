import type { Work } from '#contract/work.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { readEvents } from '#tests/support/read-events.ts';

export type Call = TestPerson['call'];

/** The person's calls; errors that are answered are kept. */
export function callsOf(person: TestPerson): { call: Call; errors: string[] } {
  const errors: string[] = [];
  const call: Call = async (method, path, options = {}) => {
    const response = await person.call(method, path, options);
    if (response.status >= 400) errors.push(await response.clone().text());
    return response;
  };
  return { call, errors };
}

/** Starts work and follows it to its end: everything that is told on the way. */
export async function followWork(call: Call, path: string, body?: unknown): Promise<Work[]> {
  const headers = { prefer: 'respond-async' };
  const started = await call('POST', path, { headers, ...(body === undefined ? {} : { body }) });
  if (!started.ok) return [];
  // What is known already is answered at once.
  if (started.status !== 202) return [];
  const { workId } = (await started.json()) as { workId: string };
  const events: Work[] = [];
  // A stream may end early; a browser joins it again with the last number it saw.
  for (let last = ''; !isOver(events.at(-1)); ) {
    const headers = { ...(last ? { 'last-event-id': last } : {}) };
    const received = await readEvents(await call('GET', `/api/work/${workId}/events`, { headers }));
    events.push(...received.map(({ data }) => data as Work));
    last = received.at(-1)?.id ?? last;
  }
  return events;
}

const isOver = (work: Work | undefined) =>
  work !== undefined && work.state !== 'queued' && work.state !== 'running';

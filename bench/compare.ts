import autocannon from 'autocannon';
import type { BenchServer } from './bench-server.ts';
import { inFull } from './short.ts';

export interface Contender {
  server: BenchServer;
  /** One, or one for each of the connections in turn: calls that must not meet. */
  path: string | readonly string[];
  headers?: Record<string, string>;
  /** Sent by POST; without one it is a GET. */
  body?: string;
}

export interface Figures {
  requestsPerSecond: number;
  cpuMicrosecondsPerRequest: number;
  p99Ms: number;
}

const rounds = inFull(12, 1);
const secondsPerRound = 1;

/** Runs both in turn, several times over, and takes the best round of each: what the machine does beside it evens out. */
export async function compare(
  bare: Contender,
  ours: Contender,
): Promise<{ bare: Figures; ours: Figures; ratio: number }> {
  await run(bare, 1);
  await run(ours, 1);
  const bareRounds: Figures[] = [];
  const ourRounds: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bareRounds.push(await run(bare, secondsPerRound));
    ourRounds.push(await run(ours, secondsPerRound));
  }
  const best = { bare: bestOf(bareRounds), ours: bestOf(ourRounds) };
  return { ...best, ratio: best.ours.requestsPerSecond / best.bare.requestsPerSecond };
}

async function run({ server, path, headers = {}, body }: Contender, duration: number): Promise<Figures> {
  const cpuBefore = await server.cpuSeconds();
  let connection = 0;
  const result = await autocannon({
    url: server.url,
    connections: typeof path === 'string' ? 32 : path.length,
    duration,
    headers,
    ...(body === undefined ? {} : { method: 'POST', body }),
    setupClient: (client) => {
      const own = typeof path === 'string' ? path : path[connection++ % path.length];
      client.setRequests([{ path: own ?? '/' }]);
    },
  });
  const cpu = (await server.cpuSeconds()) - cpuBefore;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} answers were not 2xx, ${result.errors} calls failed`);
  }
  return {
    requestsPerSecond: Math.round(result.requests.average),
    cpuMicrosecondsPerRequest: Math.round((cpu * 1e6) / result.requests.total),
    p99Ms: result.latency.p99,
  };
}

const bestOf = (figures: Figures[]): Figures =>
  figures.reduce((best, next) => (next.requestsPerSecond > best.requestsPerSecond ? next : best));

import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** How this machine's clock and the database's differ. Tokens, signed webhooks and limits depend on both. */
export interface Clock {
  /** Seconds that ours is ahead of the database's, where that's too many; else 0. */
  offBy(): number;
  close(): void;
}

interface ClockParts {
  database: Pick<Database, 'ping'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Registry;
  now?: () => number;
  everyMs?: number;
}

/** A slow answer of the database looks like a difference, too. */
const toleratedSeconds = 30;
/** From here on signed webhooks are refused. */
const badSeconds = 300;

const isOff = (seconds: number) => Math.abs(seconds) > toleratedSeconds;

export const sayClock = (seconds: number): string =>
  `this machine’s clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database’s`;

/** Looks at the start, and every minute after that. */
export async function watchClock({
  database,
  log,
  metrics,
  now = Date.now,
  everyMs = 60_000,
}: ClockParts): Promise<Clock> {
  const gauge = new Gauge({
    name: 'clock_ahead_seconds',
    help: "How far this machine's clock is ahead of the database's.",
    registers: [metrics],
  });
  let seconds = 0;
  const look = async () => {
    const askedAt = now();
    const databaseMs = await database.ping();
    seconds = Math.round(((askedAt + now()) / 2 - databaseMs) / 1000);
    gauge.set(seconds);
    if (!isOff(seconds)) return;
    const level = Math.abs(seconds) > badSeconds ? 'error' : 'warn';
    log[level]({ seconds }, `${sayClock(seconds)}: set both by NTP`);
  };
  await look().catch(() => undefined);
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref();
  return {
    offBy: () => (isOff(seconds) ? seconds : 0),
    close: () => clearInterval(timer),
  };
}

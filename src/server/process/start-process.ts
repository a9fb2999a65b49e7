import { setTimeout as pause } from 'node:timers/promises';
import { type App, buildApp, productFeatures } from '../app.ts';
import { forgetPersonQueue, handleForgetPerson, type Leave } from '../background/forget-person.ts';
import { housekeepingQueue, keepHouse } from '../background/housekeeping.ts';
import { startWorker } from '../background/run-work.ts';
import { handleSendMail, sendMailQueue } from '../background/send-mail.ts';
import { deadQueueDefinition, queueDefinitionOf, type WorkDefinition } from '../background/work.ts';
import type { Feature, ScheduledWork } from '../feature.ts';
import { closeQuietConnections } from '../http/http-server.ts';
import { openParts, type Parts } from '../parts.ts';
import { checkData } from './check-data.ts';
import type { Config } from './config.ts';
import { createLog } from './log.ts';
import { serveMetrics } from './metrics.ts';

export interface RunningProcess {
  parts: Parts;
  app: App | undefined;
  address: string;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  features?: readonly Feature[];
  log?: Parts['log'];
  /** Adds what only development serves, under /dev. */
  extend?: (http: App['http']) => void;
  /** Loads the engine's word lists while the rest starts, and works out the sample, so that nobody's first resume waits for them. */
  warm?: boolean;
  /** How long load balancers are given to see that this node is going. */
  drainMs?: number;
}

/** Starts the web, the worker, or both, over the same parts; stops without losing a call. */
export async function startProcess(config: Config, options: ProcessOptions = {}): Promise<RunningProcess> {
  const { features = productFeatures, log = createLog(config), drainMs = 2_500 } = options;
  checkData();
  const parts = await openParts(config, log);
  if (options.warm) parts.engine.warm();
  const works = features.flatMap((feature) => feature.work?.(parts) ?? []);
  const scheduled = features.flatMap((feature) => feature.nightly?.(parts) ?? []);
  await defineQueues(parts, works, scheduled);
  if (config.NODE_ENV === 'production') await parts.billing.checkPriceAtStart();
  const leaves = features.flatMap((feature) => feature.onAccountDeleted?.(parts) ?? []);
  if (config.PROCESS !== 'web') await startWork(parts, { works, leaves, scheduled });
  const app = config.PROCESS === 'worker' ? undefined : await buildApp(parts, features);
  if (app) options.extend?.(app.http);
  const address = app ? await app.http.listen({ host: config.HOST, port: config.PORT }) : '';
  if (options.warm) void app?.http.inject({ method: 'POST', url: '/api/sample-resume', payload: {} });
  const metrics = config.METRICS_PORT > 0 ? await serveMetrics(parts) : undefined;
  log.info({ process: config.PROCESS, address }, 'started');
  return {
    parts,
    app,
    address,
    stop: async () => {
      parts.stopping.abort();
      if (app) await pause(drainMs);
      metrics?.close();
      if (app) await closeServer(app);
      await parts.close();
      log.info('stopped');
    },
  };
}

async function defineQueues(
  { jobs }: Parts,
  works: readonly WorkDefinition<never>[],
  scheduled: readonly ScheduledWork[],
): Promise<void> {
  const ours = [deadQueueDefinition, sendMailQueue, forgetPersonQueue, housekeepingQueue];
  const queues = [...ours, ...works.map(queueDefinitionOf), ...scheduled.map(({ queue }) => queue)];
  for (const queue of queues) await jobs.define(queue);
}

interface WorkerTasks {
  works: readonly WorkDefinition<never>[];
  leaves: readonly Leave[];
  scheduled: readonly ScheduledWork[];
}

async function startWork(parts: Parts, { works, leaves, scheduled }: WorkerTasks): Promise<void> {
  const { jobs, config } = parts;
  await startWorker(parts, works, config.WORKER_CONCURRENCY);
  await jobs.handle(sendMailQueue.name, 2, handleSendMail(parts));
  await jobs.handle(forgetPersonQueue.name, 2, handleForgetPerson(parts, leaves));
  await jobs.handle(housekeepingQueue.name, 1, ({ signal }) => keepHouse(parts, signal));
  await jobs.schedule(housekeepingQueue.name, '17 * * * *');
  for (const { queue, cron, run } of scheduled) {
    await jobs.handle(queue.name, 1, ({ signal }) => run(signal));
    await jobs.schedule(queue.name, cron);
  }
}

/** Connections that are busy when closing begins are closed as soon as they are not, instead of being kept alive. */
async function closeServer({ http }: App): Promise<void> {
  const closing = setInterval(() => closeQuietConnections(http.server), 100);
  await http.close();
  clearInterval(closing);
}

import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { insertModelCall, type ModelCall, microsOfMonth, microsOfToday } from './model-call-store.ts';
import { ModelUnavailable } from './model-gateway.ts';
import { createModelMetrics } from './model-metrics.ts';
import { costMicros, modelsWithoutPrice, priceOf } from './model-prices.ts';
import type { ModelChoice, ModelSettings } from './model-settings.ts';

/** What was spent on whom, and whether more may be. */
export interface ModelAccounts {
  /** Throws ModelUnavailable once the person's day or everybody's month has cost what it may. */
  check(userId: string): Promise<void>;
  /** Nobody waits until it is written down, nor loses an answer because it could not be. */
  record(
    choice: ModelChoice,
    call: Omit<ModelCall, 'provider' | 'model' | 'costMicros' | 'endedAt'> & { rememberedTokens: number },
  ): void;
  /** Once everything is written down. */
  settled(): Promise<void>;
}

interface AccountsParts {
  config: ModelSettings;
  database: Database;
  log: FastifyBaseLogger;
  metrics: Registry;
}

const microsPerCent = 10_000;
/** The month's bill is a sum over everybody: it is asked for now and then, and our own calls are added in between. */
const monthEveryMs = 10_000;

export function createModelAccounts({ config, database, log, metrics }: AccountsParts): ModelAccounts {
  const { called } = createModelMetrics(metrics);
  for (const { provider, model } of modelsWithoutPrice(config))
    log.warn({ provider, model }, 'MODEL_PRICES has no price for this model: it is taken for the dearest');
  const writing = new Set<Promise<void>>();
  let month = { micros: 0, readAt: Number.NEGATIVE_INFINITY };
  const readMonth = async (): Promise<number> => {
    if (performance.now() - month.readAt > monthEveryMs)
      month = { micros: await microsOfMonth(database), readAt: performance.now() };
    return month.micros;
  };
  const write = async (call: ModelCall): Promise<void> => {
    try {
      await insertModelCall(database, call);
    } catch (error) {
      log.warn({ err: error }, 'what a model call cost could not be written down');
    }
  };
  const settled = async () => void (await Promise.all(writing));
  return {
    check: async (userId) => {
      await settled();
      const [ofMonth, ofDay] = await Promise.all([readMonth(), microsOfToday(database, userId)]);
      if (ofMonth >= config.MODEL_MONTHLY_CENTS * microsPerCent) {
        log.warn('the month has cost what MODEL_MONTHLY_CENTS allows: no model is called');
        throw new ModelUnavailable('over the ceiling');
      }
      if (ofDay >= config.MODEL_USER_DAILY_CENTS * microsPerCent)
        throw new ModelUnavailable('over the ceiling');
    },
    record: (choice, call) => {
      const micros = costMicros(priceOf(choice, config), call);
      month.micros += micros;
      called(choice, { ...call, costMicros: micros });
      // Calls that follow each other are written side by side; their own times keep them in order.
      const ended = { ...call, ...choice, costMicros: micros, endedAt: new Date() };
      const written = write(ended).finally(() => writing.delete(written));
      writing.add(written);
    },
    settled,
  };
}

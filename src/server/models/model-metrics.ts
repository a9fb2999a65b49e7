import { Counter, Histogram, type Registry } from 'prom-client';
import type { ModelChoice } from './model-settings.ts';

/** What operators see of the models. Never anything of what was sent or answered. */
export interface ModelMetrics {
  called(choice: ModelChoice, status: string, seconds: number, costMicros: number): void;
}

export function createModelMetrics(registry: Registry): ModelMetrics {
  const registers = [registry];
  const labelNames = ['provider', 'model'];
  const calls = new Counter({
    name: 'model_calls_total',
    help: 'Calls of language models, by how they ended.',
    labelNames: [...labelNames, 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'model_call_seconds',
    help: 'Time of one call of a language model.',
    labelNames,
    buckets: [0.5, 1, 2, 4, 8, 15, 25, 60],
    registers,
  });
  const cost = new Counter({
    name: 'model_cost_dollars_total',
    help: 'What the calls of language models cost, by our own table of prices.',
    labelNames,
    registers,
  });
  return {
    called: ({ provider, model }, status, took, costMicros) => {
      calls.inc({ provider, model, status });
      seconds.observe({ provider, model }, took);
      cost.inc({ provider, model }, costMicros / 1e6);
    },
  };
}

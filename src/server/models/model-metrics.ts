import { Counter, Histogram, type Registry } from 'prom-client';
import type { ModelCall } from './model-call-store.ts';
import type { ModelChoice } from './model-settings.ts';

type MeasuredCall = Pick<
  ModelCall,
  'status' | 'milliseconds' | 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'costMicros'
>;

/** What operators see of the models. Never anything of what was sent or answered. */
export interface ModelMetrics {
  called(choice: ModelChoice, call: MeasuredCall): void;
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
  const tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens of the calls of language models: read, remembered by the provider, and written.',
    labelNames: [...labelNames, 'kind'],
    registers,
  });
  return {
    called: ({ provider, model }, { status, milliseconds, costMicros, ...spent }) => {
      calls.inc({ provider, model, status });
      seconds.observe({ provider, model }, milliseconds / 1000);
      tokens.inc({ provider, model, kind: 'read' }, spent.inputTokens - spent.cachedTokens);
      tokens.inc({ provider, model, kind: 'cached' }, spent.cachedTokens);
      tokens.inc({ provider, model, kind: 'written' }, spent.outputTokens);
      cost.inc({ provider, model }, costMicros / 1e6);
    },
  };
}

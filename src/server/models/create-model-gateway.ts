import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { askModel, type RawAnswer } from './ask-model.ts';
import { composeInstructions, composePrompt, markOf, withoutUnseen } from './compose-prompt.ts';
import { recordModelCall } from './model-call-store.ts';
import { type FailureKind, failureOf, ModelFailure } from './model-failure.ts';
import { type ModelAnswer, type ModelGateway, type ModelTask, ModelUnavailable } from './model-gateway.ts';
import { type ModelProvider, openModelProviders } from './model-providers.ts';
import type { ModelSettings } from './model-settings.ts';
import { readAnswer } from './read-answer.ts';

interface GatewayParts {
  config: ModelSettings;
  database: Database;
  log: FastifyBaseLogger;
}

export async function createModelGateway(parts: GatewayParts): Promise<ModelGateway> {
  const providers = await openModelProviders(parts.config, globalThis.fetch);
  return {
    isConfigured: providers.length > 0,
    write: (task) => write(parts, providers, task),
    close: async () => {},
  };
}

async function write<T>(
  parts: GatewayParts,
  providers: readonly ModelProvider[],
  task: ModelTask<T>,
): Promise<ModelAnswer<T>> {
  if (providers.length === 0) throw new ModelUnavailable('not configured');
  const budget = AbortSignal.timeout(parts.config.MODEL_BUDGET_SECONDS * 1000);
  let tries = 0;
  for (const provider of providers) {
    task.signal.throwIfAborted();
    if (budget.aborted) throw new ModelUnavailable('out of time');
    tries += 1;
    const output = await tryOnce(parts, provider, task, tries, budget);
    if (output !== undefined) {
      return { output, provider: provider.provider, model: provider.model, shrunk: false };
    }
  }
  throw new ModelUnavailable('all failed');
}

async function tryOnce<T>(
  { config, database, log }: GatewayParts,
  provider: ModelProvider,
  task: ModelTask<T>,
  tries: number,
  budget: AbortSignal,
): Promise<T | undefined> {
  const mark = markOf(task);
  const data = task.data.map(({ label, text }) => ({ label, text: withoutUnseen(text) }));
  const late = AbortSignal.timeout(config.MODEL_TRY_SECONDS * 1000);
  const startedAt = performance.now();
  let raw: RawAnswer | undefined;
  let status: FailureKind | 'ok' = 'ok';
  try {
    raw = await askModel({
      model: provider.languageModel,
      instructions: composeInstructions(task.instructions, mark),
      messages: [
        {
          role: 'user',
          content: composePrompt({
            prompt: task.prompt,
            data,
            mark,
            schema: provider.schemaInPrompt ? task.schema : undefined,
          }),
        },
      ],
      schema: task.schema,
      maxOutputTokens: task.maxOutputTokens,
      headers: { 'idempotency-key': `${task.idempotencyKey}-${tries}` },
      signal: AbortSignal.any([task.signal, budget, late]),
      onPartial: task.onPartial,
    });
    return readAnswer(raw, task.schema, (value) => value);
  } catch (error) {
    if (task.signal.aborted) throw task.signal.reason;
    const failure = late.aborted || budget.aborted ? new ModelFailure('timeout') : failureOf(error);
    status = failure.kind;
    log.warn({ provider: provider.provider, model: provider.model, status }, 'a model call failed');
    return undefined;
  } finally {
    await recordModelCall(database, {
      userId: task.userId,
      feature: task.feature,
      provider: provider.provider,
      model: provider.model,
      promptVersion: task.promptVersion,
      status: task.signal.aborted ? 'aborted' : status,
      inputTokens: raw?.inputTokens ?? 0,
      outputTokens: raw?.outputTokens ?? 0,
      milliseconds: Math.round(performance.now() - startedAt),
      costMicros: 0,
    });
  }
}

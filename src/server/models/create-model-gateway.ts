import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { type AnswerCache, cacheKey, createAnswerCache } from './answer-cache.ts';
import { askProvider } from './ask-provider.ts';
import { type Breaker, createBreaker, type Health } from './breaker.ts';
import { limitedFetch } from './limited-fetch.ts';
import { createModelAccounts, type ModelAccounts } from './model-accounts.ts';
import { type FailureKind, ModelFailure } from './model-failure.ts';
import {
  type ModelAnswer,
  type ModelGateway,
  type ModelTask,
  ModelUnavailable,
  type UnavailableReason,
} from './model-gateway.ts';
import { type ModelProvider, openModelProviders } from './model-providers.ts';
import type { Run } from './model-run.ts';
import type { ModelChoice, ModelSettings } from './model-settings.ts';
import { createOwnKeys, type OwnKeys } from './own-keys.ts';
import { prepareTask } from './prepare-task.ts';
import { readSaid } from './read-answer.ts';
import { unlessAborted } from './unless-aborted.ts';

interface GatewayParts {
  config: ModelSettings;
  database: Database;
  log: FastifyBaseLogger;
  metrics: Registry;
}

type GuardedProvider = ModelProvider & { breaker: Breaker };

interface Gateway {
  config: ModelSettings;
  log: FastifyBaseLogger;
  providers: GuardedProvider[];
  /** Those that check what the others wrote. */
  verifiers: GuardedProvider[];
  accounts: ModelAccounts;
  cache: AnswerCache;
  ownKeys: OwnKeys;
}

const failuresInARow = 5;

export async function createModelGateway(parts: GatewayParts): Promise<ModelGateway> {
  const { config, log } = parts;
  const restMs = config.MODEL_REST_SECONDS * 1000;
  // A model that is named twice is tried twice, but it is one model and has one breaker.
  const breakers = new Map<string, Breaker>();
  const breakerOf = ({ provider, model }: ModelProvider): Breaker => {
    const name = `${provider}:${model}`;
    const breaker = breakers.get(name) ?? createBreaker({ failuresInARow, restMs });
    breakers.set(name, breaker);
    return breaker;
  };
  const open = async (choices: readonly ModelChoice[]) =>
    (await openModelProviders(choices, config, limitedFetch)).map((provider) => ({
      ...provider,
      breaker: breakerOf(provider),
    }));
  const providers = await open(config.MODELS);
  const verifiers = config.MODELS_VERIFY.length > 0 ? await open(config.MODELS_VERIFY) : providers;
  const accounts = createModelAccounts(parts);
  const ownKeys = createOwnKeys(parts);
  const cache = createAnswerCache();
  const gateway: Gateway = { config, log, providers, verifiers, accounts, cache, ownKeys };
  return {
    isConfigured: providers.length > 0,
    ownKeys,
    write: (task) => write(gateway, task),
    close: () => accounts.settled(),
  };
}

async function write<T>(gateway: Gateway, task: ModelTask<T>): Promise<ModelAnswer<T>> {
  task.signal.throwIfAborted();
  const own = await unlessAborted(task.signal, gateway.ownKeys.open(task.userId));
  return own ? ask(ofOneKey(gateway, own), task) : ask(gateway, task);
}

/** With a key of the person's own: nobody else is asked, and it's the person whom the provider bills. */
function ofOneKey(gateway: Gateway, own: ModelProvider): Gateway {
  const breaker = createBreaker({ failuresInARow, restMs: gateway.config.MODEL_REST_SECONDS * 1000 });
  const accounts = { ...gateway.accounts, check: async () => {}, record: () => {} };
  const providers = [{ ...own, breaker }];
  return { ...gateway, providers, verifiers: providers, accounts };
}

async function ask<T>(gateway: Gateway, task: ModelTask<T>): Promise<ModelAnswer<T>> {
  if (gateway.providers.length === 0) throw new ModelUnavailable('not configured');
  const key = cacheKey(task);
  const kept = gateway.cache.get(key);
  if (kept) {
    const { json, ...by } = kept;
    const output = (task.accepts ?? task.schema).parse(JSON.parse(json));
    task.onPartial?.(output, kept.model);
    return { output, ...by, isWhole: true };
  }
  await unlessAborted(task.signal, gateway.accounts.check(task.userId));
  const { answer, value } = await askInTurn(gateway, startRun(gateway, task));
  const { provider, model, shrunk } = answer;
  if (answer.isWhole) gateway.cache.set(key, { json: JSON.stringify(value), provider, model, shrunk });
  return answer;
}

function startRun<T>({ config, accounts, log }: Gateway, task: ModelTask<T>): Run<T> {
  const broken = new AbortController();
  const { onPartial } = task;
  const pass = (partial: T, model: string) => {
    try {
      onPartial?.(partial, model);
    } catch (error) {
      // The caller's own mistake, and not the provider's.
      broken.abort(error);
    }
  };
  const budgetMs = config.MODEL_BUDGET_SECONDS * 1000;
  return {
    task,
    prepared: prepareTask(task),
    accounts,
    log,
    idleMs: config.MODEL_IDLE_SECONDS * 1000,
    unwanted: AbortSignal.any([task.signal, broken.signal]),
    outOfTime: AbortSignal.timeout(Math.min(budgetMs, task.patienceMs ?? budgetMs)),
    ...(onPartial ? { onPartial: pass } : {}),
    tries: 0,
    kept: undefined,
  };
}

/** The first answer that can be used, in the order in which the models are named. */
async function askInTurn<T>(
  { providers, verifiers }: Gateway,
  run: Run<T>,
): Promise<{ answer: ModelAnswer<T>; value: unknown }> {
  let refusals = 0;
  for (const { breaker, ...provider } of run.task.isVerification ? verifiers : providers) {
    const leave = breaker.enter(run.task.canBeDoneWithout);
    if (!leave) continue;
    try {
      const { output, said, shrunk } = await askProvider(run, provider);
      leave('up');
      const answer = { output, provider: provider.provider, model: provider.model, shrunk, isWhole: true };
      return { answer, value: run.prepared.restore(said) };
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : undefined;
      leave(failure ? healthAfter[failure.kind] : 'unknown', failure?.retryAfterMs);
      if (!failure) throw error;
      refusals += Number(failure.kind === 'refused');
      if (run.outOfTime.aborted) break;
    }
  }
  const kept = run.kept && readSaid(run.kept.said, run.task.accepts ?? run.task.schema, run.prepared);
  if (!run.kept || !kept) throw new ModelUnavailable(reasonOf(run, refusals));
  return { answer: { output: kept.output, ...run.kept.by, shrunk: false, isWhole: false }, value: undefined };
}

function reasonOf(
  { outOfTime, tries }: Pick<Run<unknown>, 'outOfTime' | 'tries'>,
  refusals: number,
): UnavailableReason {
  if (refusals > 0) return 'refused';
  if (outOfTime.aborted) return 'out of time';
  return tries === 0 ? 'all resting' : 'all failed';
}

/** What hangs on the words that were sent says nothing about the provider: nobody shall close it for the others. */
const healthAfter: Record<FailureKind, Health> = {
  rate_limited: 'down',
  server_error: 'down',
  timeout: 'down',
  network: 'down',
  unauthorized: 'down',
  too_large: 'down',
  bad_json: 'up',
  wrong_schema: 'up',
  refused: 'up',
  truncated: 'up',
  too_long: 'up',
  schema_refused: 'unknown',
  rejected: 'unknown',
  aborted: 'unknown',
};

import type { ModelMessage } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import { askModel, type RawAnswer } from './ask-model.ts';
import type { ModelAccounts } from './model-accounts.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import type { ModelTask } from './model-gateway.ts';
import type { ModelProvider } from './model-providers.ts';
import type { PreparedTask, PromptParts } from './prepare-task.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';
import { spentTokens } from './spent-tokens.ts';

/** One task on its way through the providers. */
export interface Run<T> {
  task: ModelTask<T>;
  prepared: PreparedTask;
  accounts: ModelAccounts;
  log: FastifyBaseLogger;
  tryMs: number;
  /** How long an answer that is streamed may keep us waiting for its first words. */
  firstMs: number;
  /** Aborted when the caller no longer wants the answer. */
  unwanted: AbortSignal;
  /** Aborted when the task has had its time. */
  outOfTime: AbortSignal;
  onPartial: ((partial: unknown, model: string) => void) | undefined;
  /** Calls so far, over all providers. */
  tries: number;
}

/** One call and how it ended. */
interface Attempt<T> {
  raw: RawAnswer | undefined;
  /** What had arrived when it ended, if it was streamed. */
  characters: number;
  outcome: ReadAnswer<T> | ModelFailure;
}

/**
 * Asks one provider: once, once more for an answer in the right form, and once more with less where all of it is
 * too long. Throws the last ModelFailure, or the reason why the caller no longer wants the answer.
 */
export async function askProvider<T>(
  run: Run<T>,
  provider: ModelProvider,
): Promise<ReadAnswer<T> & { shrunk: boolean }> {
  const question = (isShrunk: boolean): ModelMessage[] => [
    questionOf(run.prepared.prompt({ withSchema: provider.schemaInPrompt, isShrunk }), provider),
  ];
  let shrunk = false;
  let isRepair = false;
  let messages = question(false);
  for (;;) {
    const { raw, outcome } = await tryOnce(run, provider, messages, isRepair);
    if (!(outcome instanceof ModelFailure)) return { ...outcome, shrunk };
    if (!isRepair && (outcome.kind === 'bad_json' || outcome.kind === 'wrong_schema')) {
      isRepair = true;
      messages = [...question(shrunk), ...repair(outcome, raw)];
    } else if (!shrunk && outcome.kind === 'too_long') {
      shrunk = true;
      messages = question(true);
    } else throw outcome;
    if (run.outOfTime.aborted) throw outcome;
  }
}

/** Where a provider has to be told how much of a prompt it shall remember, that's a part of its own; others find it out. */
const questionOf = ({ prefix, rest }: PromptParts, { marksPrefix }: ModelProvider): ModelMessage =>
  marksPrefix && prefix !== ''
    ? {
        role: 'user',
        content: [
          {
            type: 'text',
            text: prefix,
            providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
          },
          { type: 'text', text: rest },
        ],
      }
    : { role: 'user', content: prefix + rest };

const textOf = ({ content }: ModelMessage): string =>
  typeof content === 'string'
    ? content
    : content.map((part) => (part.type === 'text' ? part.text : '')).join('');

const mostQuoted = 20_000;

/** Shows the model its own answer. What is wrong with it is told by kind alone. */
const repair = ({ kind }: ModelFailure, raw: RawAnswer | undefined): ModelMessage[] => [
  { role: 'assistant', content: raw?.text.slice(0, mostQuoted) || '(nothing)' },
  {
    role: 'user',
    content:
      kind === 'bad_json'
        ? 'That was not valid JSON. Answer again, with the complete JSON object and nothing else.'
        : 'That JSON does not have the schema asked for, or it has words in brackets that stand in no document. Answer again, with the complete JSON object in the schema asked for and nothing else.',
  },
];

/** One call, written down however it ends. */
async function tryOnce<T>(
  run: Run<T>,
  asked: ModelProvider,
  messages: ModelMessage[],
  isRepair: boolean,
): Promise<Attempt<T>> {
  const { task, prepared } = run;
  const { provider, model } = asked;
  await task.onAsk?.();
  run.tries += 1;
  const startedAt = performance.now();
  const attempt = await call(run, asked, messages);
  const failure = attempt.outcome instanceof ModelFailure ? attempt.outcome.kind : undefined;
  const status = failure ?? (isRepair ? 'repaired' : 'ok');
  const milliseconds = Math.round(performance.now() - startedAt);
  if (failure) run.log.warn({ provider, model, status, milliseconds }, 'a model call failed');
  const sent = prepared.instructions + messages.map(textOf).join('');
  run.accounts.record(
    { provider, model },
    {
      userId: task.userId,
      feature: task.feature,
      promptVersion: task.promptVersion,
      status,
      ...spentTokens({ ...attempt, failure, sent, most: task.maxOutputTokens }),
      milliseconds,
    },
  );
  run.unwanted.throwIfAborted();
  return attempt;
}

async function call<T>(run: Run<T>, provider: ModelProvider, messages: ModelMessage[]): Promise<Attempt<T>> {
  const { task, prepared, unwanted, outOfTime, onPartial } = run;
  const late = AbortSignal.timeout(run.tryMs);
  const silence = watchSilence(run, provider);
  const attempt: Omit<Attempt<T>, 'outcome'> = { raw: undefined, characters: 0 };
  try {
    attempt.raw = await askModel({
      provider,
      instructions: prepared.instructions,
      messages,
      schema: task.schema,
      maxOutputTokens: task.maxOutputTokens,
      headers: { 'idempotency-key': `${task.idempotencyKey}-${run.tries}` },
      signal: AbortSignal.any([unwanted, outOfTime, late, silence.signal]),
      onPartial: onPartial && ((partial) => onPartial(partial, provider.model)),
      onGrowth: (characters) => {
        silence.end();
        attempt.characters = characters;
      },
    });
    return { ...attempt, outcome: readAnswer(attempt.raw, task.accepts ?? task.schema, prepared) };
  } catch (error) {
    if (unwanted.aborted) return { ...attempt, outcome: new ModelFailure('aborted') };
    const isLate = late.aborted || outOfTime.aborted || silence.signal.aborted;
    return { ...attempt, outcome: isLate ? new ModelFailure('timeout') : failureOf(error) };
  } finally {
    silence.end();
  }
}

/**
 * Aborts where a streamed answer doesn't begin in time: that a provider hangs is known long before a whole try is over. One that
 * thinks first is given twice as long.
 */
function watchSilence({ firstMs, onPartial }: Run<unknown>, { thinking }: ModelProvider) {
  const silent = new AbortController();
  const waitMs = thinking ? 2 * firstMs : firstMs;
  const timer = onPartial && setTimeout(() => silent.abort(), waitMs);
  return { signal: silent.signal, end: () => clearTimeout(timer) };
}

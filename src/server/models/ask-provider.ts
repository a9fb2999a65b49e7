import type { ModelMessage } from 'ai';
import type { Said } from './answer-shape.ts';
import { askModel, type RawAnswer } from './ask-model.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import type { ModelProvider } from './model-providers.ts';
import { keep, type Run, withKept } from './model-run.ts';
import type { PromptParts } from './prepare-task.ts';
import { failureOfText, type ReadAnswer, readAnswer } from './read-answer.ts';
import { spentTokens } from './spent-tokens.ts';
import { watchGrowth } from './watch-growth.ts';

/** One call and how it ended. */
interface Attempt<T> {
  raw: RawAnswer | undefined;
  /** What had arrived when it ended. */
  text: string;
  outcome: ReadAnswer<T> | ModelFailure;
  /** Something of it was finished, and is kept. */
  isKept: boolean;
}

/**
 * Asks one provider: once, once more for an answer in the right form where nothing of it can be read, once more with less where
 * all of it is too long, and once more without a schema where it takes none. Throws the last ModelFailure, or the reason why the caller no longer wants the answer.
 */
export async function askProvider<T>(
  run: Run<T>,
  provider: ModelProvider,
): Promise<ReadAnswer<T> & { shrunk: boolean }> {
  const question = (isShrunk: boolean): ModelMessage[] => [
    questionOf(run.prepared.prompt({ withSchema: provider.schemaInPrompt, isShrunk }), provider),
    ...goingOn(run.kept?.said),
  ];
  let shrunk = false;
  let isRepair = false;
  let messages = question(false);
  for (;;) {
    const { raw, outcome, isKept } = await tryOnce(run, provider, messages, isRepair);
    if (!(outcome instanceof ModelFailure)) return { ...outcome, shrunk };
    if (!isRepair && !isKept && (outcome.kind === 'bad_json' || outcome.kind === 'wrong_schema')) {
      isRepair = true;
      messages = [...question(shrunk), ...repair(outcome, raw)];
    } else if (
      outcome.kind === 'schema_refused' &&
      provider.schemaInPrompt &&
      !provider.learned.refusesSchema
    ) {
      provider.learned.refusesSchema = true;
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

/** What was shown stays: whoever is asked next writes what is missing. */
const goingOn = (said: Said | undefined): ModelMessage[] =>
  said
    ? [
        { role: 'assistant', content: JSON.stringify(said) },
        {
          role: 'user',
          content:
            'Your answer broke off there. What you said is kept. Answer with a JSON object in the same schema that holds only what is still missing, and nothing else.',
        },
      ]
    : [];

const maxQuoted = 20_000;

/** Shows the model its own answer. What is wrong with it is told by kind alone. */
const repair = ({ kind }: ModelFailure, raw: RawAnswer | undefined): ModelMessage[] => [
  { role: 'assistant', content: raw?.text.slice(0, maxQuoted) || '(nothing)' },
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
  const characters = attempt.text.length;
  run.accounts.record(
    { provider, model },
    {
      userId: task.userId,
      feature: task.feature,
      promptVersion: task.promptVersion,
      status,
      ...spentTokens({ raw: attempt.raw, characters, failure, sent, most: task.maxOutputTokens }),
      milliseconds,
    },
  );
  run.unwanted.throwIfAborted();
  return attempt;
}

async function call<T>(run: Run<T>, provider: ModelProvider, messages: ModelMessage[]): Promise<Attempt<T>> {
  const { task, prepared, unwanted, outOfTime } = run;
  const growth = watchGrowth(run, provider);
  let raw: RawAnswer | undefined;
  const ended = (failure: ModelFailure): Attempt<T> => {
    const { text } = growth;
    return { raw, text, outcome: failure, isKept: keep(run, provider, text) };
  };
  try {
    raw = await askModel({
      provider,
      instructions: prepared.instructions,
      messages,
      schema: task.schema,
      maxOutputTokens: task.maxOutputTokens,
      headers: { 'idempotency-key': `${task.idempotencyKey}-${run.tries}` },
      signal: AbortSignal.any([unwanted, outOfTime, growth.isIdle]),
      onToken: growth.onToken,
    });
  } catch (error) {
    if (unwanted.aborted) return ended(new ModelFailure('aborted'));
    if (growth.isIdle.aborted) return ended(new ModelFailure('timeout'));
    // That a caller waits no longer says nothing about the provider.
    if (outOfTime.aborted) return ended(new ModelFailure(task.patienceMs ? 'aborted' : 'timeout'));
    return ended(failureOf(error));
  } finally {
    growth.end();
  }
  const read = readAnswer(raw.text, task.accepts ?? task.schema, prepared);
  const unreadable = typeof read === 'string' ? read : 'bad_json';
  if (typeof read === 'string' || !read.isWhole) return ended(failureOfText(raw, unreadable));
  return { raw, text: raw.text, outcome: withKept(run, read), isKept: false };
}

import type { LanguageModelUsage, ModelMessage, OutputInterface } from 'ai';
import type { z } from 'zod';
import { ModelFailure } from './model-failure.ts';
import type { ModelProvider } from './model-providers.ts';
import { startOfJson } from './start-of-json.ts';
import { unlessAborted } from './unless-aborted.ts';

// The library would print warnings, which may hold what was sent.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Ask {
  provider: Pick<ModelProvider, 'languageModel' | 'thinking'>;
  instructions: string;
  messages: ModelMessage[];
  schema: z.ZodType;
  maxOutputTokens: number;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Called with what has arrived; the answer is streamed only where somebody wants that. */
  onPartial: ((partial: unknown) => void) | undefined;
  /** Called with the length of what has arrived, if it is streamed. */
  onGrowth: (characters: number) => void;
}

export interface RawAnswer {
  text: string;
  finishReason: string;
  inputTokens: number | undefined;
  /** Those of them that the provider remembered from another call, and those that it now remembers. */
  cachedTokens: number | undefined;
  rememberedTokens: number | undefined;
  outputTokens: number | undefined;
}

/** An answer of the longest kind has a few thousand characters. */
const mostCharacters = 200_000;

/** One call of a model. Rejects with whatever went wrong, and with the signal's reason as soon as it is aborted. */
export async function askModel(ask: Ask): Promise<RawAnswer> {
  ask.signal.throwIfAborted();
  // The library takes its time to notice that it is no longer wanted; whoever waits does not.
  const { onPartial } = ask;
  const answer = await unlessAborted(ask.signal, onPartial ? stream(ask, onPartial) : generate(ask));
  if (answer.text.length > mostCharacters) throw new ModelFailure('too_large');
  return answer;
}

const callOf = ({ provider: { languageModel, thinking }, ...ask }: Ask) => ({
  model: languageModel,
  instructions: ask.instructions,
  messages: ask.messages,
  maxOutputTokens: ask.maxOutputTokens + (thinking?.extraTokens ?? 0),
  ...(thinking ? { reasoning: thinking.effort } : {}),
  headers: ask.headers,
  abortSignal: ask.signal,
  // Trying again is the gateway's affair, which knows other providers and the budget.
  maxRetries: 0,
  telemetry: { isEnabled: false },
});

const tokensOf = ({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage) => ({
  inputTokens,
  cachedTokens: inputTokenDetails.cacheReadTokens,
  rememberedTokens: inputTokenDetails.cacheWriteTokens,
  outputTokens,
});

async function generate(ask: Ask): Promise<RawAnswer> {
  const { generateText, Output } = await import('ai');
  const output = rawOutput(Output.object({ schema: ask.schema }), ask);
  const { text, finishReason, usage } = await generateText({ ...callOf(ask), output });
  return { text, finishReason, ...tokensOf(usage) };
}

async function stream(ask: Ask, onPartial: (partial: unknown) => void): Promise<RawAnswer> {
  const { streamText, Output } = await import('ai');
  let broken: unknown;
  const result = streamText({
    ...callOf(ask),
    output: rawOutput(Output.object({ schema: ask.schema }), ask),
    // Without this the library prints the error, which may hold what was sent.
    onError: ({ error }) => {
      broken ??= error;
    },
  });
  try {
    for await (const partial of result.partialOutputStream) if (!ask.signal.aborted) onPartial(partial);
    const answer = await result.output;
    if (broken === undefined) return answer;
  } catch (error) {
    broken ??= error;
  }
  throw broken;
}

/** The pace at which a growing answer is read again: to do so for every token would cost its length squared. */
const partialEveryMs = 80;

/** The library's way to ask for JSON, but the text is handed over as it came: the gateway reads it itself. */
function rawOutput(
  object: OutputInterface<unknown, unknown, never>,
  { onGrowth }: Pick<Ask, 'onGrowth'>,
): OutputInterface<RawAnswer, unknown, never> {
  let readAt = 0;
  return {
    name: 'object',
    responseFormat: object.responseFormat,
    createElementStreamTransform: () => undefined,
    parseCompleteOutput: async ({ text }, { usage, finishReason }) => ({
      text,
      finishReason,
      ...tokensOf(usage),
    }),
    parsePartialOutput: async ({ text }) => {
      if (text.length > mostCharacters) throw new ModelFailure('too_large');
      onGrowth(text.length);
      const now = performance.now();
      const start = startOfJson(text);
      if (start < 0 || now - readAt < partialEveryMs) return undefined;
      readAt = now;
      const read = await object.parsePartialOutput({ text: text.slice(start) });
      return read && { partial: read.partial };
    },
  };
}

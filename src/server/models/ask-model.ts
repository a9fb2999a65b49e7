import type { LanguageModel, ModelMessage, OutputInterface } from 'ai';
import type { z } from 'zod';
import { failureOf } from './model-failure.ts';

// The library would print warnings, which may hold what was sent.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Ask {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  schema: z.ZodType;
  maxOutputTokens: number;
  headers: Record<string, string>;
  signal: AbortSignal;
  onPartial: ((partial: unknown) => void) | undefined;
}

export interface RawAnswer {
  text: string;
  finishReason: string;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** One call, streamed if somebody watches. What it throws is always a ModelFailure or the signal's reason. */
export async function askModel(ask: Ask): Promise<RawAnswer> {
  const { signal, onPartial } = ask;
  signal.throwIfAborted();
  // The library may take its time to notice; whoever waits does not.
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([aborted, onPartial ? stream(ask, onPartial) : generate(ask)]);
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const callOf = (ask: Ask) => ({
  model: ask.model,
  instructions: ask.instructions,
  messages: ask.messages,
  maxOutputTokens: ask.maxOutputTokens,
  headers: ask.headers,
  abortSignal: ask.signal,
  // Trying again is the gateway's affair, which knows other providers and the budget.
  maxRetries: 0,
  telemetry: { isEnabled: false },
});

async function generate(ask: Ask): Promise<RawAnswer> {
  const { generateText, Output } = await import('ai');
  const output = rawOutput(Output.object({ schema: ask.schema }));
  const { text, finishReason, usage } = await generateText({ ...callOf(ask), output });
  return { text, finishReason, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
}

async function stream(ask: Ask, onPartial: (partial: unknown) => void): Promise<RawAnswer> {
  const { streamText, Output } = await import('ai');
  let broken: unknown;
  const result = streamText({
    ...callOf(ask),
    output: rawOutput(Output.object({ schema: ask.schema })),
    onError: ({ error }) => {
      broken ??= error;
    },
  });
  for await (const partial of result.partialOutputStream) if (!ask.signal.aborted) onPartial(partial);
  const answer = await Promise.resolve(result.output).catch((error: unknown) => {
    throw broken ?? error;
  });
  if (broken !== undefined) throw broken;
  return answer;
}

/** The pace at which a growing answer is read again: parsing it for every token would cost its length squared. */
const partialEveryMs = 30;

/** The library's way to ask for JSON, but the whole text is handed over as it came: the gateway reads it itself. */
function rawOutput(
  object: OutputInterface<unknown, unknown, never>,
): OutputInterface<RawAnswer, unknown, never> {
  let readAt = 0;
  return {
    name: 'object',
    responseFormat: object.responseFormat,
    createElementStreamTransform: () => undefined,
    parseCompleteOutput: async ({ text }, { usage, finishReason }) => ({
      text,
      finishReason,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
    }),
    parsePartialOutput: async ({ text }) => {
      const now = performance.now();
      const start = text.indexOf('{');
      if (start < 0 || now - readAt < partialEveryMs) return undefined;
      readAt = now;
      const read = await object.parsePartialOutput({ text: text.slice(start) });
      return read && { partial: read.partial };
    },
  };
}

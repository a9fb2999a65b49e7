import type { LanguageModelUsage, ModelMessage } from 'ai';
import type { z } from 'zod';
import { ModelFailure } from './model-failure.ts';
import type { ModelProvider } from './model-providers.ts';
import { unlessAborted } from './unless-aborted.ts';

// The library would print warnings, which may hold what was sent.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Ask {
  provider: Pick<ModelProvider, 'languageModel' | 'thinking' | 'learned'>;
  instructions: string;
  messages: ModelMessage[];
  schema: z.ZodType;
  maxOutputTokens: number;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Called with everything that has been written so far, and with nothing new while the model thinks. */
  onToken: (text: string) => void;
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
const maxCharacters = 200_000;

/**
 * One call of a model, always as a stream: that is how a slow model is told from one that hangs. Rejects with whatever
 * went wrong, and with the signal's reason as soon as it is aborted.
 */
export async function askModel(ask: Ask): Promise<RawAnswer> {
  ask.signal.throwIfAborted();
  // The library takes its time to notice that it is no longer wanted; whoever waits does not.
  return unlessAborted(ask.signal, stream(ask));
}

async function stream({ provider: { languageModel, thinking, learned }, schema, onToken, ...ask }: Ask) {
  const { streamText, Output } = await import('ai');
  const enough = new AbortController();
  const { responseFormat } = Output.object({ schema });
  const { stream: parts } = streamText({
    model: languageModel,
    instructions: ask.instructions,
    messages: ask.messages,
    maxOutputTokens: ask.maxOutputTokens + (thinking?.extraTokens ?? 0),
    ...(thinking ? { reasoning: thinking.effort } : {}),
    headers: ask.headers,
    abortSignal: AbortSignal.any([ask.signal, enough.signal]),
    // Trying again is the gateway's affair, which knows other providers and the budget.
    maxRetries: 0,
    telemetry: { isEnabled: false },
    // Without this the library prints the error, which may hold what was sent.
    onError: () => {},
    output: {
      name: 'object',
      responseFormat: learned.refusesSchema ? Promise.resolve({ type: 'text' as const }) : responseFormat,
      createElementStreamTransform: () => undefined,
      parseCompleteOutput: async ({ text: all }) => all,
      // The text is handed over as it comes: the gateway reads it itself.
      parsePartialOutput: async ({ text: { length } }) => ({ partial: `${length}` }),
    },
  });
  let text = '';
  try {
    for await (const part of parts) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'reasoning-delta') onToken(text);
      if (part.type === 'text-delta') {
        text += part.text;
        if (text.length > maxCharacters) throw new ModelFailure('too_large');
        onToken(text);
      }
      if (part.type === 'finish')
        return { text, finishReason: part.finishReason, ...tokensOf(part.totalUsage) };
    }
    throw new ModelFailure('network');
  } finally {
    // Of an answer that we don't read to its end, the provider is told.
    enough.abort();
  }
}

const tokensOf = ({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage) => ({
  inputTokens,
  cachedTokens: inputTokenDetails.cacheReadTokens,
  rememberedTokens: inputTokenDetails.cacheWriteTokens,
  outputTokens,
});

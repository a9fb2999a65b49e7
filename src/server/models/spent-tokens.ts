import type { RawAnswer } from './ask-model.ts';
import type { FailureKind } from './model-failure.ts';

interface Spending {
  raw: RawAnswer | undefined;
  failure: FailureKind | undefined;
  /** What had arrived when the call ended, if it was streamed. */
  characters: number;
  sent: string;
  /** The most that the answer may have. */
  most: number;
}

/** Three bytes a token is more than any language comes to, so what is not told is counted too high rather than too low. */
const tokensOf = (bytes: number) => Math.ceil(bytes / 3);

/** Broken off by us: the provider goes on for a while and sends a bill, but no longer tells us of how much. */
const brokenOff: readonly (FailureKind | undefined)[] = ['timeout', 'aborted', 'too_large'];

const nothingCached = { cachedTokens: 0, rememberedTokens: 0 };

/** What a call is going to be billed for, as told by the provider or as estimated. */
export function spentTokens({ raw, failure, characters, sent, most }: Spending) {
  if (raw) {
    return {
      cachedTokens: raw.cachedTokens ?? 0,
      rememberedTokens: raw.rememberedTokens ?? 0,
      inputTokens: raw.inputTokens ?? tokensOf(Buffer.byteLength(sent)),
      outputTokens: raw.outputTokens ?? tokensOf(Buffer.byteLength(raw.text)),
    };
  }
  // A call that was refused or never arrived is not billed.
  if (characters === 0 && !brokenOff.includes(failure))
    return { ...nothingCached, inputTokens: 0, outputTokens: 0 };
  return {
    ...nothingCached,
    inputTokens: tokensOf(Buffer.byteLength(sent)),
    outputTokens: characters > 0 ? Math.min(most, characters) : most,
  };
}

import type { z } from 'zod';

/** One call for text from a language model, whichever provider answers. */
export interface ModelTask<T> {
  feature: 'resume';
  /** Changes whenever the prompt does. */
  promptVersion: string;
  userId: string;
  /** The same over all attempts at one piece of work. */
  idempotencyKey: string;
  /** Our own words, and nothing else. */
  instructions: string;
  /** What the person pasted: data, fenced off from the instructions by the gateway. */
  data: readonly { label: string; text: string }[];
  /** What is to be done with the data. */
  prompt: string;
  schema: z.ZodType<T>;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Called as the answer grows, with what of it has arrived; a field may still be cut off in the middle. */
  onPartial?: (partial: unknown) => void;
}

export interface ModelAnswer<T> {
  output: T;
  provider: string;
  model: string;
}

/** The only way to a language model. */
export interface ModelGateway {
  /** Whether any provider is configured. */
  readonly isConfigured: boolean;
  /** Throws ModelUnavailable when no provider could answer in time, in form and within the ceilings. */
  write<T>(task: ModelTask<T>): Promise<ModelAnswer<T>>;
}

export class ModelUnavailable extends Error {}

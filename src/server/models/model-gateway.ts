import type { z } from 'zod';
import type { OwnKeys } from './own-keys.ts';

/** One call for text from a language model, whichever provider answers. */
export interface ModelTask<T> {
  feature: 'resume' | 'coverLetter' | 'linkedin' | 'interview' | 'jobSearch';
  /** Changes whenever the prompt does. */
  promptVersion: string;
  userId: string;
  /** The same over all attempts at one piece of work. */
  idempotencyKey: string;
  /** Our own words, and nothing else. */
  instructions: string;
  /**
   * What several tasks on the same resume and posting begin with, in the same letters: providers remember how a prompt
   * begins. The instructions of the task then stand after it. Data like `data` otherwise.
   */
  prefix?: readonly ModelData[];
  /**
   * What the person pasted: data, fenced off from the instructions by the gateway. Contact details in it are
   * replaced before it is sent and put back in the answer.
   */
  data: readonly ModelData[];
  /** What is to be done with the data, in our own words. */
  prompt: string;
  /** Describes an object. Use `.nullable()`, never `.optional()`: some providers refuse fields that may be missing. */
  schema: z.ZodType<T>;
  /** What is taken of an answer, where that's wider than what is asked for. Each item of a list is read by itself: a bad one costs itself alone. */
  accepts?: z.ZodType<T>;
  maxOutputTokens: number;
  /** Checks what a model wrote: the models of MODELS_VERIFY are asked, where any are named. */
  isVerification?: boolean;
  /** Asked beside a call that matters more, which goes first where a provider can take only one. */
  canBeDoneWithout?: boolean;
  signal: AbortSignal;
  /** Called before each call to a provider, and waited for: an answer that is kept, or none that may be had, isn't one. */
  onAsk?: () => Promise<void>;
  /** How long the caller waits. What is finished by then is the answer, and says nothing about the provider. */
  patienceMs?: number;
  /**
   * Called as the answer grows, with what of it is finished: items that are still being written aren't in it. Where a provider
   * breaks off, the next one goes on after what was shown.
   */
  onPartial?(partial: T, model: string): void;
}

/** What a prompt is made of, whoever asks it for whom. */
export type TaskPrompt<T> = Pick<
  ModelTask<T>,
  'promptVersion' | 'instructions' | 'prefix' | 'data' | 'prompt' | 'schema' | 'accepts' | 'maxOutputTokens'
>;

export interface ModelData {
  label: string;
  text: string;
  /** No address can stand in it, so that nothing is taken for one: "monitoring 14 beds" reads like a street. */
  hasNoAddress?: boolean;
}

export interface ModelAnswer<T> {
  output: T;
  provider: string;
  model: string;
  /** The model could not take all of the data, and was asked with the ends of long blocks cut off. To be told. */
  shrunk: boolean;
  /** False: it broke off, and what was finished of it is all there is. */
  isWhole: boolean;
}

/** The only way to a language model. */
export interface ModelGateway {
  /** Whether any provider is configured. */
  readonly isConfigured: boolean;
  /** The keys that people bring along. Whoever has one is answered by its model alone, and nothing of it stands in our books. */
  readonly ownKeys: OwnKeys;
  /**
   * Throws ModelUnavailable when no provider gave anything that can be used in time, in form and within the ceilings, and the
   * signal's own reason once it is aborted.
   */
  write<T>(task: ModelTask<T>): Promise<ModelAnswer<T>>;
  /** Ends once everything that was spent is written down. */
  close(): Promise<void>;
}

export type UnavailableReason =
  | 'not configured'
  | 'over the ceiling'
  | 'all resting'
  | 'all failed'
  | 'refused'
  | 'out of time';

/** Says why in a few words of our own, and holds nothing of what was sent or answered. */
export class ModelUnavailable extends Error {
  override name = 'ModelUnavailable';
  readonly reason: UnavailableReason;
  constructor(reason: UnavailableReason) {
    super(`No language model could be used: ${reason}.`);
    this.reason = reason;
  }
}

/** What a person is told where the built-in engine wrote in a model's place. */
export const insteadNotice = ({ reason }: ModelUnavailable) =>
  reason === 'refused' ? ('model-declined' as const) : ('built-in-instead' as const);

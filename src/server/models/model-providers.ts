import type { LanguageModel } from 'ai';
import type { ModelChoice, ModelSettings, ProviderName } from './model-settings.ts';

/** A configured model, ready to be asked. */
export interface ModelProvider extends ModelChoice {
  languageModel: LanguageModel;
  /** Whether the schema of the answer must stand in the prompt, too. */
  schemaInPrompt: boolean;
  /** What is learned of it by asking: whether it takes a call that carries a schema. */
  learned: { refusesSchema: boolean };
  /** Whether it has to be told how much of a prompt it shall remember. */
  marksPrefix: boolean;
  thinking: Thinking | undefined;
}

/** Editing needs little thought, and a person waits. What a model thinks counts as answer, so it gets room for that. */
interface Thinking {
  effort: 'minimal' | 'low';
  extraTokens: number;
}

/** Models that think unless told otherwise; others refuse to be told. */
const thinkers: Partial<Record<ProviderName, { models: RegExp; thinking: Thinking }>> = {
  openai: { models: /^(?:gpt-5(?!.*chat)|o\d)/, thinking: { effort: 'low', extraTokens: 2000 } },
  google: { models: /^gemini-(?:2\.5|3)/, thinking: { effort: 'minimal', extraTokens: 2000 } },
};

const thinkingOf = ({ provider, model }: ModelChoice): Thinking | undefined => {
  const { models, thinking } = thinkers[provider] ?? {};
  return models?.test(model) ? thinking : undefined;
};

type Fetch = typeof globalThis.fetch;
type Open = (config: ModelSettings, model: string, fetch: Fetch) => Promise<LanguageModel>;

/** Each library is loaded only where it is used: together they take a quarter of a second. */
const open: Record<ProviderName, Open> = {
  openai: async (config, model, fetch) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    // Chat completions, because the newer API keeps what it is sent unless told otherwise.
    return createOpenAI({ apiKey: config.OPENAI_API_KEY, baseURL: config.OPENAI_BASE_URL, fetch }).chat(
      model,
    );
  },
  anthropic: async (config, model, fetch) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: config.ANTHROPIC_API_KEY, baseURL: config.ANTHROPIC_BASE_URL, fetch })(
      model,
    );
  },
  google: async (config, model, fetch) => {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ apiKey: config.GOOGLE_API_KEY, baseURL: config.GOOGLE_BASE_URL, fetch })(model);
  },
  compatible: async (config, model, fetch) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'compatible',
      baseURL: config.MODEL_BASE_URL,
      ...(config.MODEL_API_KEY ? { apiKey: config.MODEL_API_KEY } : {}),
      includeUsage: true,
      supportsStructuredOutputs: config.MODEL_STRUCTURED_OUTPUT,
      fetch,
    })(model);
  },
};

/** Some of the configured models, in order of preference. */
export async function openModelProviders(
  choices: readonly ModelChoice[],
  config: ModelSettings,
  fetch: Fetch,
): Promise<ModelProvider[]> {
  // Loaded now, so that nobody's first call waits for it.
  if (choices.length > 0) await import('ai');
  return Promise.all(
    choices.map(async ({ provider, model }) => ({
      provider,
      model,
      languageModel: await open[provider](config, model, fetch),
      schemaInPrompt: provider === 'compatible',
      learned: { refusesSchema: false },
      marksPrefix: provider === 'anthropic',
      thinking: thinkingOf({ provider, model }),
    })),
  );
}

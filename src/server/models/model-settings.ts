import { z } from 'zod';

const providerNames = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ProviderName = (typeof providerNames)[number];

/** A model of a provider, as in `openai:gpt-5-mini`. */
export interface ModelChoice {
  provider: ProviderName;
  model: string;
}

/** Dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isProvider = (name: string): name is ProviderName => providerNames.some((known) => known === name);

const choices = z.string().transform((text, context): ModelChoice[] =>
  parts(text).flatMap((part) => {
    const [, provider = '', model = ''] = /^([a-z]+):(\S+)$/.exec(part) ?? [];
    if (isProvider(provider)) return [{ provider, model }];
    context.addIssue({
      code: 'custom',
      message: `names "${part}", which is not ${providerNames.map((name) => `${name}:<model>`).join(', ')}`,
    });
    return [];
  }),
);

const prices = z.string().transform((text, context): Map<string, ModelPrice> => {
  const given = new Map<string, ModelPrice>();
  for (const part of parts(text)) {
    const [, name, input, output] = /^(\S+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (name) given.set(name, { input: Number(input), output: Number(output) });
    else
      context.addIssue({
        code: 'custom',
        message: `has "${part}", which is not <provider>:<model>=<dollars in>/<dollars out>`,
      });
  }
  return given;
});

/** The settings of the model gateway, in order of preference where there are several models. */
export const modelSettings = {
  MODELS: choices.prefault(''),
  MODELS_VERIFY: choices.prefault(''),
  OPENAI_API_KEY: z.string().default(''),
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  ANTHROPIC_API_KEY: z.string().default(''),
  ANTHROPIC_BASE_URL: z.url().default('https://api.anthropic.com/v1'),
  GOOGLE_API_KEY: z.string().default(''),
  GOOGLE_BASE_URL: z.url().default('https://generativelanguage.googleapis.com/v1beta'),
  MODEL_BASE_URL: z.union([z.literal(''), z.url()]).default(''),
  MODEL_API_KEY: z.string().default(''),
  MODEL_STRUCTURED_OUTPUT: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .prefault('true'),
  OWN_KEYS: z
    .enum(['on', 'off'])
    .transform((text) => text === 'on')
    .prefault('off'),
  OWN_KEYS_SECRET: z.string().default(''),
  MODEL_PRICES: prices.prefault(''),
  MODEL_IDLE_SECONDS: z.coerce.number().min(0.1).default(20),
  MODEL_BUDGET_SECONDS: z.coerce.number().min(0.1).default(180),
  MODEL_REST_SECONDS: z.coerce.number().min(0.1).default(30),
  MODEL_USER_DAILY_CENTS: z.coerce.number().min(0).default(100),
  MODEL_MONTHLY_CENTS: z.coerce.number().min(0).default(10_000),
};

export type ModelSettings = z.output<z.ZodObject<typeof modelSettings>>;

const neededFor = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_API_KEY',
  // Ollama and the like want no key, but nobody can guess where they are.
  compatible: 'MODEL_BASE_URL',
} as const satisfies Record<ProviderName, keyof ModelSettings>;

/** What is missing for the models that are named. */
export function modelProblems(config: ModelSettings, isProduction: boolean): string[] {
  const missing = (['MODELS', 'MODELS_VERIFY'] as const).flatMap((name) =>
    [...new Set(config[name].map(({ provider }) => provider))]
      .filter((provider) => !config[neededFor[provider]])
      .map((provider) => `${neededFor[provider]} is missing, and ${name} names ${provider}`),
  );
  const plain = (['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'GOOGLE_BASE_URL'] as const)
    .filter((name) => isProduction && !config[name].startsWith('https:'))
    .map((name) => `${name} must be https, for the key goes there`);
  const isSealable = Buffer.from(config.OWN_KEYS_SECRET, 'base64').length === 32;
  const unsealed = config.OWN_KEYS && !isSealable ? ['OWN_KEYS_SECRET must be 32 bytes in base64'] : [];
  return [...missing, ...plain, ...unsealed];
}

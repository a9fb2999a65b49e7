import { z } from 'zod';
import { type LimitName, limitNames } from '#contract/limits.ts';
import { jobSourceProblems, jobSourceSettings } from '../job-sources/job-source-settings.ts';
import { modelProblems, modelSettings } from '../models/model-settings.ts';
import { stripeProblems, stripeSettings } from '../providers/stripe-settings.ts';
import { RefusedStart } from './refused-start.ts';
import { list, type Rate, rate, rates } from './setting-kinds.ts';

/** The shipped limits; each is a setting LIMIT_<NAME>. */
const limitDefaults = {
  create: '20/h,100/d',
  optimize: '20/h,100/d',
  letter: '20/h,100/d',
  linkedin: '20/h,100/d',
  interviewAnswer: '15/d',
  jobSearch: '10/d',
  download: '60/h',
  readBack: '240/h',
  subscribe: '5/h',
  billing: '60/m',
  start: '120/h,300/d',
  work: '120/m',
  edit: '240/m',
  import: '30/h',
  sample: '300/h',
  export: '10/d',
  importAccount: '20/d',
  account: '60/h',
  help: '5/h,10/d',
} as const satisfies Record<LimitName, string>;

/** What Premium has instead of some of them; each is a setting LIMIT_<NAME>_PREMIUM. */
const premiumLimitDefaults = {
  interviewAnswer: '200/d',
  jobSearch: '100/d',
  start: '240/h,1000/d',
} as const satisfies Partial<Record<LimitName, string>>;

const authLimitDefaults = {
  refresh: '30/m',
  signInPerAddressAndIp: '5/15m',
  signInPerIp: '20/h',
  signInPerAddress: '100/d',
  mailPerMinute: '1/m',
  mailPerDay: '5/d',
  mailPerIp: '30/h',
  mailTotal: '1000/h',
} as const;

const settingName = (name: string) =>
  `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

function rateSettings<N extends string, S extends typeof rate | typeof rates>(
  schema: S,
  defaults: Readonly<Record<N, string>>,
) {
  const entries = (Object.entries(defaults) as [N, string][]).map(([name, value]) => [
    name,
    schema.prefault(value),
  ]);
  return z.object(Object.fromEntries(entries) as Record<N, z.ZodPrefault<S>>);
}

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

const supportStandIn = 'support@candor.example';

/** Every setting of the product. What is required only in production is listed in `missingInProduction`. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PROCESS: z.enum(['web', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.default(9464),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  API_ORIGIN: z.union([z.literal(''), z.url()]).default(''),
  ALLOWED_ORIGINS: list.prefault('capacitor://localhost,https://localhost,careers.candor.app://open'),
  TRUST_PROXY: z.string().default(''),
  DATA_FOLDER: z.string().default('.data'),
  DATABASE_URL: z.string().default(''),
  AUTH_DATABASE_URL: z.string().default(''),
  BILLING_DATABASE_URL: z.string().default(''),
  DATABASE_OWNER_URL: z.string().default(''),
  DATABASE_POOL: z.coerce.number().int().min(2).default(16),
  SMTP_URL: z.string().default(''),
  MAIL_FROM: z.string().default('Candor <no-reply@localhost>'),
  SUPPORT_EMAIL: z.email().default(supportStandIn),
  AUTH_URL: z.union([z.literal(''), z.url()]).default(''),
  AUTH_JWKS_URL: z.union([z.literal(''), z.url()]).default(''),
  AUTH_SERVICE_KEY: z.string().default(''),
  AUTH_SIGNING_KEY: z.string().default(''),
  AUTH_ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(5).default(3600),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).default(6),
  PASSWORD_BREACH_CHECK: flag.prefault('true'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  FREE_RESUMES: z.coerce.number().int().min(0).default(1),
  FREE_COVER_LETTERS: z.coerce.number().int().min(0).default(1),
  DOCUMENTS_PER_PERSON: z.coerce.number().int().min(1).default(500),
  STORAGE_PER_PERSON_MB: z.coerce.number().min(1).default(50),
  WORK_AT_ONCE: z.coerce.number().int().min(1).default(2),
  STREAMS_PER_PERSON: z.coerce.number().int().min(1).default(6),
  DOWNLOADS_AT_ONCE: z.coerce.number().int().min(1).default(2),
  UPLOAD_ROOM_MB: z.coerce.number().int().min(51).default(256),
  UPLOAD_SECONDS: z.coerce.number().min(1).max(60).default(55),
  ENGINE_THREADS: z.coerce.number().int().min(1).default(2),
  ENGINE_QUEUE: z.coerce.number().int().min(0).default(256),
  ENGINE_QUEUE_PER_PERSON: z.coerce.number().int().min(0).default(4),
  CHROMIUM_PATH: z.string().default(''),
  PDF_PAGES: z.coerce.number().int().min(1).default(2),
  PDF_QUEUE: z.coerce.number().int().min(0).default(32),
  PDF_TIMEOUT_SECONDS: z.coerce.number().min(0.1).default(5),
  PDF_RECYCLE_FILES: z.coerce.number().int().min(1).default(500),
  PDF_RECYCLE_MEGABYTES: z.coerce.number().int().min(1).default(400),
  REQUESTS_PER_MINUTE_PER_IP: z.coerce.number().int().min(1).default(1200),
  REQUESTS_PER_MINUTE_PER_PERSON: z.coerce.number().int().min(1).default(300),
  WORK_WAIT_SECONDS: z.coerce.number().min(0).max(60).default(25),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(16),
  ...modelSettings,
  ...stripeSettings,
  ...jobSourceSettings,
});

export type Settings = z.output<typeof settings>;

export interface Config extends Settings {
  limits: Record<LimitName, Rate[]>;
  /** Where Premium has a rate of its own. */
  premiumLimits: Partial<Record<LimitName, Rate[]>>;
  authLimits: Record<keyof typeof authLimitDefaults, Rate>;
  /** Origins that may call the API and be redirected to: the web's own, and the native shells'. */
  origins: string[];
}

export class ConfigError extends RefusedStart {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Settings to mend:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings and reports everything that is wrong or missing at once. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const limits = rateSettings(rates, limitDefaults).safeParse(pickLimits(given, limitNames));
  const authLimits = rateSettings(rate, authLimitDefaults).safeParse(
    pickLimits(given, Object.keys(authLimitDefaults) as (keyof typeof authLimitDefaults)[]),
  );
  const premiumLimits = rateSettings(rates, premiumLimitDefaults).safeParse(
    pickLimits(given, Object.keys(premiumLimitDefaults) as (keyof typeof premiumLimitDefaults)[], '_PREMIUM'),
  );
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...[...(limits.error?.issues ?? []), ...(authLimits.error?.issues ?? [])].map(
      (issue) => `${settingName(String(issue.path[0]))} ${issue.message}`,
    ),
    ...(premiumLimits.error?.issues ?? []).map(
      (issue) => `${settingName(String(issue.path[0]))}_PREMIUM ${issue.message}`,
    ),
    ...(parsed.data?.NODE_ENV === 'production' ? missingInProduction(parsed.data) : []),
    ...(parsed.data ? modelProblems(parsed.data, parsed.data.NODE_ENV === 'production') : []),
    ...(parsed.data ? jobSourceProblems(parsed.data, parsed.data.NODE_ENV === 'production') : []),
  ];
  if (problems.length > 0 || !parsed.data || !limits.data || !premiumLimits.data || !authLimits.data)
    throw new ConfigError(problems);
  const origins = [new URL(parsed.data.PUBLIC_URL).origin, ...parsed.data.ALLOWED_ORIGINS];
  return {
    ...parsed.data,
    limits: limits.data,
    premiumLimits: premiumLimits.data,
    authLimits: authLimits.data,
    origins,
  };
}

/** The environment's settings over those of the caller: what development fills in by itself can still be set. */
export function readConfigOver(defaults: Environment): Config {
  return readConfig({ ...defaults, ...process.env });
}

function pickLimits<N extends string>(given: Environment, names: readonly N[], ending = '') {
  return Object.fromEntries(names.map((name) => [name, given[`${settingName(name)}${ending}`]]));
}

/** Production never starts with a stand-in: each of these has one in development. */
function missingInProduction(config: Settings): string[] {
  const needed: (keyof Settings)[] = ['DATABASE_URL', 'BILLING_DATABASE_URL', 'SMTP_URL'];
  if (config.AUTH_URL) needed.push('AUTH_JWKS_URL', 'AUTH_SERVICE_KEY');
  else needed.push('AUTH_DATABASE_URL', 'AUTH_SIGNING_KEY', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const missing = needed.filter((name) => !config[name]).map((name) => `${name} is missing`);
  if (new URL(config.PUBLIC_URL).protocol !== 'https:')
    missing.push('PUBLIC_URL must be the https address people use');
  if (config.GOOGLE_ISSUER.startsWith('http:'))
    missing.push('GOOGLE_ISSUER is a stand-in; production needs the real one');
  if (/localhost|127\.0\.0\.1/.test(config.MAIL_FROM)) missing.push('MAIL_FROM must be an address of yours');
  if (config.SUPPORT_EMAIL === supportStandIn) missing.push('SUPPORT_EMAIL must be an address of yours');
  return [...missing, ...stripeProblems(config)];
}

import { z } from 'zod';
import type { SourceName } from '#domain/posting/source/job-posting.ts';
import { list, rates } from '../process/setting-kinds.ts';

/** A company's board: its name at the source, and what the company is called. */
export interface Board {
  token: string;
  company: string;
}

/** `acme` or `acme:Acme Bakery`, by commas. */
const boards = list.transform((entries, context): Board[] =>
  entries.flatMap((entry) => {
    const [, token = '', company] = /^([A-Za-z0-9][A-Za-z0-9_.-]{0,79})(?::(.{1,120}))?$/.exec(entry) ?? [];
    if (token) return [{ token, company: company?.trim() || titled(token) }];
    context.addIssue({
      code: 'custom',
      message: `has "${entry}", which is not <board> or <board>:<company>`,
    });
    return [];
  }),
);

const titled = (token: string) =>
  token.replace(/[_.-]+/g, ' ').replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Settings of the job sources; `config.ts` reads them with all others. */
export const jobSourceSettings = {
  SAMPLE_JOBS: z.enum(['auto', 'true', 'false']).default('auto'),
  JSEARCH_KEY: z.string().default(''),
  JSEARCH_URL: z.url().default('https://jsearch.p.rapidapi.com'),
  JSEARCH_PAGES: z.coerce.number().int().min(1).max(10).default(2),
  JSEARCH_BUDGET: rates.prefault('200/30d'),
  ADZUNA_APP_ID: z.string().default(''),
  ADZUNA_APP_KEY: z.string().default(''),
  ADZUNA_URL: z.url().default('https://api.adzuna.com/v1/api'),
  ADZUNA_PAGES: z.coerce.number().int().min(1).max(4).default(1),
  ADZUNA_BUDGET: rates.prefault('25/m,250/d,1000/7d,2500/30d'),
  GREENHOUSE_BOARDS: boards.prefault(''),
  GREENHOUSE_URL: z.url().default('https://boards-api.greenhouse.io/v1'),
  GREENHOUSE_BUDGET: rates.prefault('300/m,20000/d'),
  LEVER_BOARDS: boards.prefault(''),
  LEVER_URL: z.url().default('https://api.lever.co/v0'),
  LEVER_BUDGET: rates.prefault('300/m,20000/d'),
  JOB_SOURCE_SHARE: z.coerce.number().positive().max(1).default(0.05),
  JOB_SOURCE_SECONDS: z.coerce.number().min(0.05).max(60).default(6),
  JOB_SOURCES_SECONDS: z.coerce.number().min(0.05).max(60).default(8),
  JOB_SOURCE_REST_SECONDS: z.coerce.number().min(0.1).default(60),
};

export type JobSourceSettings = z.output<z.ZodObject<typeof jobSourceSettings>>;

const addressOf = {
  jsearch: 'JSEARCH_URL',
  adzuna: 'ADZUNA_URL',
  greenhouse: 'GREENHOUSE_URL',
  lever: 'LEVER_URL',
} as const satisfies Record<Exclude<SourceName, 'sample'>, keyof JobSourceSettings>;

/** What is missing, and in production every address that is a stand-in's. */
export function jobSourceProblems(config: JobSourceSettings, isProduction: boolean): string[] {
  const half = Boolean(config.ADZUNA_APP_ID) !== Boolean(config.ADZUNA_APP_KEY);
  return [
    ...(half ? ['ADZUNA_APP_ID and ADZUNA_APP_KEY belong together'] : []),
    ...Object.values(addressOf)
      .filter((name) => isProduction && isStandIn(new URL(config[name])))
      .map((name) => `${name} is a stand-in; production needs the real one, by https`),
  ];
}

/** Whether this source isn't asked at all, but played on this machine: nobody may take its jobs for real ones. */
export const isPlayed = (config: JobSourceSettings, source: SourceName): boolean =>
  source !== 'sample' && isStandIn(new URL(config[addressOf[source]]));

const isStandIn = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'https:' || hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

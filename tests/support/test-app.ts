import { afterAll, afterEach, inject } from 'vitest';
import { productFeatures } from '#server/app.ts';
import { localLoginUrls } from '#server/database/embedded-postgres.fake.ts';
import type { Engine } from '#server/engine/engine.ts';
import type { Feature } from '#server/feature.ts';
import { type Config, readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import { type ProcessOptions, type RunningProcess, startProcess } from '#server/process/start-process.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { createFactories, type Factories } from './factories.ts';
import { notesTable } from './notes/note-store.ts';
import { notesFeature } from './notes/notes-feature.ts';
import { createTestDatabase, runSql } from './test-database.ts';

export interface TestApp extends Factories, RunningProcess {
  config: Config;
  /** As somebody has it who is none of the people of the test. */
  engine: Engine;
  ownerUrl: string;
  /** What was logged, one parsed line each. */
  logged: LogLine[];
  /** A test that means to cause an error says which; any other logged error fails it. */
  expectError(part: string): void;
}

interface LogLine {
  level: number;
  msg: string;
  [key: string]: unknown;
}

/** Limits so large that no test meets one by accident; a test of a limit sets its own. */
const roomyLimits = {
  REQUESTS_PER_MINUTE_PER_IP: '1000000',
  REQUESTS_PER_MINUTE_PER_PERSON: '1000000',
  DOCUMENTS_PER_PERSON: '1000000',
  STORAGE_PER_PERSON_MB: '1000000',
  DOWNLOADS_AT_ONCE: '1000000',
  STREAMS_PER_PERSON: '1000000',
  LIMIT_CREATE: '1000000/h',
  LIMIT_OPTIMIZE: '1000000/h',
  LIMIT_LETTER: '1000000/h',
  LIMIT_LINKEDIN: '1000000/h',
  LIMIT_INTERVIEW_ANSWER: '1000000/h',
  LIMIT_INTERVIEW_ANSWER_PREMIUM: '1000000/h',
  LIMIT_JOB_SEARCH: '1000000/h',
  LIMIT_JOB_SEARCH_PREMIUM: '1000000/h',
  LIMIT_DOWNLOAD: '1000000/h',
  LIMIT_READ_BACK: '1000000/h',
  WORK_AT_ONCE: '1000000',
  ENGINE_QUEUE: '1000000',
  ENGINE_QUEUE_PER_PERSON: '1000000',
  LIMIT_EDIT: '1000000/m',
  LIMIT_IMPORT: '1000000/h',
  LIMIT_SAMPLE: '1000000/h',
  LIMIT_EXPORT: '1000000/h',
  LIMIT_IMPORT_ACCOUNT: '1000000/h',
  LIMIT_ACCOUNT: '1000000/h',
  LIMIT_HELP: '1000000/h',
  LIMIT_START: '1000000/h',
  LIMIT_START_PREMIUM: '1000000/h',
  LIMIT_WORK: '1000000/m',
  LIMIT_REFRESH: '1000000/m',
  LIMIT_SUBSCRIBE: '1000000/h',
  LIMIT_BILLING: '1000000/m',
  LIMIT_MAIL_PER_IP: '1000000/h',
  LIMIT_MAIL_TOTAL: '1000000/h',
  MODEL_USER_DAILY_CENTS: '1000000000',
  MODEL_MONTHLY_CENTS: '1000000000',
};

export interface TestAppOptions {
  settings?: Record<string, string>;
  features?: readonly Feature[];
  extend?: NonNullable<ProcessOptions['extend']>;
}

/** The settings of a process with the limits we ship, for one that a test starts by itself. */
export async function shippedSettings(databaseUrl: string): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'test',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    ...localLoginUrls(databaseUrl),
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SIGNING_KEY: await createThrowawaySigningKey(),
    PASSWORD_BREACH_CHECK: 'false',
  };
}

export async function testSettings(databaseUrl: string): Promise<Record<string, string>> {
  // Each thread loads the word lists, and most tests have one person.
  return { ...(await shippedSettings(databaseUrl)), ...roomyLimits, ENGINE_THREADS: '1' };
}

/** The real app on a database of its own, listening on loopback, with the notes feature beside the product's. */
export async function startTestApp({
  settings = {},
  features = [...productFeatures, notesFeature],
  extend,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  await runSql(database.ownerUrl, notesTable);
  const config = readConfig({ ...(await testSettings(database.url)), ...settings });
  const logged: LogLine[] = [];
  const expected: string[] = [];
  const log = createLog(config, { write: (line) => void logged.push(JSON.parse(line) as LogLine) });
  const running = await startProcess(config, { features, log, drainMs: 0, ...(extend ? { extend } : {}) });
  afterEach(() => failOnLoggedErrors(logged, expected));
  afterAll(async () => {
    await running.stop();
    await database.drop();
  });
  return {
    ...running,
    ...(await createFactories(running, database.ownerUrl)),
    config,
    engine: running.parts.engine.for({ userId: 'test' }),
    ownerUrl: database.ownerUrl,
    logged,
    expectError: (part) => void expected.push(part),
  };
}

function failOnLoggedErrors(logged: LogLine[], expected: string[]): void {
  const surprises = logged
    .filter(({ level }) => level >= 50)
    .filter((line) => !expected.some((part) => JSON.stringify(line).includes(part)));
  logged.length = 0;
  expected.length = 0;
  if (surprises.length > 0)
    throw new Error(`Errors were logged:\n${surprises.map((line) => JSON.stringify(line)).join('\n')}`);
}

import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import { type AuthModule, createAuthModule } from './auth/auth-module.ts';
import { createHostedTokens } from './auth/hosted-tokens.ts';
import { createIdentify, type Identify } from './auth/identify.ts';
import { type Jobs, openJobs } from './background/jobs.ts';
import { createWorkHub, type WorkHub } from './background/work-hub.ts';
import { openWorkSignals, type WorkSignals } from './background/work-signals.ts';
import { type Database, openDatabase } from './database/database.ts';
import { openEngines } from './engine/create-engines.ts';
import type { Engines } from './engine/engine.ts';
import { type Billing, openBilling } from './features/billing/open-billing.ts';
import { type ArchiveReader, createArchiveReader } from './importing/archive-reader.ts';
import { createFileImporter, type FileImporter } from './importing/file-importer.ts';
import type { JobSources } from './job-sources/job-source.ts';
import { openJobSources } from './job-sources/open-job-sources.ts';
import { createModelGateway } from './models/create-model-gateway.ts';
import type { ModelGateway } from './models/model-gateway.ts';
import type { Postings } from './postings/job-index.ts';
import { openPostings } from './postings/open-postings.ts';
import { createDocumentFiles, type DocumentFiles } from './printing/document-files.ts';
import { createFileReader, type FileReader } from './printing/file-reader.ts';
import { createPdfPrinter, type PdfPrinter } from './printing/pdf-printer.ts';
import { renderVersion } from './printing/render-version.ts';
import { createWordWriter, type WordWriter } from './printing/word-writer.ts';
import type { Config } from './process/config.ts';
import { countFailedJobs } from './process/failed-jobs.ts';
import { type Clock, watchClock } from './process/watch-clock.ts';
import { createPlaces, type Places } from './quota/at-once.ts';
import { createRateLimits, type RateLimits } from './quota/rate-limits.ts';

/** Everything the app is built from: plain objects, handed on as arguments. */
export interface Parts extends Places {
  config: Config;
  log: FastifyBaseLogger;
  database: Database;
  /** As the one login that reaches passwords and sessions. Absent where a hosted sign-in service is used. */
  signInDatabase: Database | undefined;
  /** As the one login that says who has Premium. */
  billingDatabase: Database;
  jobs: Jobs;
  signals: WorkSignals;
  work: WorkHub;
  limits: RateLimits;
  /** Parser, built-in writer, guard and score. */
  engine: Engines;
  /** Reads files as machines do. */
  reader: FileReader;
  /** Makes Word files. */
  words: WordWriter;
  /** Reads files that people bring. */
  importer: FileImporter;
  /** Reads exports that people bring back. */
  archives: ArchiveReader;
  /** The files that were made of documents. */
  files: DocumentFiles;
  /** Absent where a hosted sign-in service is used. */
  auth: AuthModule | undefined;
  identify: Identify;
  /** Starts its browser with the first file, or when it is told to warm up. */
  printer: PdfPrinter;
  /** The only way to a language model. */
  models: ModelGateway;
  billing: Billing;
  /** Where jobs come from. */
  jobSources: JobSources;
  /** The jobs that are kept. */
  postings: Postings;
  metrics: Registry;
  clock: Clock;
  /** Aborted when the process begins to stop: open streams end, so that callers join another node. */
  stopping: AbortController;
  close(): Promise<void>;
}

export async function openParts(config: Config, log: FastifyBaseLogger): Promise<Parts> {
  const onError = (error: Error) => log.warn({ err: error }, 'a connection failed and is being replaced');
  const metrics = new Registry();
  const onFailure = countFailedJobs(metrics, log);
  const url = config.DATABASE_URL;
  const logins = await openLogins(config, onError);
  const { database, signInDatabase, billingDatabase } = logins;
  const jobs = await openJobs({ url, isWorker: config.PROCESS !== 'web', onError, onFailure });
  const signals = await openWorkSignals(url, onError);
  const auth = signInDatabase && (await createAuthModule({ config, database: signInDatabase, jobs, log }));
  const limits = createRateLimits(config, database);
  const stopping = new AbortController();
  const clock = await watchClock({ database, log, metrics });
  const workers = openWorkers(config, log, metrics);
  const engine = openEngines(config, metrics, log);
  const models = await createModelGateway({ config, database, log, metrics });
  return {
    config,
    log,
    ...logins,
    jobs,
    signals,
    work: createWorkHub({ config, database, jobs, signals, stopping: stopping.signal }),
    limits,
    engine,
    ...workers,
    files: createDocumentFiles({ database, log, version: renderVersion() }),
    ...createPlaces(config),
    auth,
    identify: createIdentify(auth?.tokens ?? createHostedTokens(config), database),
    models,
    ...openJobSearch(config, database, log),
    billing: openBilling({ config, database: billingDatabase, jobs, limits, log }),
    metrics,
    clock,
    stopping,
    close: async () => {
      await closeWorkers(workers, jobs);
      for (const part of [clock, signals, engine, models, auth, ...Object.values(logins)])
        await part?.close();
    },
  };
}

/** Jobs that are under way may still need them. */
async function closeWorkers(workers: ReturnType<typeof openWorkers>, jobs: Jobs): Promise<void> {
  const { importer, printer, reader, words, archives } = workers;
  importer.close();
  await printer.close();
  await jobs.stop();
  for (const part of [reader, words, archives]) await part.close();
}

/** Where jobs come from, and those that are kept. */
function openJobSearch(config: Config, database: Database, log: FastifyBaseLogger) {
  const jobSources = openJobSources({ config, database, log });
  return { jobSources, postings: openPostings(database, jobSources.termsOf) };
}

/** Sign-in does little at a time; billing holds one while the payment provider is asked. */
const fewConnections = 4;
const billingConnections = 8;

/** The three logins, each of which must be stopped by row-level security. */
async function openLogins(config: Config, onError: (error: Error) => void) {
  const open = async (
    setting: 'DATABASE_URL' | 'AUTH_DATABASE_URL' | 'BILLING_DATABASE_URL',
    size: number,
  ) => {
    const opened = openDatabase({ url: config[setting], poolSize: size, onError });
    await opened.assertRlsEnforced(setting);
    return opened;
  };
  return {
    database: await open('DATABASE_URL', config.DATABASE_POOL),
    signInDatabase: config.AUTH_URL ? undefined : await open('AUTH_DATABASE_URL', fewConnections),
    billingDatabase: await open('BILLING_DATABASE_URL', billingConnections),
  };
}

/** Everything that makes files or reads them, in processes and threads of its own. */
const openWorkers = (config: Config, log: FastifyBaseLogger, metrics: Registry) => ({
  printer: createPdfPrinter(config, log, metrics),
  reader: createFileReader({ log }),
  words: createWordWriter(log),
  importer: createFileImporter(),
  archives: createArchiveReader(log),
});

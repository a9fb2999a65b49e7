import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

/** Projects that talk to a real PostgreSQL share one server for the run; each test file clones its database. */
const withPostgres = {
  // Vitest empties styles unless told otherwise; a document without its styles is another document.
  css: { include: [/\.css\?raw$/] },
  globalSetup: ['./tests/support/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** The sign-in contract runs against the service at AUTH_URL when that is set, else against our own. */
const environment = loadEnv('test', '.', '');
const signInService = {
  authUrl: environment.AUTH_URL ?? '',
  mailboxUrl: environment.MAILBOX_URL ?? '',
  siteUrl: environment.SITE_URL ?? '',
};

/** They end when what they wait for is there; the times only say when it won't come, on a busy machine too. */
const journeyPatience = { testTimeout: 300_000, expect: { poll: { timeout: 20_000 } } };
const pictures = { takesPictures: environment.PICTURES !== 'none' };

/** They measure what people wait. */
const timedJourneys = [
  'tests/e2e/builder-speed.test.ts',
  'tests/e2e/cold-start.test.ts',
  'tests/e2e/dev-command.test.ts',
];

/** They measure what this thread or the machine's processor does, so nothing else may run beside them. */
const timedTests = [
  'src/server/features/job-search/find-jobs.test.ts',
  'src/server/importing/file-importer.test.ts',
  'src/server/printing/word-writer.test.ts',
  'tests/hostile-texts.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          // Pure rules keep nothing between two files, so a worker reads the word lists and the code once for all.
          name: 'domain',
          include: ['src/domain/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'evals/**/*.test.ts',
            'build/**/*.test.ts',
            'tests/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/billing/contract.test.ts',
          ],
          exclude: ['src/web/**', 'src/domain/**', ...timedTests],
          // Every file opens an app and a database of its own; the code of the server is read once a worker.
          isolate: false,
          maxWorkers: 2,
          provide: {
            stripeTestKey: '',
            fuzzedCalls: 2000,
            contradictionPairs: Number(environment.CONTRADICTION_PAIRS ?? 40),
          },
          ...withPostgres,
        },
      },
      {
        test: {
          // After the others, one at a time.
          name: 'timed',
          include: timedTests,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...withPostgres,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz.test.ts'],
          provide: { fuzzedCalls: 10_000 },
          ...withPostgres,
        },
      },
      {
        test: {
          name: 'auth-contract',
          include: ['tests/auth-contract/*.test.ts'],
          fileParallelism: false,
          provide: signInService,
          ...withPostgres,
        },
      },
      {
        test: {
          name: 'billing',
          include: ['tests/billing/*.test.ts'],
          fileParallelism: false,
          provide: { stripeTestKey: '' },
          ...withPostgres,
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'billing-stripe',
          include: ['tests/billing/contract.test.ts'],
          provide: { stripeTestKey: environment.STRIPE_TEST_KEY || 'missing' },
          ...withPostgres,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          exclude: timedJourneys,
          // Two keep two cores busy. The code of the server is read once a worker.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...withPostgres,
          globalSetup: [...withPostgres.globalSetup, './tests/support/e2e-setup.ts'],
          ...journeyPatience,
          provide: pictures,
        },
      },
      {
        test: {
          // After the others, one at a time.
          name: 'e2e-timed',
          include: timedJourneys,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...withPostgres,
          globalSetup: [...withPostgres.globalSetup, './tests/support/e2e-setup.ts'],
          ...journeyPatience,
          provide: pictures,
        },
      },
      {
        test: {
          name: 'closings',
          include: ['tests/closings/*.test.ts'],
          ...withPostgres,
          globalSetup: [...withPostgres.globalSetup, './tests/support/e2e-setup.ts'],
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'neighbors',
          include: ['tests/neighbors/*.test.ts'],
          fileParallelism: false,
          ...withPostgres,
          globalSetup: [...withPostgres.globalSetup, './tests/support/production-setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          // Minutes long, and in need of a load balancer.
          exclude: ['tests/faults/rolling-restarts.test.ts'],
          fileParallelism: false,
          provide: { freeUseRounds: 3, letterKills: 1 },
          ...withPostgres,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults-long',
          include: ['tests/faults/{free-use,killed-work,rolling-restarts}.test.ts'],
          fileParallelism: false,
          provide: { freeUseRounds: 20, letterKills: 5 },
          ...withPostgres,
          testTimeout: 1_200_000,
        },
      },
    ],
  },
});

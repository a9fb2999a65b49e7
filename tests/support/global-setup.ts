import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
  }
}

/** Starts the run's PostgreSQL; `inject('postgresAdminUrl')` finds it from every test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  project.provide('postgresAdminUrl', postgres.adminUrl);
  return () => postgres.stop();
}

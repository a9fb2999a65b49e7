import path from 'node:path';
import { openDatabase } from '../database/database.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.fake.ts';
import { readConfig } from '../process/config.ts';
import { createSources } from './open-job-sources.ts';
import { tellSources } from './source-states.ts';

/** `npm run sources`: how each job source is doing, in the database that is set, or in that of a running `npm run dev`. */
const config = readConfig();
const url = config.DATABASE_URL || runningPostgresUrl(path.resolve(config.DATA_FOLDER, 'postgres'), 'candor');
if (!url) {
  console.error('DATABASE_URL is missing, and npm run dev is not running.');
  process.exit(1);
}
const database = openDatabase({ url, poolSize: 2, onError: () => {} });
try {
  for (const line of await tellSources(createSources({ config, database }), database, new Date()))
    console.log(line);
} finally {
  await database.close();
}

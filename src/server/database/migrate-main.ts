import { readConfig } from '../process/config.ts';
import { migrate } from './migrate.ts';

/** `npm run migrate`: brings the database up to date, as its owner, before the new version starts. */
const { DATABASE_OWNER_URL } = readConfig();
if (!DATABASE_OWNER_URL) {
  console.error('DATABASE_OWNER_URL is missing: migrations run as the owner of the database.');
  process.exit(1);
}
await migrate(DATABASE_OWNER_URL, (line) => console.log(line));

import { openDatabase } from '#server/database/database.ts';
import { openJobSources } from '#server/job-sources/open-job-sources.ts';
import { readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';

/** Many searches at once in a process of their own, which then tells what became of them. */
const { settings, searches } = JSON.parse(process.argv[2] ?? '{}') as {
  settings: Record<string, string>;
  searches: number;
};
const config = readConfig(settings);
const database = openDatabase({ url: config.DATABASE_URL, poolSize: 10, onError: () => {} });
const { ask } = openJobSources({ config, database, log: createLog(config) });
const states = await Promise.all(
  Array.from({ length: searches }, async (_, number) => {
    // Each another one: an equal one may be answered from memory.
    const jobTitle = `Baker ${number}`;
    const query = { jobTitle, jobType: [], location: null, country: 'GB', isRemote: false };
    const { outcomes } = await ask(query, () => {}, new AbortController().signal);
    return outcomes.map(({ state }) => state);
  }),
);
await database.close();
process.send?.(states.flat());

import { postingFactsVersion } from '#domain/posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { Database } from '../database/database.ts';
import type { JobSources } from '../job-sources/job-source.ts';
import { createJobIndex } from './create-job-index.ts';
import { ingestPostings } from './ingest-postings.ts';
import type { Postings } from './job-index.ts';
import { storedOf } from './posting-rows.ts';
import { readWideRowsById } from './posting-store.ts';

export const openPostings = (
  database: Pick<Database, 'shared'>,
  termsOf: JobSources['termsOf'],
  now: () => Date = () => new Date(),
): Postings => ({
  index: createJobIndex(database, postingFactsVersion, now),
  store: async (postings, at) => {
    const ids = new Map<JobPosting, string | null>();
    for (const [source, ofSource] of Map.groupBy(postings, (posting) => posting.source)) {
      const stored = await ingestPostings(database, ofSource, termsOf(source), at);
      for (const [place, posting] of ofSource.entries()) ids.set(posting, stored[place] ?? null);
    }
    return postings.map((posting) => ids.get(posting) ?? null);
  },
  findByIds: async (ids) => {
    const ours = ids.filter((id) => /^\d{1,18}$/.test(id));
    return (await readWideRowsById(database.shared, ours, postingFactsVersion)).map(storedOf);
  },
});

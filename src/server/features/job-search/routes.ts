import { jobSearchEndpoints as endpoints } from '#contract/job-search.ts';
import type { Feature } from '../../feature.ts';
import { crawlWork } from '../../job-sources/crawl-sources.ts';
import { readPostingsWork } from '../../postings/read-stored-postings.ts';
import { getJobSearch, getSearchResult, listJobMatches } from './get-job-search.ts';
import { getJobSearchAllowance } from './get-job-search-allowance.ts';
import { findPreferences, readSearches } from './job-search-store.ts';
import { searchWork, startSearch } from './search-jobs.ts';
import { updateJobMatch } from './update-job-match.ts';

export const jobSearchFeature: Feature = {
  work: (parts) => [searchWork(parts)],
  nightly: (parts) => [...crawlWork(parts), readPostingsWork(parts)],
  routes: (serve, parts) => {
    const { database } = parts;
    serve(endpoints.searchJobs, async ({ person, body, requestKey }) => {
      const { workId } = await startSearch(parts, person, body, requestKey);
      return { workId, view: () => getSearchResult(parts, person.userId, workId) };
    });
    serve(endpoints.listJobSearches, ({ person, query }) => readSearches(database, person.userId, query));
    serve(endpoints.getJobSearch, ({ person, params }) => getJobSearch(parts, person.userId, params.id));
    serve(endpoints.listJobMatches, ({ person, params }) => listJobMatches(parts, person.userId, params.id));
    serve(endpoints.updateJobMatch, ({ person, params, body }) =>
      updateJobMatch(parts, person.userId, params.id, body),
    );
    serve(endpoints.getJobPreferences, ({ person }) =>
      database.asUser(person.userId, (trx) => findPreferences(trx, person.userId)),
    );
    serve(endpoints.getJobSearchAllowance, ({ person }) => getJobSearchAllowance(parts, person.userId));
  },
};

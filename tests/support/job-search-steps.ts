import type { JobMatchView, JobPreferences, JobSearch } from '#contract/job-search.ts';
import type { TestPerson } from './factories.ts';

export interface SearchResult {
  search: JobSearch;
  matches: JobMatchView[];
}

/** What somebody does who looks for a job. */
export const jobSearchSteps = (person: TestPerson) => {
  const post = (body: object = {}, headers: Record<string, string> = {}) =>
    person.call('POST', '/api/job-search', {
      body: { jobTitle: 'Support Specialist', jobType: ['FULLTIME'], ...body },
      headers,
    });
  const search = async (body: object = {}) => (await (await post(body)).json()) as SearchResult;
  const get = async <T>(path: string) => (await (await person.call('GET', path)).json()) as T;
  return {
    post,
    search,
    searches: () => get<JobSearch[]>('/api/job-searches'),
    matches: (id: string) => get<JobMatchView[]>(`/api/job-searches/${id}/matches`),
    preferences: () => get<JobPreferences>('/api/job-preferences'),
    allowance: () => get<{ left: number; of: number }>('/api/job-search-allowance'),
    mark: (id: string, body: object) => person.call('PATCH', `/api/job-matches/${id}`, { body }),
  };
};

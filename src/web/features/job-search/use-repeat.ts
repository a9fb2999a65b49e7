import { useLocation } from 'wouter';
import type { JobSearch } from '#contract/job-search.ts';
import { keepRunningSearch, keepSearchForm } from './running-search.ts';
import { valuesOfSearch } from './search-values.ts';
import { type SearchFailure, useSearchWork } from './use-search.ts';

export interface Repeat {
  /** The same search once more; the search screen follows it. */
  readonly again: () => void;
  readonly isStarting: boolean;
  readonly failure: SearchFailure | undefined;
  /** The form with this search in it. */
  readonly change: () => void;
}

/** From the results back to the search. */
export function useRepeat(search: JobSearch, userId: string): Repeat {
  const [, navigate] = useLocation();
  const values = valuesOfSearch(search);
  const show = () => {
    keepSearchForm(userId, values);
    navigate('/job-search');
  };
  const { start, isBusy, failure } = useSearchWork(undefined, (workId) => {
    keepRunningSearch(userId, workId);
    show();
  });
  return { again: () => start(values), isStarting: isBusy, failure, change: show };
}

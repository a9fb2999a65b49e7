import { useInfiniteQuery } from '@tanstack/react-query';
import { coverLettersQuery } from '../cover-letters/cover-letter-queries.ts';
import { resumesQuery } from '../resumes/resume-queries.ts';
import { type DocumentEntry, entriesOf, loadedBackTo, oldestOf } from './document-entry.ts';

export interface DocumentPages {
  readonly entries: readonly DocumentEntry[];
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  loadMore(): void;
  /** Loads again whatever could not be loaded. */
  retry(): void;
}

/** Resumes and letters as one list, the newest first, as far back as both are loaded. */
export function useDocumentPages(gone: readonly DocumentEntry[]): DocumentPages {
  const resumes = useInfiniteQuery(resumesQuery);
  const letters = useInfiniteQuery(coverLettersQuery);
  const loadedResumes = { items: resumes.data ?? [], hasMore: resumes.hasNextPage };
  const loadedLetters = { items: letters.data ?? [], hasMore: letters.hasNextPage };
  const backTo = loadedBackTo([loadedResumes, loadedLetters]);
  // A page that is on its way is waited for, not asked for again.
  const waiting = { cancelRefetch: false };
  return {
    entries: entriesOf(loadedResumes.items, loadedLetters.items, gone).filter(
      ({ createdAt }) => createdAt >= backTo,
    ),
    error: resumes.error ?? letters.error,
    isPending: resumes.isPending || letters.isPending,
    isFetching: resumes.isFetching || letters.isFetching,
    hasMore: resumes.hasNextPage || letters.hasNextPage,
    loadMore: () => {
      if (resumes.hasNextPage && oldestOf(loadedResumes) === backTo) void resumes.fetchNextPage(waiting);
      if (letters.hasNextPage && oldestOf(loadedLetters) === backTo) void letters.fetchNextPage(waiting);
    },
    retry: () => {
      for (const query of [resumes, letters]) {
        if (query.isFetchNextPageError) void query.fetchNextPage();
        else if (query.isError) void query.refetch();
      }
    },
  };
}

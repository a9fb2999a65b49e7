import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { JobSearch } from '#contract/job-search.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { jobSearchesQuery } from './job-search-queries.ts';
import { jobTypeNames } from './match-words.ts';

/** More are shown to those who ask. */
const fewEnough = 5;

/** Every search of before: its matches, or the same once more. */
export function RecentSearches({ onRepeat }: { onRepeat: (search: JobSearch) => void }) {
  const { _ } = useLingui();
  const { data, error, isFetching, refetch, ...pages } = useInfiniteQuery({
    ...jobSearchesQuery,
    refetchOnMount: 'always',
  });
  const [showsAll, setShowsAll] = useState(false);
  if (error && !data) return <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const hasMore = showsAll ? pages.hasNextPage : data.length > fewEnough;
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="mb-3 text-lg font-bold tracking-tight">
        {_('Recent searches')}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {(showsAll ? data : data.slice(0, fewEnough)).map((search) => (
          <SearchRow key={search.id} search={search} onRepeat={() => onRepeat(search)} />
        ))}
      </ul>
      {hasMore && (
        <Button
          className="mt-4"
          busy={showsAll && isFetching}
          onClick={() => (showsAll ? void pages.fetchNextPage() : setShowsAll(true))}
        >
          {_('Show more')}
        </Button>
      )}
    </section>
  );
}

function SearchRow({ search, onRepeat }: { search: JobSearch; onRepeat: () => void }) {
  const { _, i18n } = useLingui();
  const { id, jobTitle, jobType, location, isRemote, matchCount, createdAt } = search;
  const types = jobType.map((type) => _(jobTypeNames[type])).join(', ');
  const where = [location, isRemote && _('Remote'), types].filter(Boolean).join(' · ');
  return (
    <li className="pt-3 pb-1.5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{jobTitle}</span>
        <span className="shrink-0 text-ink-3 text-xs">
          {i18n.date(createdAt, { month: 'short', day: 'numeric' })}
        </span>
      </div>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{where}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="me-auto text-ink-2">
          {matchCount === 1 ? _('1 match') : _('{count} matches', { count: matchCount })}
        </span>
        <Button
          variant="link"
          className="px-1!"
          aria-label={_('Search again: {name}', { name: jobTitle })}
          onClick={onRepeat}
        >
          {_('Search again')}
        </Button>
        <Button asChild variant="link" className="-me-1 px-1!">
          <Link href={`/job-results/${id}`} aria-label={_('See matches: {name}', { name: jobTitle })}>
            {_('See matches')}
          </Link>
        </Button>
      </div>
    </li>
  );
}

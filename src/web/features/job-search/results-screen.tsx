import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { JobMatchView, JobSearch } from '#contract/job-search.ts';
import { ApiError } from '../../api-error.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ServerUnreachable } from '../../writing/server-unreachable.tsx';
import { jobMatchesQuery, jobSearchQuery } from './job-search-queries.ts';
import { JobsHeader } from './jobs-header.tsx';
import { MatchList } from './match-list.tsx';
import { ResultsHeader } from './results-header.tsx';
import { useRepeat } from './use-repeat.ts';

interface ResultsScreenProps {
  id: string;
  userId: string;
}

/** A search that is gone, somebody else's, or no search at all. */
const isMissing = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function ResultsScreen({ id, userId }: ResultsScreenProps) {
  const { _ } = useLingui();
  const search = useQuery(jobSearchQuery(id));
  const matches = useQuery({ ...jobMatchesQuery(id), refetchOnMount: 'always' });
  if (isMissing(search.error) || isMissing(matches.error)) return <SearchMissing />;
  const error = search.error ?? matches.error;
  if (search.data && matches.data)
    return <Results search={search.data} matches={matches.data} userId={userId} />;
  if (error && !search.isFetching && !matches.isFetching)
    return (
      <ServerUnreachable
        name={_('Job Matches')}
        error={error}
        onRetry={() => void Promise.all([search.refetch(), matches.refetch()])}
      />
    );
  return (
    <p role="status" className="flex min-h-[60vh] flex-1 items-center justify-center gap-2.5 text-ink-2">
      <Spinner className="size-5" />
      {_('Loading your job matches...')}
    </p>
  );
}

interface ResultsProps {
  search: JobSearch;
  matches: readonly JobMatchView[];
  userId: string;
}

function Results({ search, matches, userId }: ResultsProps) {
  const repeat = useRepeat(search, userId);
  return (
    <>
      <JobsHeader current="matches" searchId={search.id} />
      <div className="mx-auto w-full max-w-[1180px] flex-1 px-4 pb-14 sm:px-6 md:pb-20">
        <ResultsHeader search={search} matches={matches} repeat={repeat} />
        {matches.length === 0 ? (
          <NoMatches onChange={repeat.change} />
        ) : (
          <MatchList search={search} matches={matches} onChange={repeat.change} />
        )}
      </div>
    </>
  );
}

function NoMatches({ onChange }: { onChange: () => void }) {
  const { _ } = useLingui();
  return (
    <div className="border-line border-y py-12 text-center">
      <h2 className="text-lg font-bold tracking-tight">{_('No matches found')}</h2>
      <p className="mt-1.5 text-ink-2">{_('Try adjusting your search criteria or check back later.')}</p>
      <Button variant="primary" className="mt-6" onClick={onChange}>
        {_('Change this search')}
      </Button>
    </div>
  );
}

function SearchMissing() {
  const { _ } = useLingui();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20 text-center">
      <PageHeading title={_('Job search not found')} className="text-2xl font-extrabold tracking-tight">
        {_('Job search not found')}
      </PageHeading>
      <p className="mt-3 text-ink-2">{_('It may have been deleted, or it belongs to someone else.')}</p>
      <Button asChild variant="primary" className="mt-6">
        <Link href="/job-search">{_('Start New Search')}</Link>
      </Button>
    </div>
  );
}

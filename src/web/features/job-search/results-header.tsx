import { useLingui } from '@lingui/react';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { JobMatchView, JobSearch, SourceState } from '#contract/job-search.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { jobTypeNames } from './match-words.ts';
import { SearchFailureNote } from './search-failure-note.tsx';
import type { Repeat } from './use-repeat.ts';

interface ResultsHeaderProps {
  search: JobSearch;
  matches: readonly JobMatchView[];
  repeat: Repeat;
}

export function ResultsHeader({ search, matches, repeat }: ResultsHeaderProps) {
  const { _ } = useLingui();
  const title = _('Job Matches: {title}', { title: search.jobTitle });
  return (
    <header className="pt-6 pb-5 md:pt-9">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <PageHeading
            title={title}
            className="text-xl font-extrabold tracking-tight [overflow-wrap:anywhere] md:text-2xl"
          >
            {title}
          </PageHeading>
          <p className="mt-2.5 flex flex-wrap gap-2">
            {search.location && <Badge className="[overflow-wrap:anywhere]">{search.location}</Badge>}
            {search.isRemote && <Badge>{_('Remote')}</Badge>}
            {search.jobType.map((type) => (
              <Badge key={type}>{_(jobTypeNames[type])}</Badge>
            ))}
          </p>
          <p className="mt-3 text-ink-2">
            <FoundText search={search} matches={matches} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" className="max-lg:min-h-11" busy={repeat.isStarting} onClick={repeat.again}>
            {_('Search again')}
          </Button>
          <Button asChild size="sm" className="max-lg:min-h-11">
            <Link href="/job-search">{_('Start New Search')}</Link>
          </Button>
        </div>
      </div>
      {repeat.failure && (
        <div className="mt-4">
          <SearchFailureNote failure={repeat.failure} />
        </div>
      )}
      <MissingSources search={search} repeat={repeat} />
    </header>
  );
}

/** Job boards are named only where one was asked, or a posting of one was found. */
function FoundText({ search, matches }: Omit<ResultsHeaderProps, 'repeat'>) {
  const { _ } = useLingui();
  const count = matches.length;
  const hasBoards =
    search.sources.some(({ name, state }) => name !== 'sample' && state !== 'skipped') ||
    matches.some(({ isSample }) => !isSample);
  if (hasBoards) return _('Found {count} matching positions from global job boards', { count });
  if (count === 0)
    return _(
      'No job boards were searched, and our sample postings are in few places. Try without a location.',
    );
  return count === 1
    ? _('Found 1 sample posting. No job boards were searched.')
    : _('Found {count} sample postings. No job boards were searched.', { count });
}

/** Sources that had nothing to say this time, by name: those that were asked in vain, and those that couldn't be asked. */
function MissingSources({ search, repeat }: { search: JobSearch; repeat: Repeat }) {
  const { _ } = useLingui();
  const failed = useNames(search, 'failed');
  const skipped = useNames(search, 'skipped');
  return (
    <>
      {failed.count > 0 && (
        <SourceNote>
          <span className="min-w-0 max-sm:flex-1">
            {failed.count === 1
              ? _('{names} didn’t respond, so its jobs are missing.', failed)
              : _('{names} didn’t respond, so their jobs are missing.', failed)}
          </span>
          <Button variant="link" size="inline" busy={repeat.isStarting} onClick={repeat.again}>
            {_('Retry')}
          </Button>
        </SourceNote>
      )}
      {skipped.count > 0 && (
        <SourceNote>
          <span className="min-w-0 max-sm:flex-1">
            {skipped.count === 1
              ? _('{names} isn’t available right now, so its jobs are missing.', skipped)
              : _('{names} aren’t available right now, so their jobs are missing.', skipped)}
          </span>
        </SourceNote>
      )}
    </>
  );
}

function useNames({ sources }: JobSearch, state: SourceState['state']): { names: string; count: number } {
  const { i18n } = useLingui();
  const labels = sources.filter((source) => source.state === state).map(({ label }) => label);
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return { names: list.format(labels), count: labels.length };
}

function SourceNote({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-4 flex flex-wrap items-start gap-x-2.5 gap-y-1 text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
      {children}
    </p>
  );
}

import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import type { SourceState } from '#contract/job-search.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { jobTypeNames } from './match-words.ts';
import type { SearchValues } from './search-values.ts';
import type { RunningSearch } from './use-search.ts';

interface SearchProgressProps {
  search: RunningSearch;
  values: SearchValues;
}

/** While a search runs: which source has answered, and which has not. */
export function SearchProgress({ search, values }: SearchProgressProps) {
  const { _ } = useLingui();
  const sources = search.progress?.sources ?? [];
  const done = sources.filter(({ state }) => state !== 'asked').length;
  const hint = values.resumeId
    ? _('Next, we’ll remove duplicates and score each job against your resume.')
    : _('Next, we’ll remove duplicates and score each job.');
  return (
    <section aria-labelledby="search-progress">
      <p className="mb-6 flex flex-wrap gap-x-4 text-ink-2 md:hidden">
        {useSummary(values).map((part) => (
          <span key={part} className="min-w-0 [overflow-wrap:anywhere]">
            {part}
          </span>
        ))}
      </p>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="search-progress" className="text-lg font-bold tracking-tight">
          <span role="status">{useNews(sources)}</span>
        </h2>
        {sources.length > 0 && (
          <p className="shrink-0 text-ink-3 text-sm">
            {_('{done} of {count} sources done', { done, count: sources.length })}
          </p>
        )}
      </div>
      <SourceBar sources={sources} />
      <ul className="mt-4 divide-y divide-line border-line border-y empty:hidden">
        {sources.map((source) => (
          <SourceRow key={source.name} source={source} />
        ))}
      </ul>
      <p className="mt-4 text-ink-2 text-sm">
        {hint} {_('You can leave this page. We’ll keep searching.')}
      </p>
    </section>
  );
}

function useNews(sources: readonly SourceState[]): string {
  const { _ } = useLingui();
  const count = sources.reduce((sum, source) => sum + source.count, 0);
  if (sources.length === 0) return _('Looking through job postings');
  if (sources.every(({ state }) => state !== 'asked')) return _('Scoring what we found');
  return count === 1 ? _('Found 1 job so far') : _('Found {count} jobs so far', { count });
}

/** What is being searched for, where the form itself is out of sight. */
function useSummary({ jobTitle, location, jobType, isRemote }: SearchValues): readonly string[] {
  const { _ } = useLingui();
  const types = jobType.map((type) => _(jobTypeNames[type])).join(', ');
  return [jobTitle.trim(), location.trim(), isRemote ? _('Remote') : '', types].filter(Boolean);
}

const barLooks: Readonly<Record<SourceState['state'], string>> = {
  asked: 'bg-line animate-pulse',
  answered: 'bg-mark',
  failed: 'bg-warn',
  skipped: 'bg-edge',
};

function SourceBar({ sources }: { sources: readonly SourceState[] }) {
  return (
    <div aria-hidden="true" className="mt-3 flex gap-1">
      {sources.length === 0 ? (
        <span className="h-1 flex-1 animate-pulse rounded-full bg-mark" />
      ) : (
        sources.map(({ name, state }) => (
          <span key={name} className={clsx('h-1 flex-1 rounded-full transition-colors', barLooks[state])} />
        ))
      )}
    </div>
  );
}

function SourceRow({ source: { label, state, count } }: { source: SourceState }) {
  const { _ } = useLingui();
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <span className="mt-0.5 grid size-4.5 shrink-0 place-items-center">{icons[state]}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {state === 'asked' && <span className="text-ink-3 text-xs">{_('Searching')}</span>}
        {state === 'failed' && (
          <span className="text-warn text-xs">{_('No response. We’ll go on without it.')}</span>
        )}
        {state === 'skipped' && <span className="text-ink-3 text-xs">{_('Not available right now')}</span>}
      </span>
      {state === 'answered' && <span className="tabular-nums">{count}</span>}
    </li>
  );
}

const icons: Readonly<Record<SourceState['state'], React.ReactNode>> = {
  asked: <Spinner className="size-4 text-link" />,
  answered: <Check className="size-4.5 text-ok" aria-hidden="true" />,
  failed: <TriangleAlert className="size-4 text-warn" aria-hidden="true" />,
  skipped: <Minus className="size-4 text-ink-3" aria-hidden="true" />,
};

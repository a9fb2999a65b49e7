import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { PageHeading } from '../../layout/page-heading.tsx';
import { readDraft } from '../../native/drafts.ts';
import { useKeptDraft } from '../../writing/use-kept-draft.ts';
import { jobSearchesQuery } from './job-search-queries.ts';
import { JobsHeader } from './jobs-header.tsx';
import { emptyMustHaves } from './must-have-form.ts';
import { RecentSearches } from './recent-searches.tsx';
import { searchDraftKey } from './running-search.ts';
import { SearchForm } from './search-form.tsx';
import { SearchProgress } from './search-progress.tsx';
import { emptySearch, hasInput, type SearchValues, valuesOfSearch } from './search-values.ts';
import { useSearch } from './use-search.ts';

/** A draft may be from before a field was there. */
function draftedSearch(userId: string): SearchValues {
  const drafted = readDraft<Partial<SearchValues>>(searchDraftKey, userId)?.content;
  const mustHaves = drafted?.mustHaves && { ...emptyMustHaves, ...drafted.mustHaves };
  return { ...emptySearch, ...drafted, mustHaves };
}

/** The way to a search: the form, how far it is while it runs, and the searches of before. */
export function SearchScreen({ userId }: { userId: string }) {
  const { _ } = useLingui();
  const [values, setValues] = useState(() => draftedSearch(userId));
  const { discard } = useKeptDraft(searchDraftKey, userId, hasInput(values) ? values : undefined);
  const search = useSearch(userId, () => discard(undefined));
  const { data: searches } = useInfiniteQuery(jobSearchesQuery);
  return (
    <>
      <JobsHeader current="search" searchId={searches?.[0]?.id} />
      <div className="mx-auto w-full max-w-[1180px] flex-1 px-4 pb-14 sm:px-6 md:pb-20">
        <PageHeading
          title={_('AI Job Search')}
          className="pt-6 pb-4 text-xl font-extrabold tracking-tight md:pt-9 md:pb-6 md:text-2xl"
        >
          {_('AI Job Search')}
        </PageHeading>
        <div className="grid gap-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start lg:gap-16">
          <SearchForm
            values={values}
            search={search}
            onChange={(part) => setValues((known) => ({ ...known, ...part }))}
          />
          <aside
            aria-label={_('Your searches')}
            className={clsx('min-w-0 space-y-10', search.isBusy && 'max-md:order-first')}
          >
            {search.isBusy ? (
              <SearchProgress search={search} values={values} />
            ) : (
              <>
                <RecentSearches
                  onRepeat={(before) => {
                    const again = valuesOfSearch(before);
                    setValues(again);
                    search.start(again);
                  }}
                />
                <WhereWeLook />
              </>
            )}
          </aside>
        </div>
      </div>
    </>
  );
}

function WhereWeLook() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="where-we-look">
      <h2 id="where-we-look" className="text-lg font-bold tracking-tight">
        {_('Where we look')}
      </h2>
      <p className="mt-1.5 text-ink-2 text-sm">
        {_('Employers’ own boards come first, then job boards. Each job says where it’s from.')}{' '}
        {_('We never use your name, age, photo, or gender to match you.')}
      </p>
    </section>
  );
}

import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { isFound } from './document-entry.ts';
import { DocumentRow } from './document-row.tsx';
import type { DocumentActions } from './use-document-actions.ts';
import type { DocumentPages } from './use-document-pages.ts';
import { useDocumentWords } from './use-document-words.ts';

export function DocumentList({ pages, actions }: { pages: DocumentPages; actions: DocumentActions }) {
  const { _ } = useLingui();
  const { searchedOf } = useDocumentWords();
  const { entries } = pages;
  const [query, setQuery] = useState('');
  const isSearch = query.trim() !== '';
  const found = isSearch ? entries.filter((entry) => isFound(query.trim(), searchedOf(entry))) : entries;
  useSearchEverything(isSearch, pages);
  const { list, showMore } = useShowMore(pages, found.length);
  const isSearching = isSearch && pages.hasMore && !pages.error;
  const count = _('{found} of {count} documents', { found: found.length, count: entries.length });
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      {/* Said, not shown twice: what the search finds, and what was done last. */}
      <p role="status" className="sr-only">
        {isSearch && !isSearching ? count : actions.news}
      </p>
      {found.length > 0 ? (
        <ul
          ref={list}
          aria-label={_('Documents')}
          className="divide-y divide-line rounded-lg border border-line bg-surface [&>li:first-child]:rounded-t-lg [&>li:last-child]:rounded-b-lg"
        >
          {found.map((entry) =>
            actions.gone.some(({ id }) => id === entry.id) ? (
              <DeletedRow key={entry.id} entry={entry} actions={actions} />
            ) : (
              <DocumentRow key={entry.id} entry={entry} actions={actions} />
            ),
          )}
        </ul>
      ) : isSearching ? (
        <p className="flex justify-center py-12">
          <Spinner />
        </p>
      ) : (
        <div className="py-12 text-center text-sm text-ink-2">
          <p>{_('Nothing matches “{query}”.', { query: query.trim() })}</p>
          <Button className="mt-4" onClick={() => setQuery('')}>
            {_('Clear search')}
          </Button>
        </div>
      )}
      {pages.hasMore && !isSearch && (
        <Button className="self-center" busy={pages.isFetching} onClick={showMore}>
          {_('Show more')}
        </Button>
      )}
    </>
  );
}

/** A search means all documents, so the pages that aren't there yet are loaded one after the other. */
function useSearchEverything(isSearch: boolean, { hasMore, isFetching, error, loadMore }: DocumentPages) {
  const isDue = isSearch && hasMore && !isFetching && !error;
  // After every render: a page that comes at once leaves nothing changed by which the next one would be due.
  useEffect(() => {
    if (isDue) loadMore();
  });
}

/** Once they're there, the first new document takes the focus: the button may be gone by then. */
function useShowMore({ loadMore }: DocumentPages, shown: number) {
  const list = useRef<HTMLUListElement>(null);
  const [shownBefore, setShownBefore] = useState<number>();
  useEffect(() => {
    if (shownBefore === undefined || shown <= shownBefore) return;
    list.current?.children[shownBefore]?.querySelector('a')?.focus();
    setShownBefore(undefined);
  }, [shown, shownBefore]);
  const showMore = () => {
    setShownBefore(shown);
    loadMore();
  };
  return { list, showMore };
}

function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { _ } = useLingui();
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {_('Search documents')}
      </label>
      <Search
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
      <TextInput
        id={id}
        type="search"
        value={query}
        placeholder={_('Search by name, kind or date')}
        className="ps-9"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

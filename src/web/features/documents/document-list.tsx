import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type DocumentEntry, isFound } from './document-entry.ts';
import { DocumentRow } from './document-row.tsx';
import { GoneRow } from './gone-row.tsx';
import type { DocumentDesk } from './use-document-desk.ts';
import { useDocumentWords } from './use-document-words.ts';

export function DocumentList({ entries, desk }: { entries: readonly DocumentEntry[]; desk: DocumentDesk }) {
  const { _ } = useLingui();
  const { searchedOf } = useDocumentWords();
  const [query, setQuery] = useState('');
  const isSearch = query.trim() !== '';
  const found = isSearch ? entries.filter((entry) => isFound(query.trim(), searchedOf(entry))) : entries;
  const count = _('{found} of {count} documents', { found: found.length, count: entries.length });
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      {/* Said, not shown twice: what the search finds, and what was done last. */}
      <p role="status" className="sr-only">
        {isSearch ? count : desk.news}
      </p>
      {found.length > 0 ? (
        <ul
          aria-label={_('Documents')}
          className="divide-y divide-line rounded-lg border border-line bg-surface [&>li:first-child]:rounded-t-lg [&>li:last-child]:rounded-b-lg"
        >
          {found.map((entry) =>
            desk.gone.some(({ id }) => id === entry.id) ? (
              <GoneRow key={entry.id} entry={entry} desk={desk} />
            ) : (
              <DocumentRow key={entry.id} entry={entry} desk={desk} />
            ),
          )}
        </ul>
      ) : (
        <div className="py-12 text-center text-sm text-ink-2">
          <p>{_('Nothing matches “{query}”.', { query: query.trim() })}</p>
          <Button className="mt-4" onClick={() => setQuery('')}>
            {_('Clear search')}
          </Button>
        </div>
      )}
    </>
  );
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

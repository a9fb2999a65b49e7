import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { JobMatchView, JobSearch } from '#contract/job-search.ts';
import { Button } from '../../ui/button.tsx';
import { type Arrangement, arrangeMatches, plainArrangement } from './arrange-matches.ts';
import { MatchCard } from './match-card.tsx';
import { MatchControls } from './match-controls.tsx';
import { SearchFacts } from './search-facts.tsx';

const pageSize = 20;

interface MatchListProps {
  search: JobSearch;
  matches: readonly JobMatchView[];
  onChange: () => void;
}

export function MatchList({ search, matches, onChange }: MatchListProps) {
  const { _ } = useLingui();
  const [arrangement, setArrangement] = useState(plainArrangement);
  const [shownCount, setShownCount] = useState(pageSize);
  const arrange = (next: Arrangement) => {
    setArrangement(next);
    setShownCount(pageSize);
  };
  const arranged = arrangeMatches(matches, arrangement);
  const rest = Math.min(pageSize, arranged.length - shownCount);
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_15rem] lg:grid-rows-[auto_1fr] xl:gap-x-16">
      <MatchControls {...{ matches, arrangement }} shownCount={arranged.length} onArrange={arrange} />
      <section aria-label={_('Matches')} className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {arranged.length === 0 && <NothingLeft onClear={() => arrange({ ...arrangement, filters: [] })} />}
        {arranged.slice(0, shownCount).map((match, index) => (
          // A new order has another first, which is the one that stands open.
          <MatchCard key={match.id} match={match} opensAtOnce={index === 0} />
        ))}
        {rest > 0 && (
          <Button className="mt-6" onClick={() => setShownCount(shownCount + pageSize)}>
            {_('Show {count} more', { count: rest })}
          </Button>
        )}
      </section>
      <SearchFacts search={search} onChange={onChange} />
    </div>
  );
}

function NothingLeft({ onClear }: { onClear: () => void }) {
  const { _ } = useLingui();
  return (
    <div className="border-line border-y py-10 text-center">
      <p className="text-ink-2">{_('No jobs match these filters.')}</p>
      <Button className="mt-4" onClick={onClear}>
        {_('Clear filters')}
      </Button>
    </div>
  );
}

import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { JobMatchView } from '#contract/job-search.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import {
  type Arrangement,
  type MatchFilter,
  type MatchOrder,
  matchFilters,
  matchOrders,
} from './arrange-matches.ts';
import { Choice } from './choice.tsx';

const orderTexts: Readonly<Record<MatchOrder, MessageId>> = {
  best: 'Best match',
  newest: 'Newest',
  pay: 'Highest pay',
};
const filterTexts: Readonly<Record<MatchFilter, MessageId>> = {
  remote: 'Remote',
  pay: 'Pay listed',
  liked: 'Liked',
};

interface MatchControlsProps {
  matches: readonly JobMatchView[];
  arrangement: Arrangement;
  /** How many pass the filters. */
  shownCount: number;
  onArrange: (arrangement: Arrangement) => void;
}

/** What comes first, and what is left out; behind a button where the screen is narrow. */
export function MatchControls({ matches, arrangement, shownCount, onArrange }: MatchControlsProps) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { filters } = arrangement;
  const toggle = (filter: MatchFilter, isOn: boolean) =>
    onArrange({
      ...arrangement,
      filters: matchFilters.filter((each) => (each === filter ? isOn : filters.includes(each))),
    });
  return (
    <section aria-label={_('Sort and filter')} className="mb-5 text-sm lg:col-start-2 lg:mb-8">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-edge/60 px-4 font-semibold lg:hidden"
      >
        {filters.length > 0
          ? _('Sort and filter ({count})', { count: filters.length })
          : _('Sort and filter')}
        <ChevronDown
          className="size-4 text-ink-3 transition-transform group-aria-expanded:rotate-180"
          aria-hidden="true"
        />
      </button>
      <div id={id} className={isOpen ? 'max-lg:pt-4' : 'max-lg:hidden'}>
        <OrderField value={arrangement.order} onPick={(order) => onArrange({ ...arrangement, order })} />
        <fieldset className="mt-5">
          <legend className="mb-1 font-semibold">{_('Filter')}</legend>
          {matchFilters.map((filter) => (
            <div key={filter} className="max-lg:[&>div]:min-h-11">
              <Checkbox
                label={_(filterTexts[filter])}
                checked={filters.includes(filter)}
                onCheckedChange={(isOn) => toggle(filter, isOn)}
              />
            </div>
          ))}
        </fieldset>
        <p role="status" className={filters.length > 0 ? 'mt-2 text-ink-2 text-xs' : 'sr-only'}>
          {filters.length > 0 && _('{shown} of {count} shown', { shown: shownCount, count: matches.length })}
        </p>
      </div>
    </section>
  );
}

function OrderField({ value, onPick }: { value: MatchOrder; onPick: (order: MatchOrder) => void }) {
  const { _ } = useLingui();
  return (
    <Field label={_('Sort by')}>
      {(control) => (
        <Choice
          {...control}
          value={value}
          onChange={(event) => onPick(matchOrders.find((each) => each === event.target.value) ?? 'best')}
        >
          {matchOrders.map((order) => (
            <option key={order} value={order}>
              {_(orderTexts[order])}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}

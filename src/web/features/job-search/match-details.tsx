import { useLingui } from '@lingui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { JobMatchView } from '#contract/job-search.ts';
import { Button } from '../../ui/button.tsx';

const fewEnough = 4;

/** Of the open card: what fits, word for word, and the posting itself. */
export function MatchDetails({ id, match }: { id: string; match: JobMatchView }) {
  return (
    <div id={id}>
      <Evidence met={match.met} />
      <Posting description={match.description} requirements={match.requirements} />
    </div>
  );
}

function Evidence({ met }: Pick<JobMatchView, 'met'>) {
  const { _ } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  if (met.length === 0) return null;
  const shown = showsAll ? met : met.slice(0, fewEnough);
  return (
    <div className="mt-5">
      <ul className="space-y-2 text-sm">
        {shown.map(({ ask, quote }) => (
          <li
            key={`${ask} ${quote}`}
            className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 md:grid-cols-[1rem_12rem_minmax(0,1fr)]"
          >
            <Check className="mt-0.5 size-4 text-ok" aria-hidden="true" />
            <span className="[overflow-wrap:anywhere]">{ask}</span>
            {quote && (
              <span className="max-md:col-start-2 [overflow-wrap:anywhere]">
                <q className="rounded-sheet bg-wash box-decoration-clone">{quote}</q>
              </span>
            )}
          </li>
        ))}
      </ul>
      {met.length > shown.length && (
        <Button
          variant="link"
          size="inline"
          className="ms-6.5 mt-2 max-lg:min-h-11"
          onClick={() => setShowsAll(true)}
        >
          {_('Show all {count}', { count: met.length })}
        </Button>
      )}
    </div>
  );
}

/** As plain text: nothing in a posting is ever run or drawn. */
function Posting({ description, requirements }: Pick<JobMatchView, 'description' | 'requirements'>) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!description && !requirements) return null;
  return (
    <div className="mt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="group inline-flex min-h-9 items-center gap-1.5 rounded-md text-link text-sm font-semibold max-lg:min-h-11"
      >
        {isOpen ? _('Hide the posting') : _('Read the posting')}
        <ChevronDown
          className="size-4 transition-transform group-aria-expanded:rotate-180"
          aria-hidden="true"
        />
      </button>
      <div id={id} hidden={!isOpen} className="mt-2 max-w-[44rem] text-ink-2 text-sm">
        {description && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>}
        {requirements && (
          <>
            <h3 className="mt-4 font-semibold text-ink-1">{_('Requirements')}</h3>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{requirements}</p>
          </>
        )}
      </div>
    </div>
  );
}

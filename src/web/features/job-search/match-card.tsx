import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { JobMatchView } from '#contract/job-search.ts';
import { Badge } from '../../ui/badge.tsx';
import { MatchScore, SubBars } from '../../writing/result/match-score.tsx';
import { MissingChips } from '../../writing/result/missing-chips.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchDetails } from './match-details.tsx';
import { Facts, Origin } from './match-notes.tsx';
import { jobTypeText, postedText, reasoningParts } from './match-words.ts';

interface MatchCardProps {
  match: JobMatchView;
  /** The first one stands open; the others are opened by those who want to know more. */
  opensAtOnce: boolean;
}

/** Where there's room beside the page, the open one is wider, so that all texts begin on one line. */
const openLook =
  'my-2 rounded-lg border border-line bg-surface py-6 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4 sm:px-7 xl:-mx-7';
const closedLook = 'border-line border-b py-7';

export function MatchCard({ match, opensAtOnce }: MatchCardProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? opensAtOnce;
  const detailsId = useId();
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={isOpen ? openLook : closedLook}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_10.5rem] sm:gap-x-8">
        <div className="min-w-0">
          <MatchTitle match={match} titleId={titleId} isOpen={isOpen} />
        </div>
        <div className="text-end sm:row-span-2">
          <MatchScore score={match.matchScore} isLarge={isOpen} />
          <SubBars match={match} className="mt-4 hidden gap-2 sm:grid" />
        </div>
        <div className="min-w-0 max-sm:col-span-2">
          <SubBars match={match} className="mt-4 grid-cols-3 gap-4 max-sm:grid sm:hidden" />
          <Reasoning text={match.matchReasoning} isLarge={isOpen} />
        </div>
      </div>
      <Facts {...match} />
      {isOpen && <MatchDetails id={detailsId} match={match} />}
      <MissingChips missing={match.missing} />
      <Origin match={match} />
      <MatchActions
        match={match}
        isOpen={isOpen}
        detailsId={detailsId}
        titleId={titleId}
        onToggle={() => setChosen(!isOpen)}
      />
    </article>
  );
}

interface MatchTitleProps {
  match: JobMatchView;
  titleId: string;
  isOpen: boolean;
}

function MatchTitle({ match, titleId, isOpen }: MatchTitleProps) {
  const { _, i18n } = useLingui();
  const { jobTitle, company, location, isRemote, employmentType, isSample } = match;
  const known = [company, location, employmentType && jobTypeText(employmentType, i18n)].filter(Boolean);
  return (
    <>
      <h2
        id={titleId}
        className={clsx(
          'font-bold tracking-tight [overflow-wrap:anywhere]',
          isOpen ? 'text-lg sm:text-xl' : 'text-lg',
        )}
      >
        {jobTitle}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
        <span className="min-w-0 [overflow-wrap:anywhere]">{known.join(' · ')}</span>
        {isRemote && <Badge>{_('Remote')}</Badge>}
        {isSample && <Badge tone="warn">{_('Sample')}</Badge>}
      </p>
      <PayAndDate match={match} />
    </>
  );
}

/** Where a source doesn't let us keep its pay, nothing is said of it. */
function PayAndDate({ match: { salary, facts, postedAt } }: { match: JobMatchView }) {
  const { _, i18n } = useLingui();
  const isUnstated = facts.some(({ name }) => name === 'pay');
  const posted = postedAt && postedText(postedAt, new Date(), i18n);
  if (!salary && !isUnstated && !posted) return null;
  return (
    <p className="mt-1 text-ink-2 text-sm">
      {salary ? (
        <span className="font-semibold text-ink-1">{salary}</span>
      ) : (
        isUnstated && _('Pay not listed')
      )}
      {posted && (salary || isUnstated ? ` · ${posted}` : posted)}
    </p>
  );
}

/** The words of the posting or of the resume stand out from ours. */
function Reasoning({ text, isLarge }: { text: string | null; isLarge: boolean }) {
  if (!text) return null;
  return (
    <p className={clsx('mt-4 max-w-[36rem]', !isLarge && 'text-sm')}>
      {reasoningParts(text).map((part) =>
        part.isQuote ? (
          <q key={part.at} className="rounded-sheet bg-wash box-decoration-clone">
            {part.text}
          </q>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import { useIsPointedAt, useLineLinks } from '../line-links.ts';
import { arrangedQuestion } from './arranged-offers.ts';
import { OfferedLine } from './offered-line.tsx';
import type { ReviewEntry as Entry, OfferEntry } from './review-entries.ts';
import { ReviewedChange } from './reviewed-change.tsx';
import type { ChangeReview } from './use-change-review.ts';

interface ReviewEntryProps {
  entry: Entry;
  number: number;
  count: number;
  section: string;
  /** The pasted text, which sources are quoted from. */
  original: string;
  points: number | undefined;
  /** What comes after it is in a box of its own, or there is nothing. */
  isLast: boolean;
  review: ChangeReview;
}

/** One line to review. It stays one element when it's answered or taken back, so that it keeps the focus. */
export function ReviewEntry({ entry, number, count, section, isLast, ...rest }: ReviewEntryProps) {
  const { _ } = useLingui();
  const { review } = rest;
  const { id } = entry;
  const isCurrent = id === review.current?.id;
  const links = useLineLinks();
  const isPointedAt = useIsPointedAt(entry.place);
  const isBox = isAsked(entry);
  const order = { number, count, section };
  const shared = { ...rest, number, section, isCurrent };
  return (
    <li className={clsx(isBox ? 'py-2' : 'py-4', !isBox && !isLast && 'border-line border-b')}>
      <article
        id={review.elementId(id)}
        tabIndex={-1}
        aria-label={
          isBox
            ? _('Question {number} of {count}, {section}', order)
            : _('Change {number} of {count}, {section}', order)
        }
        aria-current={isCurrent || undefined}
        onFocus={() => review.visit(id)}
        onPointerEnter={() => links.hover(entry.place)}
        onPointerLeave={() => links.hover(undefined)}
        className={clsx(
          'scroll-my-24 transition-colors',
          isBox ? boxLook(isCurrent) : lineLook(isCurrent),
          isPointedAt && (isBox ? 'bg-raised' : 'rounded-sm bg-raised ring-8 ring-raised'),
        )}
      >
        {isBox ? <Question entry={entry} {...shared} /> : <Change entry={entry} {...shared} />}
      </article>
    </li>
  );
}

/** Dashed, because it isn't in the resume yet. */
const boxLook = (isCurrent: boolean) =>
  clsx(
    'rounded-lg border border-dashed bg-surface/55 px-4 py-3.5',
    isCurrent ? 'border-warn' : 'border-warn/60',
  );
const lineLook = (isCurrent: boolean) =>
  clsx('border-s-2 ps-3 outline-offset-8', isCurrent ? 'border-mark' : 'border-transparent');

export const isAsked = (entry: Entry): entry is OfferEntry => entry.offer !== undefined && entry.isOpen;

type BodyProps<E> = Omit<ReviewEntryProps, 'entry' | 'count' | 'isLast'> & { entry: E; isCurrent: boolean };

function Question({ entry, points, review, ...rest }: BodyProps<OfferEntry>) {
  const { id, offer } = entry;
  return (
    <OfferedLine
      {...rest}
      offer={offer}
      isEditing={review.edited === id}
      gain={points && -points}
      onAnswer={(state, words) => review.decide(id, state, words)}
      onEdit={() => review.edit(id)}
      onCancel={review.cancelEdit}
    />
  );
}

function Change({ entry, points, review, ...rest }: BodyProps<Entry>) {
  const { id, change, offer, place } = entry;
  // Counted before the answer, its points tell what it would have brought.
  const isStale = offer !== undefined && (offer.answer === 'no' || (points ?? 0) < 0);
  return (
    <ReviewedChange
      {...rest}
      change={change}
      answered={offer && <Answered offer={offer} />}
      isEdited={place === undefined}
      points={isStale ? undefined : points}
      onDecide={(state) => review.decide(id, state)}
      onReopen={() => review.reopen([id])}
    />
  );
}

function Answered({ offer }: { offer: ResumeOffer }) {
  const { _, i18n } = useLingui();
  const { answer, answeredAt } = offer;
  if (answer === 'no') return _(arrangedQuestion(offer) ? 'Left as it was' : 'Not added');
  const date = i18n.date(answeredAt ?? undefined, { dateStyle: 'medium' });
  return _('You confirmed this on {date}', { date });
}

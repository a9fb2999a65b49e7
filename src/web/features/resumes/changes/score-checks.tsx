import { useLingui } from '@lingui/react';
import type { ResumeReview } from '#contract/resume.ts';
import type { CheckId } from '#domain/score/score.ts';
import { readabilityWeight } from '#domain/score/score-limits.ts';
import { checkNames } from './check-names.ts';
import { checkNotes } from './check-notes.ts';

const shares = { readability: readabilityWeight * 100, match: 100 - readabilityWeight * 100 };

const isCheckId = (id: string): id is CheckId => Object.hasOwn(checkNames, id);
/** One decimal at most: the rubric shares points out, a person reads them. */
const short = (points: number) => String(Math.round(points * 10) / 10);

/** Every check with what it gave and why. */
export function ScoreChecks({ review }: { review: ResumeReview }) {
  const { _ } = useLingui();
  const { now, before } = review;
  return (
    <>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2 text-xs">
        <Share name={_('Readability')} before={before.readability} now={now.readability} />
        {now.match !== null && <Share name={_('Match')} before={before.match} now={now.match} />}
      </dl>
      <p className="mb-4 text-ink-2 text-xs">
        {now.match === null
          ? _('Without a posting the score is readability alone.')
          : _(
              'Readability counts for {readability}% of the score, the match with the posting for {match}%.',
              shares,
            )}
      </p>
      <ul className="space-y-3">
        {review.checks.map((check) => (
          <CheckLine key={check.id} {...check} />
        ))}
      </ul>
      {review.ignored.length > 0 && (
        <p className="mt-4 text-ink-2 text-xs [overflow-wrap:anywhere]">
          {_('Not counted, because it’s copied from the posting: {quotes}', {
            quotes: review.ignored.map((text) => `“${text}”`).join(' '),
          })}
        </p>
      )}
    </>
  );
}

function Share({ name, before, now }: { name: string; before: number | null; now: number }) {
  const { _ } = useLingui();
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-semibold">
        {before === null || short(before) === short(now)
          ? _('{now} of 100', { now: short(now) })
          : _('{now} of 100, {before} before', { now: short(now), before: short(before) })}
      </dd>
    </div>
  );
}

function CheckLine({ id, got, max, notes }: ResumeReview['checks'][number]) {
  const { _, i18n } = useLingui();
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{isCheckId(id) ? _(checkNames[id]) : id}</span>
        <span className="shrink-0 text-ink-2 text-xs">
          {_('{got} of {max}', { got: short(got), max: short(max) })}
        </span>
      </div>
      <div aria-hidden="true" className="mt-1 h-0.5 bg-line">
        <div className="h-full bg-mark" style={{ inlineSize: `${max > 0 ? (got / max) * 100 : 0}%` }} />
      </div>
      {notes.length > 0 && <p className="mt-1 text-ink-2 text-xs">{checkNotes(notes, i18n)}</p>}
    </li>
  );
}

import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Criterion } from '#domain/interview/interview.ts';
import { CardTitle } from '../../ui/card.tsx';
import { criteriaShown, criterionNames } from './criterion-names.ts';
import { type GradedSession, isGraded, rounded } from './graded-session.ts';
import { interviewSessionsQuery } from './interview-queries.ts';
import { ProgressChart } from './progress-chart.tsx';

/** As many as a phone has room for. */
const mostShown = 8;

/** How the averages went from session to session, drawn and in a table. */
export function InterviewProgress() {
  const { _ } = useLingui();
  const { data } = useInfiniteQuery(interviewSessionsQuery);
  const sessions = (data ?? []).filter(isGraded).slice(0, mostShown).reverse();
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="interview-progress" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <CardTitle id="interview-progress">{_('Your progress')}</CardTitle>
        <span className="text-ink-3 text-xs">{_('Average per session, out of 4')}</span>
      </div>
      {sessions.length > 1 && <ProgressChart sessions={sessions} />}
      <p className="mt-3 text-ink-2 text-sm">
        <Summary sessions={sessions} />
      </p>
      <NumbersTable sessions={sessions} />
    </section>
  );
}

/** The last step in words: which way, by what, and where there's most to gain. */
function Summary({ sessions }: { sessions: readonly GradedSession[] }) {
  const { _, i18n } = useLingui();
  const last = sessions.at(-1);
  const before = sessions.at(-2);
  if (!last) return null;
  const parts: Criterion[] = criteriaShown.filter((criterion) => criterion !== 'overall');
  const lowest = parts.toSorted((one, other) => last.averages[one] - last.averages[other])[0] ?? 'relevance';
  const lowestText = _('Lowest: {name}.', { name: _(criterionNames[lowest]) });
  if (!before) return `${_('Practice in another session to see how you’re doing over time.')} ${lowestText}`;
  const gain = rounded(last.averages.overall) - rounded(before.averages.overall);
  const amount = i18n.number(Math.abs(rounded(gain)));
  const date = i18n.date(before.createdAt, { month: 'short', day: 'numeric' });
  const said =
    rounded(gain) > 0
      ? _('Up {amount} since {date}.', { amount, date })
      : rounded(gain) < 0
        ? _('Down {amount} since {date}.', { amount, date })
        : _('The same as on {date}.', { date });
  return `${said} ${lowestText}`;
}

/** The same for those who would rather read than look. */
function NumbersTable({ sessions }: { sessions: readonly GradedSession[] }) {
  const { _, i18n } = useLingui();
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-link text-xs max-lg:min-h-11">
        {_('Show the numbers')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={_('Average per session, out of 4')} className="overflow-x-auto">
        <table className="w-full text-start text-xs tabular-nums">
          <thead>
            <tr className="border-line border-b text-ink-3">
              <th scope="col" className="py-1.5 pe-3 text-start font-semibold">
                {_('Session')}
              </th>
              {criteriaShown.map((criterion) => (
                <th key={criterion} scope="col" className="py-1.5 ps-2 text-end font-semibold">
                  {_(criterionNames[criterion])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.toReversed().map(({ id, jobTitle, createdAt, averages }) => (
              <tr key={id} className="border-line border-b">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                  <span className="block text-ink-3">
                    {i18n.date(createdAt, { month: 'short', day: 'numeric' })}
                  </span>
                  {jobTitle}
                </th>
                {criteriaShown.map((criterion) => (
                  <td key={criterion} className="py-1.5 ps-2 text-end align-bottom">
                    {i18n.number(rounded(averages[criterion]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

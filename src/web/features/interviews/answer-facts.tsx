import { useLingui } from '@lingui/react';
import type { AnsweredEntry } from './session-entries.ts';
import { spokenTime } from './spoken-time.ts';

/** What can be counted in an answer. Nothing is said of what isn't there. */
export function AnswerFacts({ notes }: { notes: NonNullable<AnsweredEntry['notes']> }) {
  const { _, i18n } = useLingui();
  const { words, seconds, own, team, fillers } = notes;
  const fillerText = fillers.map(({ text, count }) => `“${text}” × ${count}`).join(', ');
  const said = [...(own > 0 ? [`“I” × ${own}`] : []), ...(team > 0 ? [`“we” × ${team}`] : [])].join(', ');
  const rows: (readonly [string, string])[] = [
    [_('In writing'), words === 1 ? _('1 word') : _('{count} words', { count: i18n.number(words) })],
    [
      _('Out loud'),
      seconds < 5 ? '' : _('about {time}, at 130 words a minute', { time: spokenTime(seconds) }),
    ],
    [_('You say'), said],
    [_('Fillers'), fillerText],
  ];
  return (
    <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {rows
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
    </dl>
  );
}

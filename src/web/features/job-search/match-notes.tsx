import { useLingui } from '@lingui/react';
import { Building2, TriangleAlert } from 'lucide-react';
import type { JobMatchView } from '#contract/job-search.ts';
import { mustHaveText, signalTexts } from './match-words.ts';

/** Must-haves that the posting breaks, each with its reason. */
export function BrokenMustHaves({ broken }: Pick<JobMatchView, 'broken'>) {
  const { _, i18n } = useLingui();
  if (broken.length === 0) return null;
  return (
    <ul className="mt-4 space-y-1.5 text-sm">
      {broken.map(({ name, reason, quote }) => (
        <li key={name} className="flex items-start gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">
              {_('Breaks a must-have ({name}):', { name: mustHaveText(name, i18n) })}
            </span>{' '}
            {reason || _('See the posting for details.')}
            {quote && !reason.includes(quote) && (
              <>
                {' '}
                <q className="text-ink-2">{quote}</q>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Signals about the posting, and where it comes from. */
export function Origin({ match: { signals, source, alsoOn, isSample } }: { match: JobMatchView }) {
  const { _ } = useLingui();
  const isOwn = source.name === 'greenhouse' || source.name === 'lever';
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-xs">
      {signals.map((signal) => (
        <li key={signal} className="inline-flex items-center gap-1.5 text-warn">
          <TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />
          {_(signalTexts[signal])}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        {isOwn && <Building2 className="size-3.5 shrink-0" aria-hidden="true" />}
        <span>
          {isSample
            ? _('We made this up so you can try the search.')
            : isOwn
              ? _('Employer’s own posting, via')
              : _('Source:')}{' '}
          {!isSample && <SourceLink source={source} />}
        </span>
      </li>
      {alsoOn.length > 0 && <li>{_('Also on {names}', { names: alsoOn.join(', ') })}</li>}
    </ul>
  );
}

function SourceLink({ source: { label, url } }: Pick<JobMatchView, 'source'>) {
  if (url === '') return <>{label}</>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="text-ink-2 underline underline-offset-2 hover:text-ink-1"
    >
      {label}
    </a>
  );
}

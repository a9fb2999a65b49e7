import { useLingui } from '@lingui/react';
import { Building2, Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { JobMatchView } from '#contract/job-search.ts';
import { signalTexts, statedTexts, unclearTexts, unstatedTexts } from './match-words.ts';

/** What the posting says of the must-haves, in its own words, and what it doesn't say. */
export function Facts({ facts, salary, location }: Pick<JobMatchView, 'facts' | 'salary' | 'location'>) {
  const { _ } = useLingui();
  const lines = facts.flatMap(({ name, quote }) => {
    const isStated = (name === 'pay' && salary !== null) || (name === 'place' && location !== null);
    const missing = isStated ? unclearTexts[name] : unstatedTexts[name];
    const text = quote === '' ? missing : statedTexts[name];
    return text ? [{ name, quote, text }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {lines.map(({ name, quote, text }) => (
        <li key={name} className="flex min-w-0 items-start gap-1.5 [overflow-wrap:anywhere]">
          {quote === '' ? (
            <CircleHelp className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
          ) : (
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden="true" />
          )}
          <span className="min-w-0">
            {_(text)} {quote && <q>{quote}</q>}
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

import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import type { JobMatchView } from '#contract/job-search.ts';

interface MatchLabel {
  readonly text: MessageId;
  readonly look: string;
}

/** Green, blue, yellow and red of the specification, as our themes have them. */
export function matchLabel(score: number): MatchLabel {
  if (score >= 80) return { text: 'Excellent Match', look: 'text-ok' };
  if (score >= 60) return { text: 'Good Match', look: 'text-link' };
  if (score >= 40) return { text: 'Fair Match', look: 'text-warn' };
  return { text: 'Low Match', look: 'text-bad' };
}

export function MatchScore({ score, isLarge }: { score: number; isLarge: boolean }) {
  const { _ } = useLingui();
  const { text, look } = matchLabel(score);
  return (
    <>
      <p
        className={clsx(
          'font-extrabold tabular-nums leading-none tracking-tight',
          isLarge ? 'text-2xl sm:text-[2.375rem]' : 'text-2xl',
        )}
      >
        {score}%
      </p>
      <p className={clsx('mt-1.5 whitespace-nowrap text-xs font-semibold', look)}>{_(text)}</p>
    </>
  );
}

type Field = 'experienceMatch' | 'skillsMatch' | 'industryMatch';

const bars: readonly { field: Field; text: MessageId }[] = [
  { field: 'experienceMatch', text: 'Experience' },
  { field: 'skillsMatch', text: 'Skills' },
  { field: 'industryMatch', text: 'Industry' },
];

/** Each only where there is one: without a resume nothing is compared with it. */
export function SubBars({ match, className }: { match: Pick<JobMatchView, Field>; className: string }) {
  const { _ } = useLingui();
  const shown = bars.flatMap(({ field, text }) => {
    const value = match[field];
    return value === undefined ? [] : [{ text, value }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={clsx('text-start text-xs', className)}>
      {shown.map(({ text, value }) => (
        <li key={text} className="min-w-0">
          <div className="mb-1 flex justify-between gap-1">
            <span className="truncate text-ink-2">{_(text)}</span>
            <span className="font-semibold tabular-nums">{value}</span>
          </div>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-[3px] w-full rounded-full bg-line rtl:-scale-x-100"
          >
            <rect width={value} height="1" className="fill-ink-2" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

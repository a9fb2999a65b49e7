import { useLingui } from '@lingui/react';
import type { JobMatchView } from '#contract/job-search.ts';

/** What is asked and isn't in the resume: dashed, as everything that isn't there. */
export function MissingChips({ missing }: Pick<JobMatchView, 'missing'>) {
  const { _ } = useLingui();
  if (missing.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-2 gap-y-1.5 text-sm">
      <p className="text-ink-2">{_('We didn’t find these. Do you have them?')}</p>
      <ul className="contents">
        {missing.map((name) => (
          <li
            key={name}
            className="max-w-full rounded-sm border border-edge border-dashed px-2 text-2xs font-semibold text-ink-2 leading-5 [overflow-wrap:anywhere]"
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import type { ResumeReview } from '#contract/resume.ts';
import { useKnownText } from '../../../ui/use-known-text.ts';

const shownAtMost = 5;

/** The best fixes first, each with the gain that was measured. */
export function ScoreFixes({ fixes }: { fixes: ResumeReview['fixes'] }) {
  const { _ } = useLingui();
  const known = useKnownText();
  if (fixes.length === 0) return <p className="text-ink-2 text-xs">{_('Nothing that we can measure.')}</p>;
  return (
    <ol className="space-y-3">
      {fixes.slice(0, shownAtMost).map(({ id, message, gain, asks }) => (
        <li key={id} className="grid grid-cols-[2.25rem_1fr] gap-x-2 text-sm">
          <span className="font-bold text-link">+{gain}</span>
          <div>
            <p>{known(message)}</p>
            {asks.map((ask) => (
              <p key={ask} className="mt-0.5 text-ink-2 text-xs">
                {known(ask)}
              </p>
            ))}
            <p className="mt-0.5 text-2xs text-ink-3">
              {asks.length > 0
                ? _('An estimate, and only if it is true.')
                : _('Measured: you get it when you do this.')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

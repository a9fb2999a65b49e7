import { useLingui } from '@lingui/react';
import type { ResumeReview } from '#contract/resume.ts';
import { adviceText, questionText } from './fix-advice.ts';

const shownAtMost = 5;

/** The best fixes first, each with the gain that was measured. */
export function ScoreFixes({ fixes }: { fixes: ResumeReview['fixes'] }) {
  const { _, i18n } = useLingui();
  if (fixes.length === 0) return <p className="text-ink-2 text-xs">{_('Nothing that we can measure.')}</p>;
  return (
    <ol className="space-y-3">
      {fixes.slice(0, shownAtMost).map(({ id, advice, gain, asks }) => (
        <li key={id} className="grid grid-cols-[2.25rem_1fr] gap-x-2 text-sm">
          <span className="font-bold text-link">+{gain}</span>
          <div>
            <p>{adviceText(advice, i18n)}</p>
            {asks.map((fact) => (
              <p key={JSON.stringify(fact)} className="mt-0.5 text-ink-2 text-xs">
                {questionText(fact, i18n)}
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

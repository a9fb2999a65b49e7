import { useLingui } from '@lingui/react';
import type { RevertedLine } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import { revertedReasons } from './reverted-reasons.ts';
import { useSectionName } from './use-section-name.ts';

/** Lines whose new wording was not let through, and why. The wording itself is shown to nobody. */
export function RevertedLines({ lines, data }: { lines: readonly RevertedLine[]; data: ResumeData }) {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  if (lines.length === 0) return null;
  return (
    <section className="border-line border-t py-5">
      <h3 className="font-bold text-base">{_('Kept in your words')}</h3>
      <p className="mt-1 text-ink-2 text-xs">
        {_('A new wording said more than your resume does, so your line stands.')}
      </p>
      <ul className="mt-3 space-y-4">
        {lines.map(({ path, before, kinds }) => (
          <li key={`${path} ${before}`} className="text-sm">
            <p className="font-semibold text-2xs text-ink-3">{sectionName(data, path)}</p>
            <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{before}</p>
            {revertedReasons(kinds).map((reason) => (
              <p key={reason} className="mt-1 text-ink-2 text-xs">
                {_(reason)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

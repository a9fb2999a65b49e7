import { useLingui } from '@lingui/react';
import type { RevertedLine } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { faultReasons } from '../../../writing/result/fault-reasons.ts';
import { useSectionName } from './use-section-name.ts';

/** Lines whose new wording was not let through, and why. The wording itself is shown to nobody. */
export function RevertedLines({ lines, data }: { lines: readonly RevertedLine[]; data: ResumeData }) {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  if (lines.length === 0) return null;
  return (
    <section className="border-line border-t py-5">
      <h3 className="font-bold text-base">{_('Left unchanged')}</h3>
      <p className="mt-1 text-ink-2 text-xs">{_("We kept your words here. Here's why.")}</p>
      <ul className="mt-3 space-y-4">
        {lines.map(({ path, before, faults }) => (
          <li key={`${path} ${before}`} className="text-sm [overflow-wrap:anywhere]">
            <p className="font-semibold text-2xs text-ink-3">{sectionName(data, path)}</p>
            <p className="mt-0.5 whitespace-pre-line">{before}</p>
            {faultReasons(faults, 'reject').map(({ message, values }) => (
              <p key={message + values.claimed + values.source} className="mt-1 text-ink-2 text-xs">
                {_(message, values)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

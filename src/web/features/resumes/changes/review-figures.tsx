import { useLingui } from '@lingui/react';
import type { ResumeReview } from '#contract/resume.ts';

/** Three figures that say at a glance what the score is made of. What is only named is sure where a model weighed it. */
export function ReviewFigures({
  figures: { keywords, evidence, structure },
  isJudgedByModel,
}: Pick<ResumeReview, 'figures' | 'isJudgedByModel'>) {
  const { _ } = useLingui();
  return (
    <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-3">
      {keywords.of > 0 && (
        <Figure
          name={_('Keywords')}
          value={_('{count} of {of}', { count: keywords.met, of: keywords.of })}
          note={isJudgedByModel && keywords.listed > 0 && _('{count} named', { count: keywords.listed })}
        />
      )}
      {evidence.lines > 0 && (
        <Figure
          name={_('Evidence')}
          value={_('{count} of {of} lines', { count: evidence.withNumber, of: evidence.lines })}
          note={_('have a number')}
        />
      )}
      <Figure
        name={_('Structure')}
        value={
          structure.faults === 0
            ? _('Clean')
            : structure.faults === 1
              ? _('1 thing to fix')
              : _('{count} things to fix', { count: structure.faults })
        }
      />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string | false }) {
  return (
    <div className="text-xs">
      <dt className="text-ink-3">{name}</dt>
      <dd>
        <span className="font-bold text-sm">{value}</span>
        {note && <span className="block text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}

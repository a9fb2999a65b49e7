import { useLingui } from '@lingui/react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { ResumeChange } from '#domain/resume-changes.ts';
import type { BuilderActions } from './builder-actions.ts';

interface ChangesPanelProps {
  resume: Resume;
  data: ResumeData;
  /** Undefined until it has been counted. */
  review: ResumeReview | undefined;
  actions: BuilderActions;
  /** Lines of an optimize that still runs, as they arrive. */
  incoming: readonly ResumeChange[];
}

/** Everything that was rewritten, each line to keep or to reject. */
export function ChangesPanel({ resume, actions, incoming }: ChangesPanelProps) {
  const { _ } = useLingui();
  const changes = [...resume.changes, ...incoming];
  const open = resume.changes.filter(({ state }) => state === 'open').length;
  return (
    <section aria-label={_('Changes')}>
      <h2 className="text-lg font-bold tracking-tight">{_('Changes')}</h2>
      <p>{_('{count} to review', { count: open })}</p>
      <ol>
        {changes.map(({ id, before, after }) => (
          <li key={id}>
            <del>{before}</del> <ins>{after}</ins>
            <button type="button" onClick={() => actions.decide([id], 'kept')}>
              {_('Keep')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Resume, ResumeVersion } from '#contract/resume.ts';
import { VersionsDialog } from '../../../writing/result/versions-dialog.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { versionsQuery } from './preview-queries.ts';

const reasons: Readonly<Record<ResumeVersion['reason'], MessageId>> = {
  original: 'Original',
  optimized: 'Optimized',
  edited: 'Edited by hand',
  decided: 'Changes reviewed',
  reverted: 'Restored',
};

interface ResumeVersionsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  resume: Resume;
  actions: Pick<BuilderActions, 'revert'>;
}

/** Earlier states of a resume, each with its score. */
export function ResumeVersions({ resume, actions, ...dialog }: ResumeVersionsProps) {
  const { _ } = useLingui();
  return (
    <VersionsDialog
      {...dialog}
      revision={resume.revision}
      query={versionsQuery(resume)}
      nameOf={({ reason }: ResumeVersion) => _(reasons[reason])}
      before={({ reason }) => reason === 'original' && <>{_('Your text as you pasted it')} · </>}
      after={({ atsScore }) =>
        atsScore !== null && <> · {_('ATS Score: {score}/100', { score: atsScore })}</>
      }
      onRestore={actions.revert}
    />
  );
}

import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resume, ResumeVersion } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { versionsQuery } from './preview-queries.ts';
import { QueryTrouble } from './query-trouble.tsx';

const reasons: Readonly<Record<ResumeVersion['reason'], MessageId>> = {
  original: 'Original',
  optimized: 'Optimized',
  edited: 'Edited by hand',
  decided: 'Changes reviewed',
  reverted: 'Restored',
};

interface VersionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  resume: Resume;
  actions: BuilderActions;
}

/** Earlier states to go back to. Going back keeps the present state as a version, so it can be undone. */
export function VersionsDialog({ open, onOpenChange, resume, actions }: VersionsDialogProps) {
  const { _ } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Versions')}
      description={_('Restoring a version keeps what you have now as another one, so nothing is lost.')}
    >
      <Versions resume={resume} actions={actions} />
    </Dialog>
  );
}

/** Where the person was when they went back. */
interface Leaving {
  readonly revision: number;
  readonly newest: number;
}

function Versions({ resume, actions }: Pick<VersionsDialogProps, 'resume' | 'actions'>) {
  const versions = useQuery({ ...versionsQuery(resume), placeholderData: keepPreviousData });
  const [leaving, setLeaving] = useState<Leaving>();
  const [going, setGoing] = useState<number>();
  if (!versions.data) return <QueryTrouble query={versions} />;
  const [newest] = versions.data;
  const goBack = ({ number }: ResumeVersion) => {
    setLeaving({ revision: resume.revision, newest: newest?.number ?? 0 });
    setGoing(number);
    void actions.revert(number).finally(() => setGoing(undefined));
  };
  const hasLeft = leaving && leaving.revision !== resume.revision;
  return (
    <>
      {hasLeft && newest && newest.number > leaving.newest && <WentBack onUndo={() => goBack(newest)} />}
      <VersionList versions={versions.data} going={going} onGoBack={goBack} />
    </>
  );
}

function WentBack({ onUndo }: { onUndo: () => void }) {
  const { _ } = useLingui();
  return (
    <div className="mb-3 flex items-center gap-3 rounded-md bg-ok-wash px-3 py-2 text-sm">
      <p role="status" className="flex-1">
        {_('You restored an earlier version.')}
      </p>
      <Button size="sm" onClick={onUndo}>
        {_('Undo')}
      </Button>
    </div>
  );
}

interface VersionListProps {
  versions: readonly ResumeVersion[];
  /** The one that is being gone back to. */
  going: number | undefined;
  onGoBack: (version: ResumeVersion) => void;
}

function VersionList({ versions, going, onGoBack }: VersionListProps) {
  const { _, i18n } = useLingui();
  if (versions.length === 0) {
    return <p className="py-6 text-center text-sm text-ink-2">{_('No earlier versions yet.')}</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {versions.map((version) => (
        <li key={version.number} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-sm font-semibold">{_(reasons[version.reason])}</p>
            <p className="text-xs text-ink-2">
              {version.reason === 'original' && <>{_('Your text as you pasted it')} · </>}
              <time dateTime={version.createdAt}>
                {i18n.date(version.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              {version.atsScore !== null && (
                <> · {_('ATS Score: {score}/100', { score: version.atsScore })}</>
              )}
            </p>
          </div>
          <Button size="sm" busy={going === version.number} onClick={() => onGoBack(version)}>
            {_('Restore')}
          </Button>
        </li>
      ))}
    </ol>
  );
}

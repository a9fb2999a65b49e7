import type { Resume } from '#contract/resume.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { AtsReadingDialog } from './ats-reading-dialog.tsx';
import { ResumeVersions } from './resume-versions.tsx';

/** The dialog that is shown, or was last: it closes before it goes. */
export interface ShownDialog {
  readonly name: 'reading' | 'versions';
  readonly open: boolean;
}

interface ResultDialogsProps {
  shown: ShownDialog | undefined;
  onChange: (shown: ShownDialog) => void;
  resume: Resume | undefined;
  data: ResumeData;
  look: ResumeLook;
  actions: BuilderActions;
}

/** What is looked at closer now and then; `resume` is what the server keeps, so there is none for the sample. */
export function ResultDialogs({ shown, onChange, resume, data, look, actions }: ResultDialogsProps) {
  if (!shown) return null;
  const { name, open } = shown;
  const onOpenChange = (isOpen: boolean) => onChange({ name, open: isOpen });
  return (
    <>
      {name === 'reading' && (
        <AtsReadingDialog
          open={open}
          onOpenChange={onOpenChange}
          resume={resume}
          data={data}
          template={look.template}
        />
      )}
      {name === 'versions' && resume && (
        <ResumeVersions open={open} onOpenChange={onOpenChange} resume={resume} actions={actions} />
      )}
    </>
  );
}

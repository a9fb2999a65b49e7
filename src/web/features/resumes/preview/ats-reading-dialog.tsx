import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { TemplateId } from '#domain/resume/templates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { FileReading } from './file-reading.tsx';

interface AtsReadingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** None for the sample, of which there is no file. */
  resume: Resume | undefined;
  data: ResumeData;
  template: TemplateId;
}

/** What hiring software gets out of the files, field by field, and the bare text. */
export function AtsReadingDialog({ open, onOpenChange, resume, data, template }: AtsReadingDialogProps) {
  const { _ } = useLingui();
  const [tab, setTab] = useState<'pdf' | 'docx' | 'txt'>('pdf');
  const text = <BareText data={data} template={template} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      isWide
      title={_('What an ATS reads')}
      description={
        resume
          ? _(
              'We create each file and read it back with a parser, as hiring software does. Programs differ, so this is one honest reading, not a promise.',
            )
          : _('This is the text a parser gets. Sign in to check your PDF and Word files, too.')
      }
    >
      {resume ? (
        <Tabs
          label={_('File')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { name: 'pdf', title: _('PDF'), content: <FileReading resume={resume} format="pdf" /> },
            { name: 'docx', title: _('Word'), content: <FileReading resume={resume} format="docx" /> },
            { name: 'txt', title: _('Text'), content: text },
          ]}
        />
      ) : (
        text
      )}
    </Dialog>
  );
}

function BareText({ data, template }: { data: ResumeData; template: TemplateId }) {
  const { _ } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would make a landmark of it
    <div
      role="region"
      aria-label={_('Text')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="max-h-[55dvh] overflow-y-auto rounded-md bg-sunken p-3.5"
    >
      <pre className="whitespace-pre-wrap break-words font-mono text-xs" dir="auto">
        {resumeText(composeResume(data, template))}
      </pre>
    </div>
  );
}

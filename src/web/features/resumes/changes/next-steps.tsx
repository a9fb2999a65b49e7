import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import type { Resume } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { useLineLinks } from '../line-links.ts';
import { pdfFormat } from '../preview/download-formats.ts';
import { useResumeDownloads } from '../preview/use-resume-downloads.ts';

interface NextStepsProps {
  resume: Resume;
  /** Of the sample there is nothing to take along. */
  isSample: boolean;
  onNeedSignIn: () => void;
  /** Questions that could still bring something. */
  questionCount: number;
  onQuestions: () => void;
}

/** After the last review: what to do with the result. */
export function NextSteps({ resume, isSample, onNeedSignIn, questionCount, onQuestions }: NextStepsProps) {
  const { _ } = useLingui();
  const links = useLineLinks();
  const downloads = useResumeDownloads(resume);
  // Every other format is beside the sheet, with a menu that this panel does without.
  const download = () => (isSample ? onNeedSignIn() : downloads.start(pdfFormat));
  return (
    <section aria-labelledby="next-heading" className="mb-4 rounded-lg border border-line bg-surface p-4">
      <h3 id="next-heading" className="font-bold text-sm">
        {_("You've reviewed everything. What's next?")}
      </h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" busy={downloads.running.size > 0} onClick={download}>
          {downloads.running.size === 0 && <Download className="size-4" aria-hidden="true" />}
          {_('Download PDF')}
        </Button>
        {questionCount > 0 && (
          <Button onClick={onQuestions}>
            {questionCount === 1
              ? _('Answer 1 question')
              : _('Answer {count} questions', { count: questionCount })}
          </Button>
        )}
        <Button onClick={() => links.openField('jobPosting')}>{_('Tailor to another posting')}</Button>
      </div>
    </section>
  );
}

import { useLingui } from '@lingui/react';
import type { Resume } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { useLineLinks } from '../line-links.ts';
import { DownloadMenu } from '../preview/download-menu.tsx';
import { useDownloads } from '../preview/use-downloads.ts';

interface NextStepsProps {
  resume: Resume;
  /** Questions that could still bring something. */
  questionCount: number;
  onQuestions: () => void;
}

/** After the last review: what to do with the result. */
export function NextSteps({ resume, questionCount, onQuestions }: NextStepsProps) {
  const { _ } = useLingui();
  const links = useLineLinks();
  const downloads = useDownloads(resume);
  return (
    <section aria-labelledby="next-heading" className="mb-4 rounded-lg border border-line bg-surface p-4">
      <h3 id="next-heading" className="font-bold text-sm">
        {_("You've reviewed everything. What's next?")}
      </h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <DownloadMenu downloads={downloads} />
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

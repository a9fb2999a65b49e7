import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { SharedOffer } from '../../../writing/shared-offer.tsx';

interface InputPanelProps {
  content: string;
  onContent: (text: string) => void;
  /** Below the resume: what its text means for the next step. */
  hint?: ReactNode;
  jobPosting: string;
  onJobPosting: (text: string) => void;
  /** Beside the label of the resume: the button that reads a file. */
  upload?: ReactNode;
  /** Below the resume: what came of a file. */
  uploaded?: ReactNode;
}

export function InputPanel(props: InputPanelProps) {
  const { _ } = useLingui();
  const isLong = props.content.length > maxResumeLength;
  // The first number that is written out costs tens of milliseconds.
  const limit = isLong ? maxResumeLength.toLocaleString() : '';
  return (
    <div className="space-y-5">
      <Field
        label={_('Resume content')}
        aside={props.upload}
        hint={
          isLong
            ? _('This is over {limit} characters. If we leave anything out, we’ll tell you.', { limit })
            : props.hint
        }
      >
        {(control) => (
          <TextArea
            {...control}
            className="block h-[38vh] min-h-[300px]!"
            placeholder={_('Paste your resume here...')}
            value={props.content}
            onChange={(event) => props.onContent(event.target.value)}
          />
        )}
      </Field>
      {props.uploaded}
      <SharedOffer posting={props.jobPosting} onUse={props.onJobPosting} />
      <Field label={_('Job posting')} aside={<span className="text-xs text-ink-3">{_('(optional)')}</span>}>
        {(control) => (
          <TextArea
            {...control}
            data-field="jobPosting"
            className="block min-h-[150px]!"
            placeholder={_('Paste the posting to tailor your resume to it, and to score against it')}
            value={props.jobPosting}
            onChange={(event) => props.onJobPosting(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

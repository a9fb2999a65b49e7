import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { NewCoverLetter } from '#contract/cover-letters.ts';
import type { ResumeSummary } from '#contract/resume.ts';
import { letterLengths, letterTones } from '#domain/letter/letter-limits.ts';
import { maxPostingLength } from '#domain/resume/resume-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { controlLook } from '../../ui/text-input.tsx';
import { SharedOffer } from '../../writing/shared-offer.tsx';
import { resumesQuery } from '../resumes/resume-queries.ts';
import type { LetterForm as Form } from './use-letter-form.ts';

/** What a letter is written from, and how it should sound. */
export function LetterForm({ form, isBusy }: { form: Form; isBusy: boolean }) {
  const { _ } = useLingui();
  const { values, change } = form;
  const tones = { plain: _('Plain'), warm: _('Warm'), formal: _('Formal') };
  const lengths = { short: _('Short'), standard: _('Standard'), long: _('Long') };
  return (
    <div className="flex flex-1 flex-col gap-4 p-4">
      <ResumeField value={values.resumeId} onPick={(resumeId) => change({ resumeId })} isBusy={isBusy} />
      <SharedOffer posting={values.jobPosting} onUse={(jobPosting) => change({ jobPosting })} />
      <PostingField values={values} onText={(jobPosting) => change({ jobPosting })} isBusy={isBusy} />
      <Segments
        label={_('Tone')}
        options={letterTones.map((id) => ({ id, text: tones[id] }))}
        value={values.tone}
        onPick={(tone) => change({ tone })}
        disabled={isBusy}
      />
      <Segments
        label={_('Length')}
        options={letterLengths.map((id) => ({ id, text: lengths[id] }))}
        value={values.length}
        onPick={(length) => change({ length })}
        disabled={isBusy}
      />
    </div>
  );
}

interface ResumeFieldProps {
  value: string;
  onPick: (id: string) => void;
  isBusy: boolean;
}

function ResumeField({ value, onPick, isBusy }: ResumeFieldProps) {
  const { _ } = useLingui();
  const { data: resumes, error, isPending, isFetching, refetch, ...pages } = useInfiniteQuery(resumesQuery);
  const nameOf = useResumeNames(resumes ?? []);
  if (error) return <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const isEmpty = resumes?.length === 0;
  const placeholder = isPending
    ? _('Loading resumes...')
    : isEmpty
      ? _('No resumes found')
      : _('Choose a resume...');
  return (
    <Field label={_('Resume')} hint={isEmpty && <CreateFirst />}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={resumes?.some(({ id }) => id === value) ? value : ''}
            disabled={isPending || isEmpty || isBusy}
            onChange={(event) => {
              if (event.target.value === more) void pages.fetchNextPage();
              else onPick(event.target.value);
            }}
            className={controlLook({ className: 'appearance-none pe-10 disabled:opacity-100' })}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {resumes?.map((resume) => (
              <option key={resume.id} value={resume.id}>
                {nameOf(resume)}
              </option>
            ))}
            {pages.hasNextPage && <option value={more}>{_('Show older resumes')}</option>}
          </select>
          <ChevronDown
            className="pointer-events-none absolute end-3 top-3.5 size-4 text-ink-3"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  );
}

const more = 'more';

function CreateFirst() {
  const { _ } = useLingui();
  return (
    <Button asChild variant="link" size="inline" className="text-xs max-lg:min-h-11">
      <Link href="/resume-builder">{_('Create a resume first in the Resume Builder')}</Link>
    </Button>
  );
}

/** By the day on which it was made; two of one day are told apart by name and time. */
function useResumeNames(resumes: readonly ResumeSummary[]): (resume: ResumeSummary) => string {
  const { _, i18n } = useLingui();
  const dayOf = ({ createdAt }: ResumeSummary) => i18n.date(createdAt, { dateStyle: 'long' });
  return (resume) => {
    const name = _('Resume from {date}', { date: dayOf(resume) });
    const isAlone = resumes.filter((other) => dayOf(other) === dayOf(resume)).length === 1;
    if (isAlone) return name;
    return `${name}, ${resume.title || i18n.date(resume.createdAt, { timeStyle: 'short' })}`;
  };
}

interface PostingFieldProps {
  values: NewCoverLetter;
  onText: (text: string) => void;
  isBusy: boolean;
}

function PostingField({ values: { jobPosting }, onText, isBusy }: PostingFieldProps) {
  const { _ } = useLingui();
  const hint =
    jobPosting.length > maxPostingLength &&
    _('This is over {limit} characters. If we leave anything out, we’ll tell you.', {
      limit: maxPostingLength.toLocaleString(),
    });
  return (
    <Field label={_('Job posting')} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          className="block h-[38vh] min-h-[300px]!"
          placeholder={_('Paste the job posting here...')}
          value={jobPosting}
          readOnly={isBusy}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}

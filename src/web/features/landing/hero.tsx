import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangePoints } from '../../writing/result/change-points.tsx';
import { DiffParts } from '../../writing/result/diff-parts.tsx';
import { ScoreRule } from '../../writing/result/score-rule.tsx';
import { SourceWords } from '../../writing/result/source-words.tsx';
import { column, lead, paper } from './landing-look.ts';
import { sample } from './sample.ts';
import type { SampleChange } from './sample-shape.ts';
import { StartLinks } from './start-links.tsx';

/** The blue pencil on a line of the sample: what the engine really makes of it. */
export function Hero() {
  const { _ } = useLingui();
  const [change] = sample.changes;
  return (
    <section className="overflow-hidden border-line border-b">
      <div className={clsx(column, 'pt-10 @3xl:pt-18')}>
        <PageHeading title="Candor" className="font-extrabold text-display tracking-[-0.035em]">
          {_('Your resume, edited line by line.')}{' '}
          <span className="underline decoration-4 decoration-mark underline-offset-[0.16em] [text-decoration-skip-ink:none] @3xl:block @3xl:w-fit">
            {_('Nothing made up.')}
          </span>
        </PageHeading>
        <div className="mt-6 grid grid-cols-1 gap-x-14 gap-y-10 @3xl:mt-14 @5xl:grid-cols-[minmax(0,400px)_minmax(0,1fr)] @5xl:grid-rows-[auto_1fr]">
          <div>
            <p className={lead}>
              {_(
                'Candor rewrites your resume for the job you want and shows every change as an edit. You see where each fact comes from, and you decide what to keep.',
              )}
            </p>
            <StartLinks className="mt-7" />
            <p className="mt-2 text-ink-2 text-sm @3xl:hidden">
              {_('Have an account?')}{' '}
              <Link href="/auth" className="inline-block py-2.5 font-semibold text-link underline">
                {_('Sign In')}
              </Link>
            </p>
          </div>
          {change && <Bench change={change} />}
          <Score />
        </div>
      </div>
    </section>
  );
}

/** On a wide screen the sheet goes beyond the column, and the note lies on its margin, clear of the screen's edge. */
const benchLook =
  'group/line grid grid-cols-1 @5xl:row-span-2 @5xl:-me-[max(0px,calc((100vw-1132px)/2-3rem))] @7xl:grid-cols-[minmax(0,1fr)_300px]';

function Bench({ change }: { change: SampleChange }) {
  const { _ } = useLingui();
  const { person, job, otherLines } = sample;
  return (
    <figure className={benchLook} aria-label={_('One line of a sample resume, edited by Candor')}>
      <div className={clsx(paper, 'px-5 pt-6 pb-12 @2xl:px-10 @2xl:pt-9 @5xl:rounded-b-none @5xl:pb-16')}>
        <p className="font-semibold text-2xl">{person}</p>
        <p className="mt-4 border-line border-b pb-1 font-semibold text-[#0b6a72] text-xs uppercase tracking-[0.09em]">
          {_('Experience')}
        </p>
        <p className="mt-3 font-semibold text-lg">{job.title}</p>
        <p className="italic">
          {job.company}, {job.location}
        </p>
        <ul className="mt-3 list-disc space-y-2.5 ps-5 marker:text-ink-3">
          <li className="relative whitespace-pre-line text-lg/[1.65] before:absolute before:inset-y-1.5 before:-start-8 before:w-0.5 before:bg-mark @2xl:before:-start-10 @7xl:after:absolute @7xl:after:top-4 @7xl:after:-end-3 @7xl:after:h-0.5 @7xl:after:w-3 @7xl:after:bg-mark">
            <DecidedLine change={change} />
          </li>
          {otherLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Note change={change} />
    </figure>
  );
}

/** The line in each of its states, of which the choice below shows one: it works before any script has come. */
function DecidedLine({ change: { parts } }: { change: SampleChange }) {
  return (
    <>
      <span className="group-has-checked/line:hidden">
        <DiffParts parts={parts} state="open" />
      </span>
      <span className="hidden group-has-[[value=kept]:checked]/line:inline">
        <DiffParts parts={parts} state="kept" />
      </span>
      <span className="hidden group-has-[[value=rejected]:checked]/line:inline">
        <DiffParts parts={parts} state="rejected" />
      </span>
    </>
  );
}

function Note({ change: { reason, source, support, points } }: { change: SampleChange }) {
  const { _ } = useLingui();
  return (
    <figcaption className="relative -mt-7 ms-5 rounded-lg border border-line bg-surface p-5 shadow-float @max-7xl:me-4 @2xl:@max-7xl:me-10 @2xl:@max-7xl:ms-auto @2xl:@max-7xl:max-w-96 @7xl:-ms-7 @7xl:mt-44 @7xl:mb-10 @7xl:self-start">
      <p className="text-sm">
        <b className="font-semibold">{_('Why:')}</b> {_(reason)}
      </p>
      <SourceWords original={source} spans={support} isMarked={false} />
      <fieldset className="mt-3.5 flex flex-wrap items-center gap-2">
        <legend className="sr-only">{_('Try it: keep or reject this change')}</legend>
        <Choice value="kept">
          <Check className="size-4" aria-hidden="true" />
          {_('Keep')}
        </Choice>
        <Choice value="rejected">
          <X className="size-4" aria-hidden="true" />
          {_('Reject')}
        </Choice>
        <ChangePoints points={points} />
      </fieldset>
    </figcaption>
  );
}

function Choice({ value, children }: { value: 'kept' | 'rejected'; children: ReactNode }) {
  return (
    <Button
      asChild
      size="row"
      className="cursor-pointer hover:bg-raised has-checked:border-mark has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-mark has-focus-visible:outline-offset-2"
    >
      <label>
        <input type="radio" name="sample-line" value={value} className="sr-only" />
        {children}
      </label>
    </Button>
  );
}

function Score() {
  const { _ } = useLingui();
  const { score, posting, changeCount } = sample;
  return (
    <div className="self-end pb-12">
      <p className="font-semibold text-sm">
        {_('ATS score with all {count} changes', { count: changeCount })}
      </p>
      <div className="mt-1.5">
        <ScoreRule before={score.before} now={score.now} />
      </div>
      <p className="mt-2 text-ink-2 text-xs">
        {_('Scored against: {posting}', { posting: `${posting.title}, ${posting.company}` })}
      </p>
      <p className="text-ink-3 text-xs">{_('Employers do not see this score.')}</p>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { column, headline } from './landing-look.ts';
import { sample } from './sample.ts';

/** The four steps, each with what the screen says meanwhile. */
export function HowItWorks() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="how" className="border-line border-y bg-sunken">
      <div className={clsx(column, 'py-16 @3xl:py-24')}>
        <h2 id="how" className={headline}>
          {_('How it works')}
        </h2>
        <ol className="mt-6 @3xl:mt-10">
          <Step
            number={1}
            name={_('Upload')}
            text={_('Paste your resume, or drop in a PDF or Word file. Add the job posting if you have one.')}
            says={_('Reading your resume, {count} roles', { count: sample.roleCount })}
          />
          <Step
            number={2}
            name={_('AI analyzes')}
            text={_(
              'We compare it with the posting, line by line, and list what’s strong and what’s missing.',
            )}
            says={_('Checking facts')}
          />
          <Step
            number={3}
            name={_('Get optimized')}
            text={_('Keep or reject each edit. If we’re not sure something is true, we ask you first.')}
            says={_('{count} changes to review', { count: sample.changeCount })}
          />
          <Step
            number={4}
            name={_('Download')}
            text={_('Downloads are free in every format, on both plans.')}
            says={_('PDF, Word, or text')}
          />
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  name: string;
  text: string;
  says: string;
}

function Step({ number, name, text, says }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1 border-line border-t py-5 @3xl:grid-cols-[3rem_minmax(0,4fr)_minmax(0,6fr)_minmax(0,3fr)] @3xl:gap-x-4">
      <span className="text-ink-3 text-sm tabular-nums" aria-hidden="true">
        {number}
      </span>
      <h3 className="font-bold text-xl tracking-tight @3xl:text-2xl">{name}</h3>
      <p className="text-ink-2 @max-3xl:col-start-2">{text}</p>
      <p className="text-ink-3 text-xs @max-3xl:col-start-2 @3xl:text-end">{says}</p>
    </li>
  );
}

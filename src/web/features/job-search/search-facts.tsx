import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { JobPreferences, JobSearch } from '#contract/job-search.ts';
import { Button } from '../../ui/button.tsx';
import { resumesQuery } from '../resumes/resume-queries.ts';
import { periodTexts, switchTexts, useCountryName } from './match-words.ts';
import { switches } from './must-have-form.ts';
import { useResumeName } from './resume-field.tsx';

interface SearchFactsProps {
  search: JobSearch;
  onChange: () => void;
}

/** Beside the matches: what they were held against, and where they come from. */
export function SearchFacts({ search, onChange }: SearchFactsProps) {
  const { _ } = useLingui();
  return (
    <aside
      aria-label={_('About this search')}
      className="space-y-7 text-sm max-lg:mt-10 max-lg:border-line max-lg:border-t max-lg:pt-8 lg:col-start-2"
    >
      <section>
        <h2 className="mb-1 font-semibold">{_('Matched with')}</h2>
        <p className="text-ink-2">
          {search.resumeId ? (
            <ResumeName id={search.resumeId} />
          ) : (
            _('Job title, location, and must-haves. No resume.')
          )}
        </p>
        <Button variant="link" size="inline" className="max-lg:min-h-11" onClick={onChange}>
          {search.resumeId ? _('Use another resume') : _('Use a resume')}
        </Button>
      </section>
      <HeldAgainst search={search} />
      {search.sources.length > 0 && (
        <section>
          <h2 className="mb-1 font-semibold">{_('Sources')}</h2>
          <ul>
            {search.sources.map(({ name, label, state, count }) => (
              <li key={name} className="flex justify-between gap-3 py-1 text-ink-2">
                <span>{label}</span>
                {state === 'answered' && <span className="tabular-nums">{count}</span>}
                {state === 'failed' && <span className="text-warn">{_('No response')}</span>}
                {state === 'skipped' && <span className="text-end">{_('Not available right now')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-ink-3 text-xs">
        {search.resumeId
          ? _('The match compares your resume with the posting. Employers don’t see it.')
          : _('The match compares your search with the posting. Employers don’t see it.')}{' '}
        {_(
          'Our built-in engine did this. A language model would also explain in a sentence why each job fits.',
        )}
      </p>
    </aside>
  );
}

/** The must-haves that filtered this list; prose of before is shown as it was written. */
function HeldAgainst({ search: { preferences, notes } }: Pick<SearchFactsProps, 'search'>) {
  const { _ } = useLingui();
  const set = useMustHaveTexts(preferences);
  if (set.length === 0 && notes.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 font-semibold">{_('Must-haves')}</h2>
      <ul className="text-ink-2">
        {set.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {notes.map((note) => (
          <li key={note}>
            <q>{note}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useMustHaveTexts({ salaryFloor, countries = [], languages = [], ...set }: JobPreferences): string[] {
  const { _, i18n } = useLingui();
  const countryName = useCountryName();
  const { amount = 0, currency = 'USD', period = 'year' } = salaryFloor ?? {};
  const pay = i18n.number(amount, { style: 'currency', currency, maximumFractionDigits: amount % 1 ? 2 : 0 });
  return [
    ...(salaryFloor ? [_('At least {pay} {period}', { pay, period: _(periodTexts[period]) })] : []),
    ...(countries.length > 0
      ? [_('Can work in: {names}', { names: countries.map(countryName).join(', ') })]
      : []),
    ...(languages.length > 0 ? [_('Languages: {names}', { names: languages.join(', ') })] : []),
    ...switches.flatMap((name) => (set[name] ? [_(switchTexts[name])] : [])),
  ];
}

function ResumeName({ id }: { id: string }) {
  const { _ } = useLingui();
  const nameOf = useResumeName();
  const { data: resumes } = useInfiniteQuery(resumesQuery);
  const resume = resumes?.find((each) => each.id === id);
  return resume ? nameOf(resume) : _('One of your resumes');
}

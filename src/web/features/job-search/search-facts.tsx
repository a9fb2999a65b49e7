import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { JobSearch } from '#contract/job-search.ts';
import { Button } from '../../ui/button.tsx';
import { resumesQuery } from '../resumes/resume-queries.ts';
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
          : _('The match compares your search with the posting. Employers don’t see it.')}
      </p>
    </aside>
  );
}

function ResumeName({ id }: { id: string }) {
  const { _ } = useLingui();
  const nameOf = useResumeName();
  const { data: resumes } = useInfiniteQuery(resumesQuery);
  const resume = resumes?.find((each) => each.id === id);
  return resume ? nameOf(resume) : _('One of your resumes');
}

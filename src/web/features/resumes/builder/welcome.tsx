import { useLingui } from '@lingui/react';
import { RecentResumes } from './recent-resumes.tsx';

/** In the place of the changes, before there are any. */
export function Welcome() {
  const { _ } = useLingui();
  return (
    <div>
      <h2 className="text-lg font-bold tracking-tight">{_('Changes')}</h2>
      <p className="mt-2 mb-8 text-sm text-ink-2">
        {_(
          'Each rewritten line appears here with the reason and its source in your resume. You can keep or reject each one.',
        )}
      </p>
      <RecentResumes />
    </div>
  );
}

import { useLingui } from '@lingui/react';
import type { Resume } from '#contract/resume.ts';
import { useWriterText } from '../../../writing/result/result-notes.tsx';

/** Which engine wrote, what a model would add, and what the score is not; in three columns the panel of the changes says so beside it. */
export function ResultFacts({ writer, atsScore }: Pick<Resume, 'writer' | 'atsScore'>) {
  const { _ } = useLingui();
  const author = useWriterText(writer);
  return (
    <>
      <p>
        {author}
        {atsScore !== null && (
          <span className="lg:hidden">
            {author && ' · '}
            {_('Employers do not see this score.')}
          </span>
        )}
      </p>
      {writer?.kind === 'built-in' && (
        <p className="order-last basis-full text-ink-3">
          {_(
            'The built-in engine makes only edits it’s sure of and asks about the rest. A language model would also rewrite and combine your lines.',
          )}
        </p>
      )}
    </>
  );
}

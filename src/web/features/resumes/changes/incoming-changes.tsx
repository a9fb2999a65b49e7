import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { ChangesHead } from './changes-head.tsx';
import { ChangeBody } from './reviewed-change.tsx';
import { useSectionName } from './use-section-name.ts';

interface IncomingChangesProps {
  changes: readonly ResumeChange[];
  original: string;
  data: ResumeData | undefined;
}

/** Lines as they arrive while the resume is being rewritten: to read, not yet to decide on. */
export function IncomingChanges({ changes, original, data }: IncomingChangesProps) {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  return (
    <section aria-labelledby="changes-heading" aria-busy="true">
      <ChangesHead>{changes.length > 0 && _('{count} so far', { count: changes.length })}</ChangesHead>
      <p className="mt-1.5 text-ink-2 text-xs">
        {_('Lines appear as they are finished. You decide on each once all are here.')}
      </p>
      <ol className="mt-1 divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id} className="animate-panel-in py-4">
            <ChangeBody
              change={change}
              section={data ? sectionName(data, change.path) : ''}
              original={original}
            >
              <p className="mt-2 flex items-center gap-1.5 font-medium text-ok text-xs">
                <ShieldCheck className="size-4" aria-hidden="true" />
                {_('Checked against your words')}
              </p>
            </ChangeBody>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useLingui } from '@lingui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import type { DocumentEntry } from './document-entry.ts';
import { DocumentThumbnail } from './document-thumbnail.tsx';
import { RenameForm } from './rename-form.tsx';
import type { DocumentActions } from './use-document-actions.ts';
import { useDocumentDownloads } from './use-document-downloads.ts';
import { useDocumentWords } from './use-document-words.ts';
import { useWorkProgress } from './use-work-progress.ts';

// Brings a popup machinery that the first paint does not need.
const DocumentMenus = lazyPart(() => import('./document-menus.tsx').then((file) => file.DocumentMenus));

/** One document: its name opens it, the buttons beside do the rest. */
export function DocumentRow({ entry, actions }: { entry: DocumentEntry; actions: DocumentActions }) {
  const { nameOf } = useDocumentWords();
  const [isRenaming, setRenaming] = useState(false);
  const more = useFocusBack(isRenaming);
  const downloads = useDocumentDownloads(entry);
  const name = nameOf(entry);
  const stopRenaming = () => setRenaming(false);
  return (
    <li className="relative flex items-center gap-3 p-3 transition-colors hover:bg-raised sm:gap-4 sm:px-4">
      <DocumentThumbnail entry={entry} />
      {isRenaming ? (
        <RenameForm
          title={entry.title}
          fallback={nameOf({ ...entry, title: '' })}
          isBusy={actions.isBusy(entry)}
          error={actions.errorOf(entry)}
          onSave={async (title) => {
            if (title === entry.title || (await actions.rename(entry, title))) stopRenaming();
          }}
          onCancel={stopRenaming}
        />
      ) : (
        <DocumentName
          entry={entry}
          name={name}
          error={actions.errorOf(entry)}
          isFocused={actions.focusId === entry.id}
        />
      )}
      {/* Taken away, not hidden: a menu that is hidden while it closes would never have closed. */}
      {!isRenaming && (
        <div className="relative z-10 -me-1.5 flex shrink-0 has-data-[state=open]:z-20 sm:me-0 sm:gap-1">
          <Suspense fallback={<span className="h-11 w-22 md:h-10 md:w-20" />}>
            <DocumentMenus
              ref={more}
              entry={entry}
              name={name}
              downloads={downloads}
              isBusy={actions.isBusy(entry)}
              onRename={() => setRenaming(true)}
              onDuplicate={() => void actions.duplicate(entry)}
              onDelete={() => void actions.remove(entry)}
            />
          </Suspense>
        </div>
      )}
    </li>
  );
}

interface DocumentNameProps {
  entry: DocumentEntry;
  name: string;
  error: string | undefined;
  /** It has just come back, and with it the place of those who go by keyboard. */
  isFocused: boolean;
}

function DocumentName({ entry, name, error, isFocused }: DocumentNameProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  const href = entry.kind === 'resume' ? `/resume-builder?id=${entry.id}` : `/cover-letter?id=${entry.id}`;
  return (
    <div className="min-w-0 flex-1">
      <Link
        ref={link}
        href={href}
        className="line-clamp-3 break-words text-sm font-semibold after:absolute after:inset-0 hover:text-link sm:line-clamp-2 sm:text-base"
      >
        {name}
      </Link>
      <DocumentFacts entry={entry} />
      {entry.kind === 'letter' && entry.excerpt && (
        <p className="mt-0.5 truncate text-xs text-ink-3">{entry.excerpt}</p>
      )}
      {error && (
        <p role="alert" className="mt-1 text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function DocumentFacts({ entry }: { entry: DocumentEntry }) {
  const { _ } = useLingui();
  const { kindOf, dateOf } = useDocumentWords();
  if (entry.kind === 'resume' && entry.workId) return <Optimizing workId={entry.workId} />;
  const score = entry.kind === 'resume' ? entry.atsScore : null;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-2">
      <span>{kindOf(entry)}</span>
      <span>{_('Changed {date}', { date: dateOf(entry.updatedAt) })}</span>
      {score !== null && <span>{_('ATS Score: {score}/100', { score })}</span>}
    </p>
  );
}

function Optimizing({ workId }: { workId: string }) {
  const { _ } = useLingui();
  const { done, of: total } = useWorkProgress(workId) ?? {};
  const value = done !== undefined && total ? Math.round((done / total) * 100) : undefined;
  return (
    <div className="mt-1 flex max-w-72 items-center gap-2.5 text-xs text-ink-2">
      <Spinner className="size-3.5 shrink-0 text-link" />
      <span className="shrink-0">{_('Optimizing…')}</span>
      <Progress label={_('Optimizing…')} value={value} />
    </div>
  );
}

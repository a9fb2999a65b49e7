import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { WifiOff } from 'lucide-react';
import type { Connection } from '../native/connection.ts';
import { takeUpdate } from '../native/take-update.ts';
import { noteUpdate } from '../native/waiting-update.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

/** What works without the server, and what waits. */
const works = {
  builder: 'Resumes you opened can be read; optimizing and downloads wait.',
  letter: 'Letters you opened can be read; new letters and downloads wait.',
  linkedin: 'Your last profile can be read; optimizing waits.',
  coach: 'A new session waits.',
  session: 'This session can be read; questions and feedback wait.',
  jobs: 'Your last matches can be read; searching waits.',
  documents: 'The last 20 you opened here can be read; changes and downloads wait.',
} as const satisfies Record<string, MessageId>;

interface OfflineWordsProps {
  tool: keyof typeof works;
  connection: Connection;
  /** Of the oldest copy that the page shows. */
  savedAt: Date | undefined;
}

/** What works, what waits, and from when the page is. */
export function OfflineWords({ tool, connection, savedAt }: OfflineWordsProps) {
  const { _ } = useLingui();
  const title = {
    online: _('Still loading.'),
    offline: _('You’re offline.'),
    unreachable: _('We can’t reach Candor.'),
  }[connection];
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 border-line border-b bg-surface px-4 py-2.5 text-sm sm:px-6"
    >
      <WifiOff className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
      <p className="min-w-0 max-w-[80ch] text-ink-2">
        <b className="font-semibold text-ink-1">{title}</b>{' '}
        {connection !== 'online' && tool !== 'documents' && `${_('Keep typing; nothing will be lost.')} `}
        {connection !== 'online' && `${_(works[tool])} `}
        {savedAt && <KeptFrom savedAt={savedAt} />}
      </p>
    </div>
  );
}

function KeptFrom({ savedAt }: { savedAt: Date }) {
  const { _, i18n } = useLingui();
  const isToday = savedAt.toDateString() === new Date().toDateString();
  const time = i18n.date(
    savedAt,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
  return _('This is a copy from {time}.', { time });
}

/**
 * A new version is there. Above the page and not over it, so that it lies on nothing that somebody types into or is about
 * to press.
 */
export function UpdateBar() {
  const { _ } = useLingui();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-surface px-4 py-2 text-sm sm:px-6"
    >
      <p className="min-w-0 flex-1 basis-64">
        <b className="font-semibold">{_('A new version of Candor is ready.')}</b>{' '}
        <span className="text-ink-2">{_('Your text is saved first.')}</span>
      </p>
      <div className="flex gap-2 max-sm:w-full">
        <Button variant="ghost" size="row" className="max-sm:flex-1" onClick={() => noteUpdate(undefined)}>
          {_('Later')}
        </Button>
        <Button size="row" className="max-sm:flex-1" onClick={() => void takeUpdate()}>
          {_('Update now')}
        </Button>
      </div>
    </div>
  );
}

/** In the place of a page whose files could not be loaded: this device keeps only those that are of use without a server. */
export function PageUnavailable() {
  const { _ } = useLingui();
  const title = _('This page needs a connection');
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20">
      <PageHeading title={title} className="text-2xl font-extrabold tracking-tight">
        {title}
      </PageHeading>
      <p className="mt-3 text-ink-2">
        {_('It isn’t kept on this device. What you typed elsewhere is safe.')}
      </p>
      <Button variant="primary" className="mt-6" onClick={() => location.reload()}>
        {_('Try again')}
      </Button>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import type { Session } from '#contract/account.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { OpenDialog } from './account-dialog-props.ts';
import { sessionsQuery, useEndSession } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { type Device, deviceOf } from './device-name.ts';

export function DevicesSection({ onOpen }: { onOpen: OpenDialog }) {
  const { _ } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  return (
    <AccountSection title={_('Signed-in devices')}>
      {data && data.length > 0 && <DeviceList sessions={data} />}
      {!data && error && <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingDevices />}
      <div className="mt-4.5 first:mt-0 max-sm:*:w-full">
        <Button size="row" onClick={() => onOpen('sign-out')}>
          {_('Sign out everywhere')}
        </Button>
      </div>
    </AccountSection>
  );
}

function WaitingDevices() {
  const { _ } = useLingui();
  return (
    <div role="status">
      <span className="sr-only">{_('Loading...')}</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="mt-3 h-11 w-full" />
    </div>
  );
}

function DeviceList({ sessions }: { sessions: readonly Session[] }) {
  const textOf = useErrorText();
  const end = useEndSession();
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isBusy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {end.error && (
        <Note tone="bad" className="mt-3">
          {textOf(end.error)}
        </Note>
      )}
    </>
  );
}

interface DeviceRowProps {
  session: Session;
  isBusy: boolean;
  onEnd: () => void;
}

function DeviceRow({ session, isBusy, onEnd }: DeviceRowProps) {
  const { _ } = useLingui();
  const device = deviceOf(session.userAgent);
  const name = useDeviceName(device);
  const lastActive = useLastActive(session.lastActiveAt);
  const Icon = device?.isPhone ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0">
      <Icon className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="text-xs text-ink-2">{session.isCurrent ? _('This device') : lastActive}</p>
      </div>
      {session.isCurrent ? (
        <span className="text-xs font-semibold text-ok">{_('Active now')}</span>
      ) : (
        <Button
          variant="ghost"
          size="row"
          className="-me-3"
          busy={isBusy}
          aria-label={_('Sign out {device}', { device: name })}
          onClick={onEnd}
        >
          {_('Sign out')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName(device: Device | undefined): string {
  const { _ } = useLingui();
  if (!device) return _('Unknown device');
  const { browser, system } = device;
  return browser ? _('{browser} on {system}', { browser, system }) : _('Candor app on {system}', { system });
}

const dayMs = 24 * 60 * 60 * 1000;

function useLastActive(moment: string): string {
  const { _, i18n } = useLingui();
  const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const date = new Date(moment);
  const daysAgo = Math.round((startOf(new Date()) - startOf(date)) / dayMs);
  if (daysAgo <= 0) return _('Last active today');
  if (daysAgo === 1) return _('Last active yesterday');
  return _('Last active {date}', { date: i18n.date(date, { month: 'long', day: 'numeric' }) });
}

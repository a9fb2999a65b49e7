import { useLingui } from '@lingui/react';
import { Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { InterviewSummary } from '#contract/interviews.ts';
import { Button } from '../../ui/button.tsx';
import type { SessionList } from './use-session-list.ts';

interface SessionRowProps {
  session: InterviewSummary;
  list: SessionList;
  onOpen: (id: string) => void;
}

export function SessionRow({ session, list, onOpen }: SessionRowProps) {
  const { _, i18n } = useLingui();
  const { id, jobTitle, hasOpenQuestion, updatedAt } = session;
  const open = useRef<HTMLButtonElement>(null);
  const isFocused = list.focusId === id;
  useEffect(() => {
    if (isFocused) open.current?.focus();
  }, [isFocused]);
  const action = hasOpenQuestion ? _('Continue') : _('Open');
  const error = list.errorOf(session);
  return (
    <li className="flex items-start gap-x-3 py-2.5 sm:gap-x-4">
      <span className="w-14 shrink-0 pt-2.5 text-ink-3 text-sm">
        {i18n.date(updatedAt, { month: 'short', day: 'numeric' })}
      </span>
      <span className="min-w-0 flex-1 pt-2.5 text-sm">
        <span className="block font-semibold [overflow-wrap:anywhere]">{jobTitle}</span>
        <span className="text-ink-2">
          <Practice session={session} />
        </span>
        {error && (
          <span role="alert" className="block font-medium text-bad text-xs">
            {error}
          </span>
        )}
      </span>
      <Button
        ref={open}
        variant="link"
        className="px-2!"
        aria-label={_('{action}: {name}', { action, name: jobTitle })}
        onClick={() => onOpen(id)}
      >
        {action}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="size-11! -me-2.5 -ms-2"
        busy={list.isBusy(session)}
        aria-label={_('Delete: {name}', { name: jobTitle })}
        onClick={() => list.remove(session)}
      >
        {!list.isBusy(session) && <Trash2 className="size-4" aria-hidden="true" />}
      </Button>
    </li>
  );
}

/** In the place of a deleted session, until it is restored or the line is dismissed: no clock runs against the person. */
/** How much was practiced. */
function Practice({
  session: { answerCount, wordCount, tickedCount, averageGrade },
}: {
  session: InterviewSummary;
}) {
  const { _, i18n } = useLingui();
  return [
    answerCount === 1 ? _('1 answer') : _('{count} answers', { count: answerCount }),
    ...(wordCount > 1 ? [_('{count} words', { count: i18n.number(wordCount) })] : []),
    ...(tickedCount > 0 ? [_('points ticked: {count}', { count: tickedCount })] : []),
    ...(averageGrade === null
      ? []
      : [_('{name}: {grade} of 4', { name: _('average grade'), grade: i18n.number(averageGrade) })]),
  ].join(', ');
}

export function DeletedSession({ session, list }: Omit<SessionRowProps, 'onOpen'>) {
  const { _ } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and whoever pressed it is taken to the way back.
  useEffect(() => undo.current?.focus(), []);
  const name = session.jobTitle;
  const error = list.errorOf(session);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <p className="min-w-0 flex-1 break-words text-ink-2 text-sm">
        {_('“{name}” was deleted.', { name })}
        {error && (
          <span role="alert" className="block font-medium text-bad text-xs">
            {error}
          </span>
        )}
      </p>
      <Button
        ref={undo}
        busy={list.isBusy(session)}
        aria-label={_('Undo: restore {name}', { name })}
        onClick={() => list.restore(session)}
      >
        {_('Undo')}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="-me-2.5"
        aria-label={_('Dismiss')}
        onClick={() => list.dismiss(session)}
      >
        <X className="size-4" aria-hidden="true" />
      </Button>
    </li>
  );
}

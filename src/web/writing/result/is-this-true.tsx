import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CircleQuestionMark, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface IsThisTrueProps {
  /** What is asked, where it isn't whether something is true. */
  question?: MessageId;
  /** Whether Y, E and N answer it. */
  hasKeys?: boolean;
  onYes: () => void;
  /** Undefined where the line is too long to be edited here, or there's nothing to write. */
  onEdit: (() => void) | undefined;
  onNo: () => void;
  /** After the answers: what a yes would bring. */
  children?: ReactNode;
}

/** Three answers of the same weight: nobody is talked into anything. */
export function IsThisTrue({
  question = 'Is this true?',
  hasKeys = false,
  onYes,
  onEdit,
  onNo,
  children,
}: IsThisTrueProps) {
  const { _ } = useLingui();
  const answers = [
    { text: _('Yes'), shortcut: 'Y', onClick: onYes },
    ...(onEdit ? [{ text: _('Edit'), shortcut: 'E', onClick: onEdit }] : []),
    { text: _('No'), shortcut: 'N', onClick: onNo },
  ];
  return (
    <>
      <p className="mt-3 flex items-center gap-1.5 font-bold text-warn text-xs">
        <CircleQuestionMark className="size-4" aria-hidden="true" />
        {_(question)}
      </p>
      {!onEdit && question === 'Is this true?' && (
        <p className="mt-1 text-ink-2 text-xs">
          {_('This line is too long to edit here. You can say no and edit your own line instead.')}
        </p>
      )}
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1.5">
        {answers.map(({ text, shortcut, onClick }) => (
          <Button
            key={shortcut}
            size="sm"
            variant="quiet"
            aria-keyshortcuts={hasKeys ? shortcut : undefined}
            onClick={onClick}
            className="max-lg:min-h-11 max-lg:px-4"
          >
            {shortcut === 'E' && <Pencil className="size-4" aria-hidden="true" />}
            {text}
            {hasKeys && (
              <span aria-hidden="true" className="hidden text-2xs opacity-80 lg:pointer-fine:inline">
                {shortcut}
              </span>
            )}
          </Button>
        ))}
        {children}
      </div>
    </>
  );
}

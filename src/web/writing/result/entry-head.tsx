import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EntryHeadProps {
  /** Its place among all that there is to review. Not told while lines still arrive. */
  number?: number | undefined;
  section: string;
  look?: 'plain' | 'current' | 'asked';
  children?: ReactNode;
}

const looks = {
  plain: 'bg-wash text-link',
  current: 'bg-fill text-on-fill',
  asked: 'bg-warn-wash text-warn',
};

/** The first row of a change or an offer: its number and where it stands. */
export function EntryHead({ number, section, look = 'plain', children }: EntryHeadProps) {
  return (
    <div className="flex items-center gap-2 font-semibold text-2xs text-ink-3">
      {number !== undefined && (
        <span
          aria-hidden="true"
          className={clsx(
            'flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full px-1 tabular-nums',
            looks[look],
          )}
        >
          {number}
        </span>
      )}
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{section}</p>
      {children}
    </div>
  );
}

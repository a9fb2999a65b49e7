import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ToolHeader } from '../../../writing/tool-header.tsx';
import type { AskedReading } from '../builder/use-reading-check.ts';
import { LeftOverLine } from './left-over-line.tsx';
import { ReadingEntry } from './reading-entry.tsx';
import { type LeftLine, type ReadEntry, type Reading, type ReadKind, useReading } from './use-reading.ts';

interface ReadingScreenProps extends AskedReading {
  badge: ReactNode;
}

/** What was read in a text that the reader is unsure of, before anything is made of it. Going on is one press away. */
export function ReadingScreen({ reading: read, original, onGoOn, onBack, badge }: ReadingScreenProps) {
  const { _ } = useLingui();
  const reading = useReading(read);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const tell = (text: string, isGone = false) => {
    setSaid(text);
    if (isGone) heading.current?.focus();
  };
  const parts = { reading, original, onAnnounce: tell };
  const back = (
    <Button variant="ghost" onClick={onBack}>
      {_('Back to my text')}
    </Button>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ToolHeader name={_('Resume Builder')} offline="builder">
        {badge}
      </ToolHeader>
      <div className="min-h-0 flex-1 md:overflow-y-auto">
        <div className="mx-auto max-w-[55rem] px-4 pt-6 pb-8 sm:px-6 md:pt-8">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-bold text-[1.375rem] outline-none md:text-[1.75rem]"
          >
            {_('Did we read this right?')}
          </h2>
          <p className="mt-1.5 max-w-[60ch] text-ink-2">
            {_('Take a quick look before we change anything. We underlined what we weren’t sure about.')}
          </p>
          <p role="status" className="sr-only">
            {said}
          </p>
          <Entries
            kind="experience"
            title={_('Jobs')}
            none={_('We found no jobs in your text.')}
            {...parts}
          />
          <Entries kind="education" title={_('Schools')} {...parts} />
          <LeftOver {...parts} />
          {/* On a phone the bar below has room for one. */}
          <div className="mt-4 -ms-4 sm:hidden">{back}</div>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 border-line border-t bg-bg pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto flex max-w-[55rem] flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
          <Button variant="primary" className="max-sm:w-full" onClick={() => onGoOn(reading.text())}>
            {_('Looks right, go on')}
          </Button>
          <div className="max-sm:hidden">{back}</div>
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  reading: Reading;
  original: string;
  onAnnounce: (said: string, isGone?: boolean) => void;
}

interface EntriesProps extends PartProps {
  kind: ReadKind;
  title: string;
  /** What is said where there are none; otherwise nothing is shown. */
  none?: string;
}

function Entries({ kind, title, none, ...parts }: EntriesProps) {
  const entries = parts.reading.entries.filter((entry) => entry.kind === kind);
  if (entries.length === 0 && !none) return null;
  return (
    <Group title={title} count={entries.length} hint={entries.length === 0 ? none : undefined}>
      {entries.map((entry: ReadEntry) => (
        <li key={entry.key} className="py-3">
          <ReadingEntry entry={entry} {...parts} />
        </li>
      ))}
    </Group>
  );
}

function LeftOver({ reading, onAnnounce }: Omit<PartProps, 'original'>) {
  const { _ } = useLingui();
  const isHere = ({ fate }: LeftLine) => fate === 'open' || fate === 'out' || fate === 'kept';
  const lines = reading.left.filter(isHere);
  if (lines.length === 0) return null;
  const hint = _('We couldn’t place these. They won’t appear in your file unless you give them a place.');
  return (
    <Group title={_('Left over')} count={lines.length} hint={hint}>
      {lines.map((line) => (
        <li key={line.key} className="py-3">
          <LeftOverLine {...{ line, reading, onAnnounce }} />
        </li>
      ))}
    </Group>
  );
}

interface GroupProps {
  title: string;
  count: number;
  hint: string | undefined;
  children: ReactNode;
}

function Group({ title, count, hint, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="flex gap-2 border-line border-b pb-2 font-bold text-sm">
        {title}
        {count > 0 && <span className="font-medium text-ink-3 tabular-nums">{count}</span>}
      </h3>
      {hint && <p className="pt-2.5 text-ink-2 text-sm">{hint}</p>}
      <ul className="divide-y divide-line border-line border-b">{children}</ul>
    </section>
  );
}

import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SourceWords } from '../../../writing/result/source-words.tsx';
import { EntryForm } from './entry-form.tsx';
import type { ReadEntry, ReadFields, Reading } from './use-reading.ts';

interface ReadingEntryProps {
  entry: ReadEntry;
  reading: Reading;
  /** The text that it was read from. */
  original: string;
  /** Called when the entry is no longer there, or has changed. */
  onAnnounce: (said: string, isGone?: boolean) => void;
}

/** A job or a school as it was read, and its fields in its place to put it right. */
export function ReadingEntry({ entry, reading, original, onAnnounce }: ReadingEntryProps) {
  const { _ } = useLingui();
  const [mode, setMode] = useState<'shown' | 'edited' | 'back'>(entry.isNew ? 'edited' : 'shown');
  const source = entry.spans.length > 0 && (
    <SourceWords original={original} spans={entry.spans} isMarked={false} />
  );
  if (mode !== 'edited')
    return (
      <>
        <EntryLine {...{ entry, mode }} onEdit={() => setMode('edited')} />
        {source}
      </>
    );
  return (
    <EntryForm
      entry={entry}
      onSave={(fields) => {
        reading.save(entry.key, fields);
        setMode('back');
        onAnnounce(_('Saved'));
      }}
      onCancel={() => {
        if (!entry.isNew) return setMode('back');
        reading.unplace(entry.key);
        onAnnounce('', true);
      }}
      onRemove={
        entry.isNew
          ? undefined
          : () => {
              reading.remove(entry);
              onAnnounce(_('Moved to Left over.'), true);
            }
      }
    />
  );
}

interface EntryLineProps {
  entry: ReadEntry;
  mode: 'shown' | 'back';
  onEdit: () => void;
}

function EntryLine({ entry: { kind, fields, unsure }, mode, onEdit }: EntryLineProps) {
  const { _ } = useLingui();
  const [first, second] = namesOf[kind];
  const dates = kind === 'experience' ? ['startDate', 'endDate'] : ['graduationDate'];
  const value = (name: string) => fields[name] ?? '';
  const isUnsure = (name: string) => unsure.includes(name);
  const called = value(first) || value(second) || _(missing[first] ?? 'No title found');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 sm:grid-cols-[minmax(0,1fr)_13rem_auto] [overflow-wrap:anywhere]">
      <div>
        <p className="font-semibold">
          <ReadValue text={value(first)} name={first} isUnsure={isUnsure(first)} />
        </p>
        <p className="text-ink-2 text-sm">
          <ReadValue text={value(second)} name={second} isUnsure={isUnsure(second)} />
        </p>
      </div>
      <p className="text-sm max-sm:col-start-1">
        {(kind === 'experience' || value('graduationDate') !== '') && (
          <ReadValue text={datesText(fields, dates)} name="dates" isUnsure={false} />
        )}
      </p>
      <Button
        variant="link"
        size="inline"
        className="max-lg:min-h-11 max-sm:col-start-2 max-sm:row-start-1"
        aria-label={`${_('Edit')}: ${called}`}
        // The form that had the focus is gone; this is where it came from.
        autoFocus={mode === 'back'}
        onClick={onEdit}
      >
        {_('Edit')}
      </Button>
    </div>
  );
}

const namesOf = { experience: ['title', 'company'], education: ['degree', 'institution'] } as const;

const datesText = (fields: ReadFields, names: readonly string[]): string =>
  names
    .map((name) => fields[name])
    .filter(Boolean)
    .join(' – ');

const missing: Readonly<Record<string, MessageId>> = {
  title: 'No title found',
  company: 'No employer found',
  degree: 'No degree found',
  institution: 'No school found',
  dates: 'No dates found',
};

/** A value, or what is missing; underlined where the person should look. */
function ReadValue({ text, name, isUnsure }: { text: string; name: string; isUnsure: boolean }) {
  const { _ } = useLingui();
  const isMissing = text === '';
  return (
    <>
      <span
        className={clsx(
          (isMissing || isUnsure) && 'border-warn border-b-2 border-dashed',
          isMissing && 'font-normal text-ink-2',
        )}
      >
        {isMissing ? _(missing[name] ?? 'No dates found') : text}
      </span>
      {isUnsure && !isMissing && <span className="sr-only"> {_('(not sure)')}</span>}
    </>
  );
}

import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, CircleAlert, MoveVertical } from 'lucide-react';
import type { Resume } from '#contract/resume.ts';
import type { ReadBack, ReadField } from '#domain/resume/read-back.ts';
import { Note } from '../../../ui/note.tsx';
import { QueryTrouble } from '../../../ui/query-trouble.tsx';
import { fieldWords, sectionWords, warningWords } from './ats-reading-words.ts';
import { readBackQuery } from './preview-queries.ts';

/** One file, read again: the sum, what was noticed, and every field by section. */
export function FileReading({ resume, format }: { resume: Resume; format: 'pdf' | 'docx' }) {
  const reading = useQuery(readBackQuery(resume, format));
  if (!reading.data) return <QueryTrouble query={reading} />;
  return <Reading readBack={reading.data} />;
}

function Reading({ readBack }: { readBack: ReadBack }) {
  return (
    <div className="space-y-3">
      <Sum readBack={readBack} />
      <Warnings readBack={readBack} />
      {sectionsOf(readBack.fields).map(([section, fields]) => (
        <SectionReading key={section} section={section} fields={fields} />
      ))}
    </div>
  );
}

const isRight = ({ found, inOrder }: ReadField) => found && inOrder;

/** In the order in which they first appear. */
function sectionsOf(fields: readonly ReadField[]): [ReadField['section'], ReadField[]][] {
  return [...Map.groupBy(fields, ({ section }) => section)];
}

function Sum({ readBack: { ok, fields } }: { readBack: ReadBack }) {
  const { _ } = useLingui();
  const found = fields.filter((field) => field.found).length;
  return (
    <Note tone={ok ? 'ok' : 'warn'}>
      {ok
        ? _('All {count} fields were found, in the right order.', { count: fields.length })
        : _('{found} of {count} fields were found.', { found, count: fields.length })}
    </Note>
  );
}

function Warnings({ readBack: { warnings, sectionOrder } }: { readBack: ReadBack }) {
  const { _ } = useLingui();
  if (warnings.length === 0 && sectionOrder) return null;
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm">
      {!sectionOrder && <li>{_('The sections are read in another order than they are shown.')}</li>}
      {warnings.map(({ kind, sample }) => (
        <li key={kind} className="break-words">
          {_(warningWords[kind], { sample })}
        </li>
      ))}
    </ul>
  );
}

/** Where all is well it is folded away; trouble lies open. */
function SectionReading({ section, fields }: { section: ReadField['section']; fields: ReadField[] }) {
  const { _ } = useLingui();
  const found = fields.filter((field) => field.found).length;
  return (
    <details open={!fields.every(isRight)} className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3.5 text-sm font-semibold">
        <span className="flex-1">{_(sectionWords[section])}</span>
        <span className={`text-xs ${found === fields.length ? 'text-ok' : 'text-bad'}`}>
          {_('{found} of {count} found', { found, count: fields.length })}
        </span>
        <ChevronDown
          className="size-4 text-ink-3 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="border-t border-line px-3.5 py-1.5">
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and nothing moves
          <FieldReading key={index} field={field} />
        ))}
      </ul>
    </details>
  );
}

function FieldReading({ field }: { field: ReadField }) {
  const { _ } = useLingui();
  const { found, inOrder, expected, read } = field;
  const Icon = isRight(field) ? Check : found ? MoveVertical : CircleAlert;
  const tone = isRight(field) ? 'text-ok' : found ? 'text-warn' : 'text-bad';
  const state = !found ? _('Not found') : inOrder ? _('Found') : _('Found out of place');
  return (
    <li className="flex gap-2.5 py-1.5 text-sm">
      <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-2xs text-ink-3">
          {_(fieldWords[field.field])} · <span className={tone}>{state}</span>
        </p>
        <p className="break-words" dir="auto">
          {expected}
        </p>
        {read !== undefined && (
          <p className="break-words text-xs text-ink-2">{_('Read instead: {read}', { read })}</p>
        )}
      </div>
    </li>
  );
}

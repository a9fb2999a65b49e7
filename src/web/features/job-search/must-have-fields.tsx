import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { mostMustHaves } from '#domain/jobs/job-limits.ts';
import { Button } from '../../ui/button.tsx';
import { jobPreferencesQuery } from './job-search-queries.ts';
import { LowestPayFields } from './lowest-pay-fields.tsx';
import {
  emptyMustHaves,
  type MustHaveForm,
  type MustHaveRow,
  mustHaveCount,
  mustHaveFormOf,
  withNewRow,
} from './must-have-form.ts';
import { MustHaveRowFields } from './must-have-row-fields.tsx';

interface MustHaveFieldsProps {
  /** Undefined while those are shown that are kept with the person. */
  value: MustHaveForm | undefined;
  error: string | undefined;
  onChange: (form: MustHaveForm) => void;
}

/** What a job must have, behind a button that says how many there are. */
export function MustHaveFields({ value, error, onChange }: MustHaveFieldsProps) {
  const { _ } = useLingui();
  const { data: kept } = useQuery({ ...jobPreferencesQuery, refetchOnMount: 'always' });
  const [wasOpened, setOpened] = useState(false);
  const id = useId();
  const form = value ?? (kept ? mustHaveFormOf(kept) : emptyMustHaves);
  const isOpen = wasOpened || error !== undefined;
  const count = mustHaveCount(form);
  return (
    <div className="border-line border-t pt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
        className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-md text-start text-sm font-semibold"
      >
        <span>
          {_('Must-haves')}{' '}
          <span className="font-normal text-ink-3">
            {count === 0 ? _('(optional)') : _('({count} set)', { count })}
          </span>
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-ink-3 transition-transform group-aria-expanded:rotate-180"
          aria-hidden="true"
        />
      </button>
      <div id={id} hidden={!isOpen} className="space-y-5 pt-2">
        <p className="text-ink-2 text-sm">
          {_('A job that breaks one goes to the end of the list, with the reason.')}{' '}
          {_('If a posting doesn’t say, we don’t hold it against the job.')}
        </p>
        <LowestPayFields form={form} error={error} onChange={onChange} />
        <Sentences form={form} onChange={onChange} />
      </div>
    </div>
  );
}

function Sentences({ form, onChange }: Pick<MustHaveFieldsProps, 'onChange'> & { form: MustHaveForm }) {
  const { _ } = useLingui();
  const [newKey, setNewKey] = useState<number>();
  const replace = (key: number, row: MustHaveRow | undefined) =>
    onChange({ ...form, rows: form.rows.flatMap((each) => (each.key !== key ? [each] : row ? [row] : [])) });
  const add = () => {
    const next = withNewRow(form);
    setNewKey(next.rows.at(-1)?.key);
    onChange(next);
  };
  // The pay is one of them.
  const mayAdd = form.rows.length < mostMustHaves - 1;
  return (
    <div className="space-y-3">
      {form.rows.map((row) => (
        <MustHaveRowFields
          key={row.key}
          row={row}
          taken={form.rows.filter(({ key }) => key !== row.key).map(({ name }) => name)}
          isNew={row.key === newKey}
          onChange={(changed) => replace(row.key, changed)}
          onRemove={() => replace(row.key, undefined)}
        />
      ))}
      {mayAdd && (
        <Button size="sm" className="max-lg:min-h-11" onClick={add}>
          <Plus className="size-4" aria-hidden="true" />
          {_('Add a must-have')}
        </Button>
      )}
    </div>
  );
}

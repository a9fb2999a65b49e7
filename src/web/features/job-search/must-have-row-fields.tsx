import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { longestMustHave } from '#domain/jobs/job-limits.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Choice } from './choice.tsx';
import { mustHaveNames, mustHaveText } from './match-words.ts';
import type { MustHaveRow } from './must-have-form.ts';

const examples: Readonly<Record<string, MessageId>> = {
  remote: 'e.g., Fully remote, hiring in Georgia',
  location: 'e.g., Only in Atlanta or Decatur',
  workAuthorization: 'e.g., I need visa sponsorship',
  seniority: 'e.g., No manager roles',
  employmentType: 'e.g., Permanent, no temp contracts',
  licence: 'e.g., I don’t have a driver’s license',
  language: 'e.g., I only speak English and Spanish',
  schedule: 'e.g., No nights or weekends',
};

interface MustHaveRowFieldsProps {
  row: MustHaveRow;
  /** What other rows are about. */
  taken: readonly string[];
  /** It was just added, and takes the focus. */
  isNew: boolean;
  onChange: (row: MustHaveRow) => void;
  onRemove: () => void;
}

/** One must-have: what it's about, and a plain sentence. */
export function MustHaveRowFields({ row, taken, isNew, onChange, onRemove }: MustHaveRowFieldsProps) {
  const { _, i18n } = useLingui();
  const about = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) about.current?.focus();
  }, [isNew]);
  const names = [...new Set([...mustHaveNames, row.name])];
  const title = mustHaveText(row.name, i18n);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <Choice
        ref={about}
        aria-label={_('What it’s about')}
        value={row.name}
        className="max-sm:col-span-2"
        onChange={(event) => onChange({ ...row, name: event.target.value })}
      >
        {names
          .filter((name) => name === row.name || name === 'other' || !taken.includes(name))
          .map((name) => (
            <option key={name} value={name}>
              {mustHaveText(name, i18n)}
            </option>
          ))}
      </Choice>
      <TextInput
        aria-label={title}
        value={row.text}
        maxLength={longestMustHave}
        placeholder={_(examples[row.name] ?? 'e.g., No travel')}
        onChange={(event) => onChange({ ...row, text: event.target.value })}
      />
      <Button
        variant="ghost"
        size="icon"
        className="size-11!"
        aria-label={_('Remove: {name}', { name: title })}
        onClick={onRemove}
      >
        <X className="size-4" aria-hidden="true" />
      </Button>
    </div>
  );
}

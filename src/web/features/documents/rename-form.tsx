import { useLingui } from '@lingui/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { maxTitleLength } from '#domain/resume/resume-limits.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface RenameFormProps {
  title: string;
  /** What it is called as long as it has no title. */
  fallback: string;
  isBusy: boolean;
  error: string | undefined;
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** Stands where the name stood. Enter keeps the new one, Escape the old. */
export function RenameForm({ title, fallback, isBusy, error, onSave, onCancel }: RenameFormProps) {
  const { _ } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave(field.current?.value.trim() ?? '');
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
      <TextInput
        ref={field}
        defaultValue={title}
        placeholder={fallback}
        maxLength={maxTitleLength}
        aria-label={_('Name')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="sm:w-auto sm:flex-1"
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button type="submit" busy={isBusy}>
        {_('Save')}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {_('Cancel')}
      </Button>
      {error && (
        <p id={errorId} role="alert" className="w-full text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </form>
  );
}

import { useLingui } from '@lingui/react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { maxLineLength } from '#domain/resume/resume-limits.ts';
import { SaveOrCancel } from './answer-buttons.tsx';
import { WordsField } from './words-field.tsx';

interface OfferFormProps {
  line: string;
  hint: string;
  onSave: (words: string) => void;
  onCancel: () => void;
}

/** The offered line, to be put right by the one who knows. */
export function OfferForm({ line, hint, onSave, onCancel }: OfferFormProps) {
  const { _ } = useLingui();
  const [words, setWords] = useState(line);
  const text = words.replace(/\s+/g, ' ').trim();
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text !== '') onSave(text === line ? '' : text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
    // It's one line, so there's nothing that Enter could break.
    if (
      event.key === 'Enter' &&
      event.target instanceof HTMLTextAreaElement &&
      !event.nativeEvent.isComposing
    )
      save(event);
  };
  return (
    <form onSubmit={save} onKeyDown={onKeyDown} className="mt-3">
      <WordsField
        label={_('Say it your way')}
        hint={hint}
        required
        enterKeyHint="done"
        maxLength={maxLineLength}
        rows={3}
        words={words}
        onWords={setWords}
      />
      <SaveOrCancel onCancel={onCancel} />
    </form>
  );
}

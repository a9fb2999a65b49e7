import { useLingui } from '@lingui/react';
import { Pencil, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { maxTitleLength } from '#domain/resume/resume-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

interface ResumeTitleProps {
  resume: Pick<Resume, 'title' | 'createdAt'>;
  onRename: (change: { title: string }) => void;
}

/** What the resume is called in the list of documents; pressed, it is written anew. */
export function ResumeTitle({ resume: { title, createdAt }, onRename }: ResumeTitleProps) {
  const { _ } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const [before, setBefore] = useState<string>();
  const button = useFocusBack(isEditing);
  const date = new Date(createdAt).toLocaleDateString([], { dateStyle: 'medium' });
  const name = title || _('Resume from {date}', { date });
  const save = (text: string) => {
    setEditing(false);
    if (text === title) return;
    setBefore(title);
    onRename({ title: text });
  };
  const undo = () => {
    onRename({ title: before ?? '' });
    setBefore(undefined);
    button.current?.focus();
  };
  if (isEditing) return <TitleField title={title} onSave={save} onCancel={() => setEditing(false)} />;
  return (
    <div className="flex min-w-0 flex-1 items-center">
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        className="min-h-11 min-w-0 shrink! gap-2 px-2 lg:min-h-9"
        title={_('Rename')}
        onClick={() => setEditing(true)}
      >
        <span className="truncate font-semibold text-sm">{name}</span>
        <span className="sr-only">{_('Rename')}</span>
        <Pencil className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
      </Button>
      {before !== undefined && before !== title && (
        <Button variant="ghost" size="sm" className="min-h-11 px-2 lg:min-h-9" onClick={undo}>
          <Undo2 className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          <span className="max-sm:sr-only">{_('Undo')}</span>
        </Button>
      )}
    </div>
  );
}

interface TitleFieldProps {
  title: string;
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** Saved by Enter and by going elsewhere; Escape leaves it as it was. */
function TitleField({ title, onSave, onCancel }: TitleFieldProps) {
  const { _ } = useLingui();
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  // The field loses the focus when it goes, which is no second answer.
  const isAnswered = useRef(false);
  const answer = (act: () => void) => {
    if (!isAnswered.current) act();
    isAnswered.current = true;
  };
  const save = () => answer(() => onSave(text.trim()));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') answer(onCancel);
    else return;
    // The button that takes the focus now must not be pressed by the same key.
    event.preventDefault();
  };
  return (
    <TextInput
      ref={field}
      aria-label={_('Name')}
      value={text}
      maxLength={maxTitleLength}
      className="h-9! min-w-0 max-w-96 flex-1"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  );
}

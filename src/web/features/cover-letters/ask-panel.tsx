import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { maxLineLength } from '#domain/resume/resume-limits.ts';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { LetterForm } from './use-letter-form.ts';

interface AskPanelProps {
  asks: readonly string[];
  form: LetterForm;
  isBusy: boolean;
}

/** Where the resume gives too little for a letter: the person's own jobs to tell of. */
export function AskPanel({ asks, form, isBusy }: AskPanelProps) {
  const { _ } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is further down, and what it led to is here.
    if (asks.length > 0) heading.current?.focus();
  }, [asks]);
  const { answers = [] } = form.values;
  const wordsFor = (ask: string) => answers.find((one) => one.ask === ask)?.words ?? '';
  const write = (ask: string, words: string) =>
    form.change({
      answers: [...answers.filter((one) => one.ask !== ask), ...(words ? [{ ask, words }] : [])],
    });
  return (
    <Note className="space-y-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-bold text-sm outline-none">
          {_('Tell us a bit more first')}
        </h2>
        <p className="mt-1 text-ink-2 text-sm">
          {_(
            'Our built-in engine only writes sentences it’s sure of, and found too few. So we haven’t written a letter, and this didn’t count as a use.',
          )}
        </p>
        <p className="mt-1 text-ink-2 text-sm">
          {_(
            'Tell us two things you did, each in a full sentence: what you did, and how much. Leave out what isn’t true.',
          )}
        </p>
      </div>
      {asks.map((ask) => (
        <Field key={ask} label={_('Tell us about: {ask}', { ask })}>
          {(control) => (
            <TextArea
              {...control}
              className="block min-h-18"
              placeholder={_('I ordered supplies for three branches every week.')}
              maxLength={maxLineLength}
              value={wordsFor(ask)}
              readOnly={isBusy}
              onChange={(event) => write(ask, event.target.value)}
            />
          )}
        </Field>
      ))}
    </Note>
  );
}

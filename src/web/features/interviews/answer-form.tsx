import { useLingui } from '@lingui/react';
import { type KeyboardEvent, Suspense } from 'react';
import { maxAnswerLength } from '#domain/interview/interview-limits.ts';
import { useConnection } from '../../native/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Note } from '../../ui/note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { DraftLine } from '../../writing/draft-line.tsx';
import { AllowanceLine } from './allowance-line.tsx';
import { AnswerProgress } from './answer-progress.tsx';
import { FailureNote } from './failure-note.tsx';
import { recognizerOf } from './speech-recognition.ts';
import type { AnswerBox } from './use-answer-draft.ts';
import type { SessionWork } from './use-session-work.ts';

const SpeakAnswer = lazyPart(() => import('./speak-answer.tsx').then((file) => file.SpeakAnswer));

interface AnswerFormProps {
  box: AnswerBox;
  question: string;
  isPremium: boolean | undefined;
  work: SessionWork;
}

/** The box for the answer. What is in it stays there until the feedback has come. */
export function AnswerForm({ box, question, isPremium, work }: AnswerFormProps) {
  const { _ } = useLingui();
  const isTooLong = box.text.length > maxAnswerLength;
  const isAway = useConnection() !== 'online';
  const submit = () => {
    if (isTooLong || isAway) return;
    if (box.text.trim() !== '') return work.answer(question, box.text);
    toast({
      title: _('Missing Information'),
      description: _('Please provide an answer.'),
      variant: 'destructive',
    });
  };
  return (
    <form
      noValidate
      className="space-y-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LeftAnswer box={box} />
      <AnswerField box={box} isBusy={work.isAnswering} isTooLong={isTooLong} onSubmit={submit} />
      {recognizerOf(window) && !work.isAnswering && (
        <Suspense fallback={<div className="h-11" />}>
          <SpeakAnswer onSaid={box.append} />
        </Suspense>
      )}
      {!work.isAnswering && <FailureNote failure={work.failure} onRetry={submit} />}
      <AnswerProgress work={work} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={isAway ? 'quiet' : 'primary'}
          className="max-sm:flex-1"
          busy={work.isAnswering}
          disabled={isAway && !work.isAnswering}
        >
          {work.isAnswering ? _('Processing...') : _('Submit Answer')}
        </Button>
        {!work.isAnswering && !isAway && (
          <Button variant="ghost" onClick={() => work.skip(question)}>
            {_('Skip this question')}
          </Button>
        )}
        {isAway && !work.isAnswering && (
          <p className="self-center text-ink-2 text-sm">{_('Waits until you’re online.')}</p>
        )}
      </div>
      <AllowanceLine isPremium={isPremium} />
    </form>
  );
}

interface AnswerFieldProps {
  box: AnswerBox;
  isBusy: boolean;
  isTooLong: boolean;
  onSubmit: () => void;
}

function AnswerField({ box, isBusy, isTooLong, onSubmit }: AnswerFieldProps) {
  const { _, i18n } = useLingui();
  const words = box.text.match(/\S+/g)?.length ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  const limit = i18n.number(maxAnswerLength);
  return (
    <div className="space-y-1.5">
      <Field
        label={_('Your Answer')}
        error={
          isTooLong ? _('This is over {limit} characters. Shorten it to send it.', { limit }) : undefined
        }
      >
        {(control) => (
          <TextArea
            {...control}
            className="block min-h-44!"
            placeholder={_('Type your answer here...')}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            value={box.text}
            readOnly={isBusy}
            onKeyDown={onKeyDown}
            onChange={(event) => box.change(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-between gap-x-4 text-ink-3 text-xs">
        <p>{words === 1 ? _('1 word') : _('{count} words', { count: i18n.number(words) })}</p>
        <DraftLine
          draft={box.draft}
          notKept={_('This device does not keep drafts. Do not close this page before you have submitted.')}
        />
      </div>
    </div>
  );
}

/** Nothing that was typed is thrown away, also where the question was skipped, or answered on another device. */
function LeftAnswer({ box: { left, discardLeft } }: { box: AnswerBox }) {
  const { _ } = useLingui();
  if (left === undefined) return null;
  return (
    <Note tone="warn">
      <p>{_('You typed this for an earlier question and didn’t send it:')}</p>
      <p className="mt-1.5 max-h-40 overflow-y-auto whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {left}
      </p>
      <Button size="sm" className="mt-2.5 max-lg:min-h-11" onClick={discardLeft}>
        {_('Discard it')}
      </Button>
    </Note>
  );
}

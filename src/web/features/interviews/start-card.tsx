import { useLingui } from '@lingui/react';
import { maxJobTitleLength, sessionLengths } from '#domain/interview/interview-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AdvancedFields } from './advanced-fields.tsx';
import { AllowanceLine } from './allowance-line.tsx';
import { FailureNote } from './failure-note.tsx';
import { FreePlan } from './free-plan.tsx';
import { type StartValues, useStart } from './use-start.ts';

interface StartCardProps {
  userId: string;
  isPremium: boolean | undefined;
  onStarted: (id: string) => void;
}

export function StartCard({ userId, isPremium, onStarted }: StartCardProps) {
  const { _ } = useLingui();
  const start = useStart(userId, isPremium === true, onStarted);
  const { values, change, isBusy } = start;
  return (
    <Card
      aria-labelledby="start-practice"
      className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:border-t-0 max-sm:p-4! sm:max-md:-mx-6 lg:p-8!"
    >
      <CardTitle id="start-practice" className="text-xl!">
        {_('Start Your Practice Session')}
      </CardTitle>
      <p className="mt-1 text-ink-2">
        {_(
          'One question at a time. After each answer you see what we found in it and what a strong answer covers.',
        )}
      </p>
      <form
        noValidate
        className="mt-5 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          start.submit();
        }}
      >
        <Field label={_('Job Title')}>
          {(control) => (
            <TextInput
              {...control}
              value={values.jobTitle}
              maxLength={maxJobTitleLength}
              readOnly={isBusy}
              placeholder={_('e.g., Software Engineer, Product Manager')}
              onChange={(event) => change({ jobTitle: event.target.value })}
            />
          )}
        </Field>
        <LengthField value={values.length} isBusy={isBusy} onPick={(length) => change({ length })} />
        {isPremium && <AdvancedFields values={values} isBusy={isBusy} onChange={change} />}
        {isPremium === false && <FreePlan />}
        {!isBusy && <FailureNote failure={start.failure} onRetry={start.submit} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            className="max-sm:w-full"
            busy={isBusy}
            disabled={values.jobTitle.trim() === '' && !isBusy}
          >
            {isBusy ? _('Starting...') : _('Start Interview Practice')}
          </Button>
          <p className="text-ink-3 text-xs">{_('You can stop anytime. Your answers are saved.')}</p>
        </div>
        {isPremium && <AllowanceLine isPremium />}
      </form>
    </Card>
  );
}

interface LengthFieldProps {
  value: StartValues['length'];
  isBusy: boolean;
  onPick: (length: StartValues['length']) => void;
}

function LengthField({ value, isBusy, onPick }: LengthFieldProps) {
  const { _ } = useLingui();
  return (
    <Segments
      label={_('How many questions')}
      options={sessionLengths.map((length) => ({ id: `${length}`, text: `${length}` }))}
      value={`${value}`}
      onPick={(id) => onPick(sessionLengths.find((length) => `${length}` === id) ?? value)}
      disabled={isBusy}
    />
  );
}

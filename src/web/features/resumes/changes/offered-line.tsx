import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { changeOfOffer, type ResumeOffer } from '#domain/resume/offer-changes.ts';
import { longestLine } from '#domain/resume/resume-limits.ts';
import type { ChangeReason } from '#domain/rewrite/edit-reasons.ts';
import { EntryHead } from '../../../writing/result/entry-head.tsx';
import { faultReasons } from '../../../writing/result/fault-reasons.ts';
import { IsThisTrue } from '../../../writing/result/is-this-true.tsx';
import { MarkedLine } from '../../../writing/result/marked-line.tsx';
import { OfferForm } from '../../../writing/result/offer-form.tsx';
import { ChangeDiff } from './change-diff.tsx';
import { ChangeSource } from './change-source.tsx';
import { reasonTexts } from './edit-reasons.ts';

interface OfferedLineProps {
  offer: ResumeOffer;
  number: number;
  section: string;
  original: string;
  isCurrent: boolean;
  isEditing: boolean;
  /** What a yes would bring to the score; undefined while that is unknown. */
  gain: number | undefined;
  onAnswer: (state: 'kept' | 'rejected', words?: string) => void;
  onEdit: () => void;
  onCancel: () => void;
}

/** What leaves something out or spells it otherwise claims nothing that could be true. */
const arrangedQuestions: ReadonlyMap<ChangeReason, MessageId> = new Map([
  ['drop', 'Leave this out?'],
  ['field', 'Is this right?'],
]);

/** A line that is perhaps true, with the words we aren't sure of, and the question. */
export function OfferedLine({
  offer,
  number,
  section,
  original,
  isEditing,
  gain = 0,
  onCancel,
  ...rest
}: OfferedLineProps) {
  const { _ } = useLingui();
  const { proposed, faults, support } = offer;
  const question = arrangedQuestions.get(offer.reason);
  const reason = question
    ? _(reasonTexts[offer.reason])
    : faultReasons(faults, 'amber')
        .map(({ message, values }) => _(message, values))
        .join(' ');
  return (
    <>
      <EntryHead number={number} section={section} look="asked">
        <p className="shrink-0 font-normal">{_('Not in your resume yet')}</p>
      </EntryHead>
      {question ? (
        <ChangeDiff change={changeOfOffer(offer, 'open')} />
      ) : (
        <MarkedLine text={proposed} spans={faults} />
      )}
      <ChangeSource reason={reason} original={original} support={support} />
      {isEditing ? (
        <OfferForm
          line={proposed}
          hint={_('This goes into your resume just as you write it.')}
          onSave={(words) => rest.onAnswer('kept', words)}
          onCancel={onCancel}
        />
      ) : (
        <IsThisTrue
          {...(question ? { question } : {})}
          hasKeys={rest.isCurrent}
          onYes={() => rest.onAnswer('kept')}
          onEdit={proposed.length <= longestLine ? rest.onEdit : undefined}
          onNo={() => rest.onAnswer('rejected')}
        >
          {gain > 0 && (
            <span className="ms-auto font-semibold text-ink-3 text-xs">
              {_('{count} if true', { count: `+${gain}` })}
            </span>
          )}
        </IsThisTrue>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react';
import { changeOfOffer, type ResumeOffer } from '#domain/resume/offer-changes.ts';
import { EntryHead } from '../../../writing/result/entry-head.tsx';
import { faultReasons } from '../../../writing/result/fault-reasons.ts';
import { IsThisTrue } from '../../../writing/result/is-this-true.tsx';
import { MarkedLine } from '../../../writing/result/marked-line.tsx';
import { OfferForm } from '../../../writing/result/offer-form.tsx';
import { arrangedQuestion, canBeReworded } from './arranged-offers.ts';
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
  const question = arrangedQuestion(offer);
  const reason = question
    ? _(reasonTexts[offer.reason])
    : faultReasons(faults, 'ask')
        .map(({ message, values }) => _(message, values))
        .join(' ');
  return (
    <>
      <EntryHead number={number} section={section} look="asked">
        <p className="shrink-0 font-normal">{_(question ? 'Not changed yet' : 'Not in your resume yet')}</p>
      </EntryHead>
      {question ? (
        <div className="mt-1">
          <ChangeDiff change={changeOfOffer(offer, 'open')} />
        </div>
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
          onEdit={canBeReworded(offer) ? rest.onEdit : undefined}
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

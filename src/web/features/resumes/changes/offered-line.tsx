import { useLingui } from '@lingui/react';
import { CircleQuestionMark, Pencil } from 'lucide-react';
import type { ResumeOffer } from '#domain/offer-changes.ts';
import { longestLine } from '#domain/resume-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangeSource } from './change-source.tsx';
import { EntryHead } from './entry-head.tsx';
import { faultReasons } from './fault-reasons.ts';
import { MarkedLine } from './marked-line.tsx';
import { OfferForm } from './offer-form.tsx';

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
  onCancel,
  ...rest
}: OfferedLineProps) {
  const { _ } = useLingui();
  const { proposed, faults, support } = offer;
  const reasons = faultReasons(faults, 'amber').map(({ message, values }) => _(message, values));
  return (
    <>
      <EntryHead number={number} section={section} look="asked">
        <p className="shrink-0 font-normal">{_('Not in your resume yet')}</p>
      </EntryHead>
      <MarkedLine text={proposed} spans={faults} />
      <ChangeSource reason={reasons.join(' ')} original={original} support={support} />
      {isEditing ? (
        <OfferForm line={proposed} onSave={(words) => rest.onAnswer('kept', words)} onCancel={onCancel} />
      ) : (
        <Question {...rest} canEdit={proposed.length <= longestLine} />
      )}
    </>
  );
}

interface QuestionProps extends Pick<OfferedLineProps, 'isCurrent' | 'gain' | 'onAnswer' | 'onEdit'> {
  canEdit: boolean;
}

/** Three answers of the same weight: nobody is talked into anything. */
function Question({ isCurrent, gain = 0, canEdit, onAnswer, onEdit }: QuestionProps) {
  const { _ } = useLingui();
  const answers = [
    { text: _('Yes'), shortcut: 'Y', onClick: () => onAnswer('kept') },
    ...(canEdit ? [{ text: _('Edit'), shortcut: 'E', onClick: onEdit }] : []),
    { text: _('No'), shortcut: 'N', onClick: () => onAnswer('rejected') },
  ];
  return (
    <>
      <p className="mt-3 flex items-center gap-1.5 font-bold text-warn text-xs">
        <CircleQuestionMark className="size-4" aria-hidden="true" />
        {_('Is this true?')}
      </p>
      {!canEdit && (
        <p className="mt-1 text-ink-2 text-xs">
          {_('This line is too long to edit here. You can say no and edit your own line instead.')}
        </p>
      )}
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1.5">
        {answers.map(({ text, shortcut, onClick }) => (
          <Button
            key={shortcut}
            size="sm"
            variant="quiet"
            aria-keyshortcuts={isCurrent ? shortcut : undefined}
            onClick={onClick}
            className="max-lg:min-h-11 max-lg:px-4"
          >
            {shortcut === 'E' && <Pencil className="size-4" aria-hidden="true" />}
            {text}
            {isCurrent && (
              <span aria-hidden="true" className="hidden text-2xs opacity-80 lg:pointer-fine:inline">
                {shortcut}
              </span>
            )}
          </Button>
        ))}
        {gain > 0 && (
          <span className="ms-auto font-semibold text-ink-3 text-xs">
            {_('{count} if true', { count: `+${gain}` })}
          </span>
        )}
      </div>
    </>
  );
}

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { maxLineLength } from '#domain/resume/resume-limits.ts';
import { Button } from '../../ui/button.tsx';
import { EntryHead } from '../../writing/result/entry-head.tsx';
import { faultReasons } from '../../writing/result/fault-reasons.ts';
import { IsThisTrue } from '../../writing/result/is-this-true.tsx';
import { MarkedLine } from '../../writing/result/marked-line.tsx';
import { OfferForm } from '../../writing/result/offer-form.tsx';
import type { LetterEdits } from './use-letter-edits.ts';

type Offer = CoverLetter['offers'][number];
type Answer = (answer: 'yes' | 'no' | null, words?: string) => void;

interface SuggestionsProps {
  letter: CoverLetter;
  edits: LetterEdits;
}

/** Sentences that are perhaps true. They're in nothing that goes out until the person says yes. */
export function Suggestions({ letter: { offers }, edits }: SuggestionsProps) {
  const { _ } = useLingui();
  const [said, setSaid] = useState('');
  const [answeredId, setAnsweredId] = useState<string>();
  if (offers.length === 0) return null;
  const open = offers.filter(({ answer }) => answer === null).length;
  const answerTo =
    (offer: Offer): Answer =>
    (answer, words = '') => {
      edits.add({ kind: 'offer', offerId: offer.id, answer, words });
      setAnsweredId(offer.id);
      setSaid(
        answer === 'yes' ? _('Added to your letter.') : answer === 'no' ? _('Not added.') : _('Undone.'),
      );
    };
  return (
    <section
      id="letter-suggestions"
      aria-labelledby="letter-suggestions-heading"
      className="mt-5 border-line border-t pt-4"
    >
      <h2 id="letter-suggestions-heading" className="font-bold text-sm">
        {open === 1 ? _('1 suggestion') : _('{count} suggestions', { count: open })}
      </h2>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="mt-2.5 space-y-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            {offer.answer === null ? (
              <OpenOffer offer={offer} onAnswer={answerTo(offer)} />
            ) : (
              <AnsweredOffer
                offer={offer}
                hasFocus={offer.id === answeredId}
                onUndo={() => answerTo(offer)(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenOffer({ offer, onAnswer }: { offer: Offer; onAnswer: Answer }) {
  const { _ } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const reasons = faultReasons(offer.faults, 'ask').map(({ message, values }) => _(message, values));
  return (
    <article className="rounded-lg border border-warn/70 border-dashed px-4 py-3.5">
      <EntryHead
        section={offer.instead ? _('Instead of “{sentence}”', { sentence: offer.instead }) : _('To add')}
      >
        <p className="shrink-0 font-normal">{_('Not in your letter yet')}</p>
      </EntryHead>
      <MarkedLine text={offer.text} spans={offer.faults} />
      <p className="mt-1.5 text-ink-2 text-xs">{reasons.join(' ')}</p>
      {isEditing ? (
        <OfferForm
          line={offer.text}
          hint={_('This goes into your letter just as you write it.')}
          onSave={(words) => onAnswer('yes', words)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <IsThisTrue
          onYes={() => onAnswer('yes')}
          onEdit={offer.text.length <= maxLineLength ? () => setEditing(true) : undefined}
          onNo={() => onAnswer('no')}
        />
      )}
    </article>
  );
}

interface AnsweredOfferProps {
  offer: Offer;
  /** The button that answered it is gone, and with it the place of those who go by keyboard. */
  hasFocus: boolean;
  onUndo: () => void;
}

function AnsweredOffer({ offer, hasFocus, onUndo }: AnsweredOfferProps) {
  const { _ } = useLingui();
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="font-semibold text-2xs text-ink-3">
          {offer.answer === 'yes' ? _('In your letter') : _('Not added')}
        </span>
        <br />
        {offer.words || offer.text}
      </p>
      <Button size="sm" className="max-lg:min-h-11" autoFocus={hasFocus} onClick={onUndo}>
        {_('Undo')}
      </Button>
    </div>
  );
}

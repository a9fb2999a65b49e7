import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { Button } from '../../ui/button.tsx';
import { faultReasons } from '../../writing/result/fault-reasons.ts';
import { IsThisTrue } from '../../writing/result/is-this-true.tsx';
import { MarkedLine } from '../../writing/result/marked-line.tsx';
import { OfferForm } from '../../writing/result/offer-form.tsx';

type Offer = LinkedinProfile['offers'][number];
type OnAnswer = (offerId: string, answer: 'yes' | 'no' | null, words: string) => void;

/** What is perhaps true: not in the text until the person says yes. */
export function ProfileOffers({ offers, onAnswer }: { offers: readonly Offer[]; onAnswer: OnAnswer }) {
  const { _ } = useLingui();
  const shown = offers.filter(({ answer }) => answer !== 'no');
  if (shown.length === 0) return null;
  return (
    <ul className="mt-6 space-y-3">
      {shown.map((offer) => (
        <li key={offer.id} className="rounded-lg border border-warn border-dashed px-4 py-3.5">
          {offer.answer === 'yes' ? (
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <p className="min-w-0">
                <span className="block text-ink-3 text-xs">{_('Confirmed by you')}</span>
                {offer.words || offer.text}
              </p>
              <Button size="sm" variant="ghost" onClick={() => onAnswer(offer.id, null, '')}>
                {_('Undo')}
              </Button>
            </div>
          ) : (
            <OpenOffer offer={offer} onAnswer={onAnswer} />
          )}
        </li>
      ))}
    </ul>
  );
}

function OpenOffer({ offer, onAnswer }: { offer: Offer; onAnswer: OnAnswer }) {
  const { _ } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const reasons = faultReasons(offer.faults, 'ask').map(({ message, values }) => _(message, values));
  return (
    <>
      <p className="text-2xs text-ink-3">{_('Not in your profile yet')}</p>
      <MarkedLine text={offer.text} spans={offer.faults} />
      <p className="mt-1.5 text-ink-2 text-xs">{reasons.join(' ')}</p>
      {isEditing ? (
        <OfferForm
          line={offer.text}
          hint={_('This goes into your profile just as you write it.')}
          onSave={(words) => onAnswer(offer.id, 'yes', words)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <IsThisTrue
          onYes={() => onAnswer(offer.id, 'yes', '')}
          onEdit={() => setEditing(true)}
          onNo={() => onAnswer(offer.id, 'no', '')}
        />
      )}
    </>
  );
}

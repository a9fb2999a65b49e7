import { bestOffers, type ResumeOffer, withOfferAnswer } from '#domain/resume/offer-changes.ts';
import { decideChange, fieldAt } from '#domain/resume/resume-changes.ts';
import { jobOf } from './answer-offer.ts';
import type { Confirmation } from './confirmation-store.ts';
import type { Rewritten } from './rewrite-resume.ts';

/**
 * A new rewriting together with what the person has said about earlier ones. A line that they confirmed stays as they
 * confirmed it, whatever is proposed for it now; a line that they refused isn't asked about again, nor applied.
 */
export function withGivenAnswers(
  rewritten: Rewritten,
  earlier: readonly ResumeOffer[],
  answers: readonly Confirmation[],
): Rewritten {
  const confirmed = earlier.filter(
    (offer) =>
      offer.answer === 'yes' &&
      [rewritten.parsed, rewritten.data].some((data) => fieldAt(data, offer.path) === offer.before),
  );
  const known = confirmed.reduce(withConfirmed, rewritten);
  const refused = earlier.filter(({ answer }) => answer === 'no');
  const isRefused = ({ path, proposed }: Pick<ResumeOffer, 'path' | 'proposed'>) =>
    answers.some(
      ({ about, answer, claim, job }) =>
        about === 'line' &&
        answer === 'no' &&
        claim === proposed &&
        job === jobOf({ parsedData: rewritten.parsed }, { path }),
    );
  // A second judge may prove today what the person said no to.
  const unwanted = known.changes.filter(
    ({ path, after, confirmedAt }) => !confirmedAt && isRefused({ path, proposed: after }),
  );
  const asked = known.offers.flatMap((offer) => {
    if (offer.answer !== null) return offer;
    const before = refused.find(({ id, proposed }) => id === offer.id && proposed === offer.proposed);
    return before ?? (isRefused(offer) ? [] : offer);
  });
  return {
    ...known,
    ...(unwanted.length === 0
      ? {}
      : {
          data: unwanted.reduce((data, change) => decideChange(data, change, 'rejected'), known.data),
          changes: known.changes.filter((change) => !unwanted.includes(change)),
        }),
    offers: bestOffers(asked),
  };
}

function withConfirmed(rewritten: Rewritten, offer: ResumeOffer): Rewritten {
  // The engine's own change may be what the person's yes stands on.
  const others = rewritten.changes.filter(({ path, after }) => path === offer.path && after !== offer.before);
  const isElsewhere = ({ path }: { path: string }) => path !== offer.path;
  const { data, changes } = withOfferAnswer(
    {
      data: others.reduce((all, change) => decideChange(all, change, 'rejected'), rewritten.data),
      changes: rewritten.changes.filter((change) => !others.includes(change)),
    },
    offer,
    offer,
  );
  return {
    ...rewritten,
    data,
    changes,
    offers: [...rewritten.offers.filter(isElsewhere), offer],
    reverted: rewritten.reverted.filter(isElsewhere),
  };
}

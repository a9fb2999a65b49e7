import type { Fault } from '../claims/judgment.ts';
import type { Span } from '../language/span.ts';
import type { ChangeReason } from '../rewrite/edit-reasons.ts';
import { type Changed, type ResumeChange, withConfirmedChange, withoutChange } from './resume-changes.ts';

/**
 * A rewritten line that nothing contradicts but that isn't proven either. It's in no file and no score until the person
 * says it's true. `words` are theirs, if they wrote the line differently.
 */
export interface ResumeOffer {
  id: string;
  path: string;
  before: string;
  proposed: string;
  reason: ChangeReason;
  /** What isn’t proven; each marks the words of `proposed` that it’s about, or nothing where there are none. */
  faults: Fault[];
  support: Span[];
  answer: 'yes' | 'no' | null;
  words: string;
  answeredAt: string | null;
}

/** More than these at once would be a questionnaire. */
export const maxOpenOffers = 12;

/**
 * The open offers that are worth asking about, in the order of the page. The best are those with the fewest faults, then
 * those of the section nearer the top, then those that rest on more of the person's text.
 */
export function bestOffers(offers: readonly ResumeOffer[]): ResumeOffer[] {
  const chosen = offers
    .filter(({ answer }) => answer === null)
    .sort(
      (a, b) =>
        a.faults.length - b.faults.length ||
        sectionOf(a.path) - sectionOf(b.path) ||
        lengthOf(b.support) - lengthOf(a.support),
    )
    .slice(0, maxOpenOffers);
  return offers.filter((offer) => offer.answer !== null || chosen.includes(offer));
}

/** The summary is the top, then the jobs one by one. */
function sectionOf(path: string): number {
  const [section, index] = path.split('.');
  return section === 'experience' ? Number(index) + 1 : 0;
}

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** The id of the change that a yes makes: it's told apart from those that nobody had to confirm. */
export const confirmedChangeId = (offerId: string): string => `offer:${offerId}`;

/** The line of an offer as a change. Rejected, it's the person's own line: that's how an open offer stands. */
export function changeOfOffer(
  { id, path, before, proposed, words, reason, support, answeredAt }: ResumeOffer,
  state: ResumeChange['state'],
): ResumeChange {
  return {
    id: confirmedChangeId(id),
    path,
    before,
    after: words || proposed,
    reason,
    state,
    support,
    ...(answeredAt === null ? {} : { confirmedAt: answeredAt }),
  };
}

export type OfferAnswer = Pick<ResumeOffer, 'answer' | 'words' | 'answeredAt'>;

/**
 * The resume after an answer, and the offer as it was answered. What an earlier yes put in goes first. A yes takes the
 * place of the person's line, if that's still there: what they have since written themselves stays.
 */
export function withOfferAnswer(
  lines: Changed,
  asked: ResumeOffer,
  { answer, words, answeredAt }: OfferAnswer,
): Changed & { offer: ResumeOffer } {
  const before = withoutChange(lines, confirmedChangeId(asked.id));
  const isYes = answer === 'yes';
  const offer = { ...asked, answer, words: isYes ? words : '', answeredAt: answer && answeredAt };
  return { ...(isYes ? withConfirmedChange(before, changeOfOffer(offer, 'kept')) : before), offer };
}

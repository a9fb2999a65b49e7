import { phrasePattern } from '../language/phrase-pattern.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import type { TrustSignal } from './job-match.ts';

/** A vacancy that has been open for longer is often filled, or was never there. */
const daysUntilOld = 45;

const talentPool = phrasePattern.iu`\b(?:${'trust-signals/talent-pool'})`;
/** Words for the same that a posting may use in passing: "you will build a talent pool" is a recruiter's duty. */
const ownPool = phrasePattern.iu`\b(?:${'trust-signals/own-pool'}) (?:\w+ ){0,3}(?:talent|candidate) (?:pool|community|network|pipeline|bank)s?`;

const closed = phrasePattern.iu`\b(?:${'trust-signals/closed'})`;
/** "We close early once the position has been filled" says that it's still open. */
const notYet = phrasePattern.iu`\b(?:${'trust-signals/not-yet'})\b`;
const closedPath = /\/(?:closed|expired|unavailable|job-not-found|404)(?:[/?.]|$)/i;

/** Somebody who applies is asked for money. */
const fee =
  /\b(?:(?:registration|application|processing|training|enrol?lment|onboarding|background[- ]check|visa processing|admin(?:istration)?|starter[- ]kit|security) (?:fee|charge|deposit|payment)s? (?:of|is|must|required|to be paid|applies|payable|before|due)|(?:pay|send|transfer|deposit|wire) (?:an? |the |us )?(?:\w+ ){0,2}(?:fee|deposit)|(?:refundable|upfront|up-front|advance) (?:\w+ )?(?:fee|deposit|payment)|(?:buy|purchase|pay for) your (?:own )?(?:starter[- ]kit|training (?:kit|pack|course|material)s?|equipment from us)|training (?:must be|is) paid (?:for )?by (?:the |you|applicant|candidate)|(?:bearbeitungs|vermittlungs|anmelde|schulungs)gebühr|frais (?:de dossier|d'inscription) [àa]|pay for (?:the |your )?(?:training|background check) (?:yourself|upfront|up front|first))/iu;
/** "We never charge a fee" and "we refund your license fee" are good signs. */
const noFee = phrasePattern.iu`\b(?:${'trust-signals/no-fee'})\b`;

const messenger = phrasePattern.iu`\b(?:${'trust-signals/messenger'})`;
const contact = phrasePattern.iu`\b(?:${'trust-signals/contact'})\w*`;
/** Those whom the job is to talk to. */
const others = phrasePattern.iu`\b(?:${'trust-signals/others'})\w*`;
/** Any other way to apply. */
const otherWay =
  /[\w.+-]+@[\w-]+\.[\w.]{2,}|\bhttps?:\/\/|\bcall (?:us|or text|\w+ at|\(?\d)|\b(?:in person|walk[- ]?in|(?:stop|come|drop) (?:by|in)|by post|P\.?O\.? box|box \d|ask for|text (?:us|\w+ at|\+?\(?\d))|\bCV (?:and \w+ )*(?:to|by)\b|\bsend (?:us )?(?:a|your) r[eé]sum[eé]|\bapply (?:online|here|on our|through our (?:site|website|portal))/iu;

/** What speaks for looking twice before applying: signals, never verdicts. */
export function trustSignalsOf(
  posting: JobPosting,
  { isReposted, now }: { isReposted: boolean; now: Date },
): TrustSignal[] {
  const found: [TrustSignal, boolean][] = [
    ['old', isOld(posting.postedAt, now)],
    ['reposted', isReposted],
    ['talent-pool', isTalentPool(posting)],
    ['closed-link', isClosed(posting)],
    ['fee', hasSentence(posting.description, (text) => fee.test(text) && !noFee.test(text))],
    ['messenger-only', isByMessengerOnly(posting)],
  ];
  return found.flatMap(([signal, isThere]) => (isThere ? signal : []));
}

function isOld(postedAt: string | null, now: Date): boolean {
  const posted = Date.parse(postedAt ?? '');
  return now.getTime() - posted > daysUntilOld * 24 * 60 * 60 * 1000;
}

const isTalentPool = ({ title, description }: JobPosting) =>
  talentPool.test(title) || hasSentence(description, (text) => talentPool.test(text) && !ownPool.test(text));

const isClosed = ({ title, description, applyUrl }: JobPosting) =>
  closedPath.test(applyUrl ?? '') ||
  closed.test(title) ||
  hasSentence(description, (text) => closed.test(text) && !notYet.test(text));

/** A messenger beside another way to apply is a convenience. */
const isByMessengerOnly = ({ description }: JobPosting) =>
  !otherWay.test(description) &&
  hasSentence(description, (text) => messenger.test(text) && contact.test(text) && !others.test(text));

const hasSentence = (text: string, is: (sentence: string) => boolean): boolean =>
  text.split(/\n+|(?<=[.!?])\s+/u).some(is);

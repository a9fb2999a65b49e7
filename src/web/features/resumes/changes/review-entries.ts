import type { Resume } from '#contract/resume.ts';
import { linesOfPath } from '#domain/resume/merged-changes.ts';
import { changeOfOffer, confirmedChangeId, type ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { placeOfChange, type ResumeChange } from '#domain/resume/resume-changes.ts';

interface Entry {
  id: string;
  /** Where its line stands now; undefined when the person has since written something else there. */
  place: string | undefined;
  /** Waits for an answer. */
  isOpen: boolean;
}

export interface ChangeEntry extends Entry {
  change: ResumeChange;
  offer?: undefined;
}

export interface OfferEntry extends Entry {
  /** The line as it would be, and as it is after a yes. */
  change: ResumeChange;
  offer: ResumeOffer;
}

/** What there is to review: a line that was changed, or one that is asked about. */
export type ReviewEntry = ChangeEntry | OfferEntry;

/** Changes and offers in the order of the sheet. What a yes has put in is told by its offer. */
export function reviewEntries(
  data: ResumeData,
  { changes, offers }: Pick<Resume, 'changes' | 'offers'>,
): ReviewEntry[] {
  const confirmed = new Set(offers.map(({ id }) => confirmedChangeId(id)));
  const entries = [
    ...changes.filter(({ id }) => !confirmed.has(id)).map((change) => changeEntry(data, change)),
    ...offers.map((offer) => offerEntry(data, offer)).filter(isPlaced),
  ];
  const orders = new Map(entries.map((entry) => [entry, orderOf(entry)]));
  return entries.sort((one, other) => (orders.get(one) ?? 0) - (orders.get(other) ?? 0));
}

/** Whoever has written the line anew isn't asked about another one in its place. */
const isPlaced = ({ place, offer }: OfferEntry) => place !== undefined || offer.answer === 'yes';

/** Of several lines that are one change, the first is where it's seen. */
function placeOn(data: ResumeData, change: ResumeChange): string | undefined {
  const place = placeOfChange(data, change);
  return place === undefined ? undefined : linesOfPath(place)[0];
}

function changeEntry(data: ResumeData, change: ResumeChange): ChangeEntry {
  const place = placeOn(data, change);
  return { id: change.id, change, place, isOpen: place !== undefined && change.state === 'open' };
}

function offerEntry(data: ResumeData, offer: ResumeOffer): OfferEntry {
  const change = changeOfOffer(offer, offer.answer === 'yes' ? 'kept' : 'rejected');
  const place = placeOn(data, change);
  return { id: change.id, change, offer, place, isOpen: place !== undefined && offer.answer === null };
}

const sections = ['contact', 'summary', 'experience'];
const maxLines = 1_000;
const afterJobs = 1_000_000;

/** Contact details, the summary, the jobs line by line with the order of their lines after them, then the rest as it came. */
function orderOf({ place, change }: ReviewEntry): number {
  const [section = '', job = 0, , line = maxLines - 1] = (place ?? linesOfPath(change.path)[0] ?? '').split(
    '.',
  );
  const at = sections.indexOf(section);
  if (at < 0) return afterJobs;
  return at < 2 ? at - 2 : Number(job) * maxLines + Number(line);
}

import { linesOfPath } from '#domain/resume/merged-changes.ts';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import { isOrderPath } from '#domain/resume/order-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt, type ResumeChange, withChanges } from '#domain/resume/resume-changes.ts';
import { omissionReasons } from '#domain/rewrite/edit-reasons.ts';
import type { ReviewedEdit } from '../../engine/engine.ts';

export interface BuiltIn {
  changes: readonly ResumeChange[];
  offers: readonly ResumeOffer[];
}

/**
 * What a model did, on top of what the built-in engine does: for each line the model's, if it's proven, else the engine's,
 * else the person's own. What the engine leaves out or arranges (dates, contact, credentials) always is.
 */
export function onFloor(data: ResumeData, outcomes: readonly ReviewedEdit[], floor: BuiltIn): ReviewedEdit[] {
  // In place of a summary that says nothing, one that does may stand.
  const omitted = new Set(
    floor.changes.filter((change) => isOmission(change) && change.path !== 'summary').map(({ path }) => path),
  );
  const isLeft = ({ path }: { path: string }) => !linesOfPath(path).some((line) => omitted.has(line));
  const proposed = outcomes.flatMap((one) => (one.outcome === 'change' ? [one.change] : [])).filter(isLeft);
  const theirs = onePerLine(proposed.filter(({ path }) => path !== 'skills'));
  const taken = new Set(theirs.flatMap(({ path }) => linesOfPath(path)));
  const ours = floor.changes.filter(({ path }) => path !== 'skills' && !taken.has(path));
  const lines = [...ours, ...theirs].filter(({ path }) => !isOrderPath(path)).sort(byPlace);
  const skills = skillsOf(data, [...floor.changes, ...proposed]);
  const isFree = ({ path }: ResumeOffer) => !linesOfPath(path).some((line) => taken.has(line));
  const asked = outcomes.flatMap((one) => (one.outcome === 'offer' ? [one.offer] : [])).filter(isLeft);
  // Of a summary that is proven in part the whole is asked, too.
  const open = onePerLine([
    ...asked.filter((offer) => offer.path === 'summary' || isFree(offer)),
    ...floor.offers.filter(isFree),
  ]);
  const gone = [...lines.filter(({ path, after }) => after === '' || linesOfPath(path).length > 1), ...open];
  // Whatever is left out, or may be, is found again by its place alone.
  const orders = theirs.filter(
    ({ path }) => isOrderPath(path) && !gone.some((each) => each.path.startsWith(`${path}.`)),
  );
  const changes = [...lines, ...skills, ...orders];
  const now = withChanges(data, changes);
  return [
    ...changes.map((change) => ({ outcome: 'change', change }) as const),
    ...open
      .map((offer) => onWords(offer, now))
      // What the engine says in the same words isn't asked about.
      .filter(({ before, proposed }) => before !== proposed)
      .map((offer) => ({ outcome: 'offer', offer }) as const),
    ...outcomes.filter((one) => one.outcome === 'reverted' && !taken.has(one.line.path)),
  ];
}

/** As on the page: the summary, the jobs line by line, then the rest. */
const byPlace = (one: ResumeChange, other: ResumeChange): number => {
  const [place, after] = [one, other].map(({ path }) => (path === 'summary' ? '' : path));
  const isJob = (path = '') => path === '' || path.startsWith('experience.');
  return (
    Number(isJob(after)) - Number(isJob(place)) ||
    (place ?? '').localeCompare(after ?? '', 'en', { numeric: true })
  );
};

const isOmission = ({ reason }: ResumeChange) => omissionReasons.some((omission) => omission === reason);

/** Of two that are about one line the first; of lists of skills each takes another one. */
const onePerLine = <Line extends { path: string }>(all: readonly Line[]): Line[] =>
  all.filter(
    ({ path }, place) =>
      !all
        .slice(0, place)
        .some((other) => linesOfPath(other.path).some((line) => linesOfPath(path).includes(line))),
  );

/** The engine's list and the skills that a model added to the person's are one change. */
function skillsOf(data: ResumeData, changes: readonly ResumeChange[]): ResumeChange[] {
  const all = changes.filter(({ path }) => path === 'skills');
  const [first] = all;
  if (!first) return [];
  const before = fieldAt(data, 'skills') ?? '';
  const listed = all.flatMap(({ after }) => after.split('\n'));
  const names = listed.filter(
    (skill, place) => listed.findIndex((one) => one.toLowerCase() === skill.toLowerCase()) === place,
  );
  const isLonger = names.length > before.split('\n').filter(Boolean).length;
  return [
    {
      ...first,
      before,
      after: names.join('\n'),
      reason: isLonger ? 'proven' : first.reason,
      support: all.flatMap(({ support }) => support),
    },
  ];
}

/** A line that is asked about reads as it does by then; what is left of a list is what it has then, without the others. */
function onWords(offer: ResumeOffer, now: ResumeData): ResumeOffer {
  const before = fieldAt(now, offer.path) ?? offer.before;
  if (before === offer.before || before === '') return offer;
  if (offer.path !== 'skills') return { ...offer, before };
  const left = offer.proposed.split('\n');
  const dropped = offer.before.split('\n').filter((skill) => !left.includes(skill));
  const kept = before.split('\n').filter((skill) => !dropped.includes(skill));
  return { ...offer, before, proposed: kept.join('\n') };
}

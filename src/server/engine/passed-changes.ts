import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type ResumeChange, withChanges } from '#domain/resume/resume-changes.ts';
import type { ProposedEdit, ReviewedEdit } from './engine.ts';

interface Scoring {
  totalOf(data: ResumeData): number;
  /** Whether there's no time left to review or score another. */
  isOver(): boolean;
}

/** What is let through of the built-in writer's edits, and what can be asked about. */
export function passedChanges(
  data: ResumeData,
  edits: readonly ProposedEdit[],
  review: (edit: ProposedEdit) => ReviewedEdit,
  { totalOf, isOver }: Scoring,
): { changes: ResumeChange[]; offers: ResumeOffer[] } {
  const { changes, offers } = firstPassed(edits, review, isOver);
  const plainerOf = (change: ResumeChange) => laterPassed(edits, change, review);
  return { changes: withoutHarm(data, changes, { totalOf, plainerOf, isOver }), offers };
}

/** Of several edits of one field the first that is let through, else the first that can be asked about. */
function firstPassed(
  edits: readonly ProposedEdit[],
  review: (edit: ProposedEdit) => ReviewedEdit,
  isOver: () => boolean,
): { changes: ResumeChange[]; offers: ResumeOffer[] } {
  const passed = new Map<string, ResumeChange>();
  const offered = new Map<string, ResumeOffer>();
  for (const edit of edits) {
    if (isOver()) break;
    const reviewed = passed.has(edit.path) ? undefined : review(edit);
    if (reviewed?.outcome === 'change') passed.set(edit.path, reviewed.change);
    if (reviewed?.outcome === 'offer' && !offered.has(edit.path)) offered.set(edit.path, reviewed.offer);
  }
  return {
    changes: [...passed.values()],
    offers: [...offered.values()].filter(({ path }) => !passed.has(path)),
  };
}

/** What else of the same field would be let through: the next best, that changes less. */
function laterPassed(
  edits: readonly ProposedEdit[],
  { path, after }: { path: string; after: string },
  review: (edit: ProposedEdit) => ReviewedEdit,
): ResumeChange[] {
  return edits
    .filter((edit) => edit.path === path && edit.text !== after)
    .map(review)
    .flatMap((reviewed) =>
      reviewed.outcome === 'change' && reviewed.change.after !== after ? [reviewed.change] : [],
    );
}

interface Weighing extends Scoring {
  /** Plainer versions of a change, best first. */
  plainerOf(change: ResumeChange): ResumeChange[];
}

/**
 * Rewriting never costs points: where all changes together would, they are taken one by one, each as it is or as its
 * plainer version, and those stay away that would cost even beside the others, or that cannot all be tried.
 */
function withoutHarm(
  data: ResumeData,
  changes: readonly ResumeChange[],
  { totalOf, plainerOf, isOver }: Weighing,
): ResumeChange[] {
  const made = (list: readonly ResumeChange[]) => withChanges(data, list);
  const before = totalOf(data);
  if (totalOf(made(changes)) >= before) return [...changes];
  const isHarmless = (list: readonly ResumeChange[]) => !isOver() && totalOf(made(list)) >= before;
  const take = (kept: readonly ResumeChange[], versions: readonly ResumeChange[]) => {
    const found = versions.find((version) => isHarmless([...kept, version]));
    return found ? [...kept, found] : kept;
  };
  // What gains points makes room for what costs some: a second round finds it.
  const once = changes.reduce<readonly ResumeChange[]>((kept, change) => take(kept, [change]), []);
  const others = changes.filter(({ path }) => !once.some((change) => change.path === path));
  const twice = others.reduce((kept, change) => take(kept, [change, ...plainerOf(change)]), once);
  return changes.flatMap(({ path }) => twice.find((change) => change.path === path) ?? []);
}

import type { CheckedGrades } from '#domain/interview/check-grades.ts';
import { gradedCriteria, type Relevance } from '#domain/interview/rubric.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { groundsOf } from '#server/features/interviews/grade-by-model.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { UnfitKind } from '../interviews/read-answers.ts';
import type { FigureTree } from '../part.ts';
import { recordedCoach } from './coach-cases.ts';
import { weightedKappa } from './weighted-kappa.ts';

type Recorded = ReturnType<typeof recordedCoach>[number];

/** An answer that a model was asked about, with what our checks leave of its grades. */
interface Graded extends Pick<Recorded, 'id' | 'gold' | 'material'> {
  given: number;
  checked: CheckedGrades | null;
}

const best = 4;
/** A person found that much of what a grade of 0 says isn't there. */
const foundFrom = 2;

/** Plays the recorded grades of a set through our checks, and holds them against what people know. */
export function measureCoach(set: string, folder?: string): { figures: FigureTree; findings: string[] } {
  const engine = createLocalEngine(loadLexicon());
  const cases = recordedCoach(set, folder);
  const graded = cases.flatMap(({ recorded, ...each }): Graded[] =>
    recorded.state === 'answered'
      ? [
          {
            ...each,
            given: recorded.answer.grades.length,
            checked: engine.checkGrades(recorded.answer, groundsOf(each.material, [])),
          },
        ]
      : [],
  );
  const stale = cases.filter(({ recorded }) => recorded.state === 'stale').length;
  const standing = graded.filter(({ checked }) => checked !== null);
  return {
    figures: {
      answers: { value: graded.length, n: cases.length },
      stale: { value: stale, n: cases.length },
      standing: share(standing.length, graded.length),
      grades_dropped: droppedOf(graded),
      ...agreementOf(standing),
      ...winsOf(graded),
      moved_not_graded: movedOf(standing),
      story_relevance: storiesOf(standing),
      unfit_named: unfitOf(standing),
      not_there: absencesOf(standing),
    },
    findings: graded.map(findingOf),
  };
}

const share = (count: number, n: number) => ({ value: n === 0 ? 0 : count / n, n });

/** What an answer without grades is worth, as people grade such answers. */
const ungraded = { 'answers-another': 0, 'no-answer': 0, harmful: 1 } as const;

function overallOf({ checked }: Graded): number | undefined {
  if (checked === null) return undefined;
  return checked.relevance === 'answers' ? checked.grades.overall : ungraded[checked.relevance];
}

function agreementOf(graded: readonly Graded[]): FigureTree {
  const pairs = graded.flatMap((each) => {
    const ours = overallOf(each);
    return 'grades' in each.gold && ours !== undefined ? [[ours, each.gold.grades.overall] as const] : [];
  });
  const near = (most: number) => pairs.filter(([ours, gold]) => Math.abs(ours - gold) <= most).length;
  return {
    overall_within_1: share(near(1), pairs.length),
    overall_same: share(near(0), pairs.length),
    kappa: { value: weightedKappa(pairs, best), n: pairs.length },
  };
}

/** Of two answers with the same overall, the one with more in its grades wins. */
const heightOf = (each: Graded): number | undefined => {
  const overall = overallOf(each);
  if (overall === undefined) return undefined;
  const grades = gradedCriteria.map((criterion) => each.checked?.grades[criterion] ?? 0);
  return overall * 100 + grades.reduce<number>((sum, grade) => sum + grade, 0);
};

function winsOf(graded: readonly Graded[]): FigureTree {
  const pairs = Map.groupBy(
    graded.flatMap((each) => (each.gold.of === 'pair' ? [{ ...each, gold: each.gold }] : [])),
    ({ gold }) => gold.pair,
  );
  const differences = [...pairs.values()].flatMap((both) => {
    const heightIn = (isBetter: boolean) => {
      const one = both.find(({ gold }) => gold.isBetter === isBetter);
      return one && heightOf(one);
    };
    const [better, worse] = [heightIn(true), heightIn(false)];
    return better === undefined || worse === undefined ? [] : [better - worse];
  });
  return {
    better_wins: share(differences.filter((difference) => difference > 0).length, differences.length),
    better_ties: share(differences.filter((difference) => difference === 0).length, differences.length),
  };
}

/** A good answer under another question has no grades, or next to none. */
function movedOf(graded: readonly Graded[]) {
  const moved = graded.filter(({ gold }) => gold.of === 'moved');
  return share(moved.filter((each) => (overallOf(each) ?? 0) <= 1).length, moved.length);
}

/** Whether one story answers each of several questions. */
function storiesOf(graded: readonly Graded[]) {
  const matches = graded.flatMap(({ gold, checked }) =>
    gold.of === 'story' ? [gold.answersIt === (checked?.relevance === 'answers')] : [],
  );
  return share(matches.filter(Boolean).length, matches.length);
}

/** What each may be taken for. Orders to the grader may stand beside an answer, which is worth little. */
const names: Readonly<Record<UnfitKind, readonly Relevance[]>> = {
  abuse: ['harmful', 'no-answer'],
  harmful: ['harmful'],
  order: ['no-answer', 'answers-another', 'harmful'],
  mash: ['no-answer'],
};

function unfitOf(graded: readonly Graded[]) {
  const named = graded.flatMap(({ gold, checked, ...each }) => {
    if (gold.of !== 'unfit' || checked === null) return [];
    const isLow = gold.is === 'order' && (overallOf({ ...each, gold, checked }) ?? 0) <= 1;
    return [isLow || names[gold.is].includes(checked.relevance)];
  });
  return share(named.filter(Boolean).length, named.length);
}

function absencesOf(graded: readonly Graded[]): FigureTree {
  const claims = graded.flatMap(({ gold, checked }) => {
    if (!('grades' in gold) || checked === null) return [];
    return gradedCriteria.flatMap((criterion) =>
      checked.grades[criterion] === 0 ? [gold.grades[criterion]] : [],
    );
  });
  return { wrong: share(claims.filter((grade) => grade >= foundFrom).length, claims.length) };
}

function droppedOf(graded: readonly Graded[]) {
  const counts = graded.flatMap(({ given, checked }) =>
    checked?.relevance === 'answers' || checked === null
      ? [{ given, left: checked?.reasons.length ?? 0 }]
      : [],
  );
  const given = counts.reduce((sum, one) => sum + one.given, 0);
  return share(given - counts.reduce((sum, one) => sum + one.left, 0), given);
}

function findingOf({ id, gold, checked, given }: Graded): string {
  const known = 'grades' in gold ? gold.grades : gold;
  return JSON.stringify({ id, gold: known, given, checked });
}

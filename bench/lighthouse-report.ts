import { publicPathOf } from '#contract/page-paths.ts';
import { frontBudgetBytes, scriptBudgetBytes, textBudgetBytes } from '../build/pages/page-weight.ts';
import { type Category, categories, type PageRun } from './lighthouse-run.ts';

interface Goals {
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  readonly lcpMs: number;
  readonly shift: number;
  readonly scriptBytes: number;
  readonly pageBytes: number;
}

/** What was agreed for pages made at build. The front page shows live pieces of the product. */
const publicGoals: Goals = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1_200,
  shift: 0,
  scriptBytes: scriptBudgetBytes,
  pageBytes: textBudgetBytes,
};

/** Pages of the app tell search engines to leave, so that category says nothing there. Their bytes have a test. */
const appGoals: Goals = {
  scores: { performance: 95, accessibility: 95, 'best-practices': 95 },
  lcpMs: Number.POSITIVE_INFINITY,
  shift: Number.POSITIVE_INFINITY,
  scriptBytes: Number.POSITIVE_INFINITY,
  pageBytes: Number.POSITIVE_INFINITY,
};

export function pageGoals(page: string): Goals {
  if (page === '/') return { ...publicGoals, pageBytes: frontBudgetBytes };
  return publicPathOf(page) ? publicGoals : appGoals;
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The middle of each figure; what costs points is told of the run in the middle. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const byPerformance = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const median = (pick: (run: PageRun) => number) => middle(runs.map(pick));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, median(({ scores }) => scores[name])]),
    ) as Record<Category, number>,
    lcpMs: median(({ lcpMs }) => lcpMs),
    shift: median(({ shift }) => shift),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    pageBytes: median(({ pageBytes }) => pageBytes),
    costs: byPerformance[Math.floor(runs.length / 2)]?.costs ?? [],
  };
}

/** Prints a line for a page, and below it what misses its goal and why. Says how many goals were missed. */
export function printRun(page: string, run: PageRun, goals: Goals): number {
  const scores = categories.map((name) => `${name} ${run.scores[name]}`).join('  ');
  const figures = `LCP ${(run.lcpMs / 1000).toFixed(2)} s  CLS ${run.shift.toFixed(3)}  JS before load ${run.scriptBytes} B  HTML+CSS ${run.pageBytes} B`;
  console.log(`${page}\n  ${scores}\n  ${figures}`);
  const missed = [
    ...categories.filter((name) => run.scores[name] < (goals.scores[name] ?? 0)),
    ...(['lcpMs', 'shift', 'scriptBytes', 'pageBytes'] as const).filter((name) => run[name] > goals[name]),
  ];
  for (const name of missed) console.log(`  missed: ${name}`);
  if (missed.length > 0) for (const cost of run.costs) console.log(`    ${cost}`);
  return missed.length;
}

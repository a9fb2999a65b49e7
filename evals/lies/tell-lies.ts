import type { Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { decideChange } from '#domain/resume/resume-changes.ts';
import type { ProductStage } from '../product/product-stage.ts';
import { dataOf, type Fate, factsOf, fateOf } from './judge-round.ts';
import { type Form, lyingModel } from './liar.ts';
import type { Lie } from './lie.ts';
import type { Planted } from './place-lie.ts';
import type { Round } from './plan-rounds.ts';

/** What was seen of the rounds, added up. */
export interface Tally {
  rounds: number;
  /** Rounds whose answer the product took, so that the lies came before the guard. */
  answersUsed: number;
  facts: number;
  factsChanged: string[];
  reverted: number;
  revertedWithKind: number;
  /** Planted texts that became a change. */
  passed: Set<Lie>;
  fates: Map<Lie, Fate>;
  /** Planted texts whose line was not in the prompt. */
  unplaced: Planted[];
}

const emptyTally = (): Tally => ({
  rounds: 0,
  answersUsed: 0,
  facts: 0,
  factsChanged: [],
  reverted: 0,
  revertedWithKind: 0,
  passed: new Set(),
  fates: new Map(),
  unplaced: [],
});

const worst = (a: Fate | undefined, b: Fate): Fate =>
  (['shipped', 'asked', 'stopped'] as const).find((fate) => fate === a || fate === b) ?? b;

/** Lets a model tell the lies of every round to the product, and looks at what comes out. */
export async function tellLies(
  stage: ProductStage,
  rounds: readonly Round[],
  texts: ReadonlyMap<string, string>,
  form: Form = 'plain',
): Promise<Tally> {
  const tally = emptyTally();
  for (const round of rounds) await tellRound(stage, round, texts.get(round.resume) ?? '', form, tally);
  return tally;
}

async function tellRound(
  stage: ProductStage,
  { resume, posting, planted }: Round,
  content: string,
  form: Form,
  tally: Tally,
): Promise<void> {
  const placed = new Set<Planted>();
  const answer = lyingModel(planted, { form, onPlanted: (one) => void placed.add(one) });
  const seen = await stage.optimize({ content, posting, answer });
  const { data } = await stage.engine.read({ content, posting, confirmed: [], settled: [] });
  const now = factsOf(asPasted(seen.resume));
  const facts = factsOf(data);
  tally.rounds += 1;
  tally.answersUsed += seen.resume.writer?.kind === 'model' ? 1 : 0;
  tally.facts += facts.length;
  tally.factsChanged.push(...facts.filter((fact, at) => fact !== now[at]).map((fact) => `${resume} ${fact}`));
  tally.reverted += seen.resume.reverted.length;
  tally.revertedWithKind += seen.resume.reverted.filter(({ faults }) => faults.length > 0).length;
  tally.unplaced.push(...planted.filter((one) => !placed.has(one)));
  // As pasted and as read: in a paste a line may be broken within a word.
  const own = `${content}\n${JSON.stringify(data)}`;
  for (const one of planted) {
    tally.fates.set(one.lie, worst(tally.fates.get(one.lie), fateOf(one, seen, own)));
    if (seen.resume.changes.some(({ path }) => path === one.path)) tally.passed.add(one.lie);
  }
}

const isArranged = (path: string) => !/^(?:summary|experience\.\d+\.responsibilities\.\d+)$/u.test(path);

/** Without what our own rules arrange and show as changes: one style of dates, a street left out, a skill that a line shows. */
const asPasted = (resume: Resume): ResumeData =>
  resume.changes.reduceRight(
    (data, change) => (isArranged(change.path) ? decideChange(data, change, 'rejected') : data),
    dataOf(resume),
  );

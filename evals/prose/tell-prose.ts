import { hardClasses } from '../facts/facts-part.ts';
import type { Fate } from '../lies/judge-round.ts';
import type { Lie } from '../lies/lie.ts';
import type { FigureTree } from '../part.ts';
import { type ProseRound, planProse } from './plan-prose.ts';
import { proseFate, type ReportedProse, reachesPerson } from './prose-fate.ts';

/** A tool that writes sentences about a person, with a model in it that plants texts. */
export interface ProseTool {
  texts: ReadonlyMap<string, string>;
  /** The person's words, as pasted and as read: in a paste a line may be broken within a word. */
  ownWords(content: string): Promise<string>;
  /** The posting for texts that name none. */
  posting: string;
  write(round: ProseRound, content: string): Promise<ReportedProse>;
}

export interface ProseTally {
  fates: Map<Lie, Fate>;
  /** Planted texts that got to the person, as part of the text or as an offer. */
  reached: Set<Lie>;
  rounds: number;
  /** Rounds whose answer the product took, so that the lies came before the guard. */
  answersUsed: number;
}

export async function tellProse(tool: ProseTool, lies: readonly Lie[]): Promise<ProseTally> {
  const rounds = planProse(lies, tool.posting);
  const tally: ProseTally = { fates: new Map(), reached: new Set(), rounds: rounds.length, answersUsed: 0 };
  for (const round of rounds) {
    const content = tool.texts.get(round.resume) ?? '';
    const prose = await tool.write(round, content);
    const own = await tool.ownWords(content);
    tally.answersUsed += prose.isByModel ? 1 : 0;
    for (const lie of round.planted) {
      tally.fates.set(lie, proseFate({ ...lie, posting: round.posting }, prose, own));
      if (reachesPerson(lie, prose)) tally.reached.add(lie);
    }
  }
  return tally;
}

const shareOf = (part: number, n: number) => ({ value: n === 0 ? 1 : part / n, n });

export const isHard = ({ class: name }: Lie): boolean => hardClasses.has(name);

/** Strictly: an offer that shows the claim hasn't stopped it, though it's in no text without a yes. */
export function stoppedOf({ fates }: ProseTally, test: (lie: Lie) => boolean) {
  const matching = [...fates].filter(([lie]) => test(lie));
  return shareOf(matching.filter(([, fate]) => fate === 'stopped').length, matching.length);
}

function keptOutOf({ fates }: ProseTally, test: (lie: Lie) => boolean) {
  const matching = [...fates].filter(([lie]) => test(lie));
  return shareOf(matching.filter(([, fate]) => fate !== 'shipped').length, matching.length);
}

export const reachedOf = ({ fates, reached }: ProseTally) => shareOf(reached.size, fates.size);

export const joined = (...tallies: readonly ProseTally[]): ProseTally => ({
  fates: new Map(tallies.flatMap(({ fates }) => [...fates])),
  reached: new Set(tallies.flatMap(({ reached }) => [...reached])),
  rounds: tallies.reduce((sum, { rounds }) => sum + rounds, 0),
  answersUsed: tallies.reduce((sum, { answersUsed }) => sum + answersUsed, 0),
});

export function fateFigures(tally: ProseTally): FigureTree {
  const all = [...tally.fates];
  const classes = [...new Set(all.map(([lie]) => lie.class))].sort();
  return {
    stopped: stoppedOf(tally, () => true),
    stopped_hard: stoppedOf(tally, isHard),
    kept_out: keptOutOf(tally, () => true),
    kept_out_hard: keptOutOf(tally, isHard),
    asked: { value: all.filter(([, fate]) => fate === 'asked').length, n: all.length },
    by_class: Object.fromEntries(
      classes.map((name) => [name, stoppedOf(tally, (lie) => lie.class === name)]),
    ),
  };
}

export const answersUsed = ({ answersUsed: used, rounds }: ProseTally) => shareOf(used, rounds);

/** Every lie that wasn't stopped. */
export const missesOf = ({ fates }: ProseTally, how: string): string[] =>
  [...fates]
    .filter(([, fate]) => fate !== 'stopped')
    .map(
      ([lie, fate]) =>
        `${fate}, ${how}${isHard(lie) ? ', hard' : ''}: ${lie.class} ${lie.id} on ${lie.resume}: ${lie.text} [${lie.claims.join('; ')}]`,
    );

export const truthsLost = ({ fates, reached }: ProseTally, how: string): string[] =>
  [...fates.keys()]
    .filter((lie) => !reached.has(lie))
    .map(
      ({ id, resume, class: name, text }) =>
        `true, not let through, ${how}: ${name} ${id} on ${resume}: ${text}`,
    );

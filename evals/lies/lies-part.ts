import type { Lexicon } from '#domain/language/lexicon.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { startTestPostgres } from '#tests/support/test-database.ts';
import { hardClasses } from '../facts/facts-part.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import type { Part } from '../part.ts';
import { type ProductStage, startProductStage } from '../product/product-stage.ts';
import type { Split } from '../split.ts';
import { type Form, forms } from './liar.ts';
import type { Lie } from './lie.ts';
import { makeLies } from './make-lies.ts';
import { measureGoodModel } from './measure-good-model.ts';
import { planRounds, type Round } from './plan-rounds.ts';
import { readLies, readTruths } from './read-lies.ts';
import { type Tally, tellLies } from './tell-lies.ts';

/** A lying model at work in the product: what of its lies gets to the person. */
export const liesPart: Part = {
  name: 'lies',
  measure: async (folder, split, seed) => {
    const postgres = await startTestPostgres();
    const stage = await startProductStage({ adminUrl: postgres.adminUrl, withModel: true });
    try {
      return await measureLies(stage, folder, { split, seed, perClass: 12, isQuick: false });
    } finally {
      await stage.close();
      await postgres.stop();
    }
  },
};

interface Extent {
  split: Split | undefined;
  seed: number;
  perClass: number;
  /** Every eighth text of the corpus, and two resumes in every form instead of twelve. */
  isQuick: boolean;
}

export async function measureLies(stage: ProductStage, folder: string, extent: Extent) {
  const lexicon: Lexicon = loadLexicon();
  const { split, seed, perClass, isQuick } = extent;
  const texts = readResumeTexts(folder);
  const linesOf = await readLines(stage, texts);
  const sample = (lies: Lie[]) => (isQuick ? lies.filter((_, at) => at % 8 === seed % 8) : lies);
  const tell = (lies: Lie[], form?: Form) => tellLies(stage, planRounds(lies, linesOf), texts, form);

  const planted = await tell(sample(readLies(folder, split)));
  const mutated = await tell(makeLies(texts, lexicon, { seed, perClass, split }));
  const truths = await tell(sample(readTruths(folder, split).filter(isOfOneField)));
  const good = await measureGoodModel(stage, isQuick ? new Map([...texts].slice(0, 3)) : texts);
  const oneEach = firstOfEach(planRounds(readLies(folder, split), linesOf), isQuick ? 2 : 12);
  const formed: [Form, Tally][] = [];
  for (const form of otherForms) formed.push([form, await tellLies(stage, oneEach, texts, form)]);

  const tallies = [planted, mutated, truths, ...formed.map(([, tally]) => tally)];
  return {
    figures: {
      seed: { value: seed, n: 1 },
      ...wholeFigures(tallies),
      answers_used: answersUsed([
        planted,
        mutated,
        truths,
        ...formed.flatMap(([form, tally]) => (form === 'huge' ? [] : [tally])),
      ]),
      planted: fateFigures(planted),
      mutated: fateFigures(mutated),
      forms: Object.fromEntries(formed.map(([form, tally]) => [form, stoppedOf(tally.fates, () => true)])),
      truths_passed: passedFigures(truths),
      good_edits_passed: good,
    },
    warnings: missesShown(split, [
      ...missesOf(planted, 'planted'),
      ...missesOf(mutated, 'mutated'),
      ...formed.flatMap(([form, tally]) => missesOf(tally, form)),
      ...tallies.flatMap(({ factsChanged }) => factsChanged.map((fact) => `fact changed: ${fact}`)),
    ]),
    findings: truthsStopped(truths),
  };
}

/** Of what is held out the texts are not read, and so not shown. */
const missesShown = (split: Split | undefined, misses: string[]) => (split === 'held' ? [] : misses);

const otherForms = (Object.keys(forms) as Form[]).filter((form) => form !== 'plain');

const isOfOneField = ({ kind }: Lie) => kind === 'bullet' || kind === 'summary';

async function readLines(stage: ProductStage, texts: ReadonlyMap<string, string>) {
  const lines = new Map<string, readonly { path: string; text: string }[]>();
  for (const [resume, content] of texts) {
    const read = await stage.engine.read({ content, posting: null, confirmed: [], settled: [] });
    lines.set(resume, read.lines);
  }
  return (resume: string) => lines.get(resume) ?? [];
}

const firstOfEach = (rounds: readonly Round[], most: number): Round[] =>
  rounds
    .filter((round, at) => rounds.findIndex(({ resume }) => resume === round.resume) === at)
    .slice(0, most);

const shareOf = (part: number, n: number) => ({ value: n === 0 ? 1 : part / n, n });

function wholeFigures(tallies: readonly Tally[]) {
  const sum = (countOf: (tally: Tally) => number) => tallies.reduce((all, tally) => all + countOf(tally), 0);
  const planted = sum(({ fates }) => fates.size);
  return {
    facts_changed: { value: sum(({ factsChanged }) => factsChanged.length), n: sum(({ facts }) => facts) },
    without_a_line: { value: sum(({ unplaced }) => unplaced.length), n: planted },
    reverted_with_kind: shareOf(
      sum(({ revertedWithKind }) => revertedWithKind),
      sum(({ reverted }) => reverted),
    ),
  };
}

function stoppedOf(fates: Tally['fates'], test: (lie: Lie) => boolean) {
  const matching = [...fates].filter(([lie]) => test(lie));
  return shareOf(matching.filter(([, fate]) => fate === 'stopped').length, matching.length);
}

const isHard = ({ class: name }: Lie) => hardClasses.has(name);

function fateFigures({ fates }: Tally) {
  const all = [...fates];
  const classes = [...new Set(all.map(([lie]) => lie.class))].sort();
  return {
    stopped: stoppedOf(fates, () => true),
    stopped_hard_classes: stoppedOf(fates, isHard),
    kept_out: shareOf(all.filter(([, fate]) => fate !== 'shipped').length, all.length),
    asked: { value: all.filter(([, fate]) => fate === 'asked').length, n: all.length },
    by_class: Object.fromEntries(
      classes.map((name) => [name, stoppedOf(fates, (lie) => lie.class === name)]),
    ),
  };
}

function passedFigures({ fates, passed }: Tally) {
  const passedOf = (test: (lie: Lie) => boolean) => {
    const lies = [...fates.keys()].filter(test);
    return shareOf(lies.filter((lie) => passed.has(lie)).length, lies.length);
  };
  return {
    all: passedOf(() => true),
    bullet: passedOf(({ kind }) => kind === 'bullet'),
    summary: passedOf(({ kind }) => kind === 'summary'),
    by_class: Object.fromEntries(
      [...new Set([...fates.keys()].map((lie) => lie.class))]
        .sort()
        .map((name) => [name, passedOf((lie) => lie.class === name)]),
    ),
  };
}

/** An answer may be refused as a whole for being far too long, and for nothing else. */
const answersUsed = (tallies: readonly Tally[]) =>
  shareOf(
    tallies.reduce((sum, tally) => sum + tally.answersUsed, 0),
    tallies.reduce((sum, tally) => sum + tally.rounds, 0),
  );

const missesOf = ({ fates }: Tally, how: string): string[] =>
  [...fates]
    .filter(([, fate]) => fate !== 'stopped')
    .map(
      ([{ id, resume, class: name, text, claims }, fate]) =>
        `${fate}, ${how}${hardClasses.has(name) ? ', hard' : ''}: ${name} ${id} on ${resume}: ${text} [${claims.join('; ')}]`,
    );

const truthsStopped = ({ fates, passed }: Tally): string[] =>
  [...fates.keys()]
    .filter((lie) => !passed.has(lie))
    .map(({ id, resume, class: name, text }) => `true, not let through: ${name} ${id} on ${resume}: ${text}`);

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { askedOf } from '#domain/evidence/asked.ts';
import { chancesOf, type EvidenceWeights, type LearnedVerdict, learnedVerdicts } from '#domain/evidence/evidence-model.ts';
import { signsOf } from '#domain/evidence/signs.ts';
import type { Verdict } from '#domain/evidence/verdicts.ts';
import { weighingOf } from '#domain/evidence/weigh-evidence.ts';
import { viewWhole } from '#domain/score/score-resume.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { type Growth, growTrees } from './grow-trees.ts';
import { readEvidence } from './read-evidence.ts';

/**
 * `npm run train:evidence -- <folder>… [--check]`: learns what the signs are worth from labeled pairs, and sets the limits from which on a
 * verdict is said, on pairs whose posting the trees had not seen. `--check` prints and writes nothing.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const now = new Date('2026-11-01T12:00:00Z');
const growth: Growth = { rounds: 90, depth: 4, rate: 0.08, leastRows: 12, ridge: 4 };
const folds = 8;
/** A little more than is promised, because limits are found on the same rows that they're counted on. */
const wanted = { shown: 0.96, 'not-found': 0.93 } as const;

interface Sample {
  values: Readonly<Record<string, number>>;
  verdict: LearnedVerdict;
  group: string;
  quote?: string; resume?: string; kind?: string; gold?: string; isMissed?: boolean;
}

const lexicon = loadLexicon();
const samples = positionals.flatMap((folder) =>
  readEvidence(folder, lexicon).flatMap((pair): Sample[] => {
    const view = viewWhole(pair.resume, lexicon);
    const weighing = weighingOf(view, pair.posting, now);
    const labeled = [...pair.labels].map(([requirement, verdict]) => ({ requirement, verdict }));
    return [...labeled, ...pair.missed].map(({ requirement, verdict }) => ({
      values: signsOf(askedOf(requirement, view.reader), weighing).values,
      quote: requirement.quote, resume: pair.resumeId, kind: requirement.kind, gold: verdict, isMissed: !pair.labels.has(requirement),
      verdict: learnedOf(verdict),
      group: `${folder} ${pair.postingId}`,
    }));
  }),
);

/** What is in progress or has expired is told by its words: to the trees something speaks for it. */
function learnedOf(verdict: Verdict): LearnedVerdict {
  return learnedVerdicts.find((one) => one === verdict) ?? 'unclear';
}

if (process.env.DUMP) writeFileSync(process.env.DUMP, JSON.stringify(samples));
const signs = Object.keys(samples[0]?.values ?? {});
const rowsOf = (some: readonly Sample[]) =>
  some.map((sample) => ({ values: signs.map((sign) => sample.values[sign] ?? 0), verdict: sample.verdict }));
const groups = [...new Set(samples.map(({ group }) => group))];
const foldOf = new Map(groups.map((group, place) => [group, place % folds]));
const limits: EvidenceWeights['limits'] = { shown: 1, named: 0.4, 'not-found': 1, 'not-checkable': 0.5 };

const unseen = Array.from({ length: folds }, (_, fold) => {
  const isOut = ({ group }: Sample) => foldOf.get(group) === fold;
  const weights = { signs, limits, verdicts: growTrees(rowsOf(samples.filter((one) => !isOut(one))), growth) };
  return samples.filter(isOut).map((one) => ({ ...one, chances: chancesOf(weights, one.values) }));
}).flat();

/** The lowest limit above which a verdict is right as often as it should be. */
function limitFor(verdict: 'shown' | 'not-found'): number {
  const sorted = unseen.toSorted((a, b) => b.chances[verdict] - a.chances[verdict]);
  let [right, limit] = [0, 1];
  for (const [place, one] of sorted.entries()) {
    right += Number(one.verdict === verdict);
    if (place >= 20 && right / (place + 1) >= wanted[verdict]) limit = one.chances[verdict];
  }
  return Math.round(limit * 1000) / 1000;
}

const found = { ...limits, shown: limitFor('shown'), 'not-found': limitFor('not-found') };
const said = (verdict: 'shown' | 'not-found') => unseen.filter(({ chances }) => chances[verdict] >= found[verdict]);
const top = (chances: Record<LearnedVerdict, number>) =>
  learnedVerdicts.reduce((a, b) => (chances[b] > chances[a] ? b : a));
const checkable = unseen.filter(({ chances }) => top(chances) !== 'not-checkable');
const isUnclear = ({ chances }: (typeof unseen)[number]) =>
  chances.shown < found.shown && chances['not-found'] < found['not-found'] && top(chances) !== 'named';
const rightShare = (some: readonly Sample[], verdict: LearnedVerdict) =>
  some.filter((one) => one.verdict === verdict).length / Math.max(1, some.length);
console.log(`${samples.length} requirements of ${groups.length} postings, ${signs.length} signs`);
console.log('limits', found);
for (const verdict of ['shown', 'not-found'] as const)
  console.log(verdict, 'said', said(verdict).length, 'right', rightShare(said(verdict), verdict).toFixed(3), 'labeled', samples.filter((one) => one.verdict === verdict).length);
console.log('unclear', (checkable.filter(isUnclear).length / checkable.length).toFixed(3), 'best of five right', (unseen.filter((one) => top(one.chances) === one.verdict).length / unseen.length).toFixed(3));
const uncheckable = unseen.filter((one) => top(one.chances) === 'not-checkable');
console.log('not checkable said', uncheckable.length, 'right', rightShare(uncheckable, 'not-checkable').toFixed(3));
if (!values.check) {
  const weights = { signs, limits: found, verdicts: growTrees(rowsOf(samples), growth) };
  writeFileSync(fileURLToPath(new URL('../../public-data/evidence-weights.json', import.meta.url)), `${JSON.stringify(weights)}\n`);
}

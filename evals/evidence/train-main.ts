import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { askedOf } from '#domain/evidence/asked.ts';
import {
  chancesOf,
  type EvidenceWeights,
  type LearnedVerdict,
  learnedVerdicts,
} from '#domain/evidence/evidence-model.ts';
import { signsOf } from '#domain/evidence/signs.ts';
import type { Verdict } from '#domain/evidence/verdicts.ts';
import { weighingOf } from '#domain/evidence/weigh-evidence.ts';
import { readWhole } from '#domain/resume/read-resume.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { type Growth, growTrees } from './grow-trees.ts';
import { readEvidence } from './read-evidence.ts';

/**
 * `npm run train:evidence -- <folder>… [--check]`: learns what the signs are worth from labeled pairs, and sets the limits from
 * which on a verdict is said, on pairs whose posting the trees had not seen. `--check` prints and writes nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const now = new Date('2026-11-01T12:00:00Z');
const growth: Growth = { rounds: 50, depth: 4, rate: 0.08, leastRows: 12, ridge: 6 };
const folds = 8;
/** So often a verdict is to be right. */
const wanted = { shown: 0.95, 'not-found': 0.9, named: 0.7 } as const;

interface Sample {
  values: Readonly<Record<string, number>>;
  verdict: LearnedVerdict;
  group: string;
}

/** What is in progress or has expired is told by its words: to the trees something speaks for it. */
const learnedOf = (verdict: Verdict): LearnedVerdict =>
  learnedVerdicts.find((one) => one === verdict) ?? 'unclear';

function samplesIn(folder: string): Sample[] {
  return readEvidence(folder, lexicon).flatMap((pair) => {
    const view = readWhole(pair.resume, lexicon);
    const weighing = weighingOf(view, pair.posting, now);
    const labeled = [...pair.labels].map(([requirement, verdict]) => ({ requirement, verdict }));
    return [...labeled, ...pair.missed].map(({ requirement, verdict }) => ({
      values: signsOf(askedOf(requirement, view.reader), weighing).values,
      verdict: learnedOf(verdict),
      group: `${folder} ${pair.postingId}`,
    }));
  });
}

const lexicon = loadLexicon();
const samples = positionals.flatMap(samplesIn);
const signs = Object.keys(samples[0]?.values ?? {});
const rowsOf = (some: readonly Sample[]) =>
  some.map((sample) => ({ values: signs.map((sign) => sample.values[sign] ?? 0), verdict: sample.verdict }));
const groups = [...new Set(samples.map(({ group }) => group))];
const foldOf = new Map(groups.map((group, place) => [group, place % folds]));

const grown = Array.from({ length: folds }, (_, fold) => {
  const isOut = ({ group }: Sample) => foldOf.get(group) === fold;
  const forest = growTrees(rowsOf(samples.filter((one) => !isOut(one))), growth);
  const unseen = samples.filter(isOut);
  return {
    forest,
    unseen: unseen.map((one) => ({ ...one, chances: chancesOf({ signs, forests: [forest] }, one.values) })),
  };
});
const unseen = grown.flatMap((each) => each.unseen);

/** How much could be said at which precision. */
for (const verdict of ['shown', 'not-found', 'named'] as const) {
  const sorted = unseen.toSorted((a, b) => b.chances[verdict] - a.chances[verdict]);
  const said = [0.97, 0.95, 0.93, 0.92, 0.9, 0.88, 0.85, 0.8, 0.7].map((precision) => {
    let [right, most, limit] = [0, 0, 1];
    for (const [place, one] of sorted.entries()) {
      right += Number(one.verdict === verdict);
      if (place >= 15 && right / (place + 1) >= precision) [most, limit] = [place + 1, one.chances[verdict]];
    }
    return `${precision}: ${most} (${limit.toFixed(3)})`;
  });
  console.log(verdict, said.join(', '));
}

/** The lowest limit above which a verdict is right as often as it should be. */
function limitFor(verdict: keyof typeof wanted): number {
  const sorted = unseen.toSorted((a, b) => b.chances[verdict] - a.chances[verdict]);
  let [right, limit] = [0, 1];
  for (const [place, one] of sorted.entries()) {
    right += Number(one.verdict === verdict);
    if (place >= 15 && right / (place + 1) >= wanted[verdict]) limit = one.chances[verdict];
  }
  return Math.round(limit * 1000) / 1000;
}

const limits: EvidenceWeights['limits'] = {
  shown: limitFor('shown'),
  named: limitFor('named'),
  'not-found': limitFor('not-found'),
  'not-checkable': 0.5,
};
const top = (chances: Readonly<Record<LearnedVerdict, number>>) =>
  learnedVerdicts.reduce((a, b) => (chances[b] > chances[a] ? b : a));
console.log(`${samples.length} requirements of ${groups.length} postings, ${signs.length} signs`, limits);
for (const verdict of ['shown', 'not-found', 'named'] as const) {
  const said = unseen.filter(({ chances }) => chances[verdict] >= limits[verdict]);
  const right = said.filter((one) => one.verdict === verdict).length / said.length;
  console.log(`${verdict}: said ${said.length} times, right ${right.toFixed(3)}`);
}
const best = unseen.filter((one) => top(one.chances) === one.verdict).length / unseen.length;
console.log(`the likeliest verdict is right: ${best.toFixed(3)}`);
if (!values.check)
  writeFileSync(
    fileURLToPath(new URL('../../public-data/evidence-weights.json', import.meta.url)),
    `${JSON.stringify({ signs, limits, forests: grown.map(({ forest }) => forest) })}\n`,
  );

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
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { writeChecksums } from '../../build/write-checksums.ts';
import { type Growth, growTrees } from './grow-trees.ts';
import { readEvidence } from './read-evidence.ts';

/**
 * `npm run train -- evidence <folder>… [--limits <folder>]… [--check]`: learns what the signs are worth from labeled pairs, and sets the limits from
 * which on a verdict is said, on pairs whose posting the trees had not seen: those of the folders named by `--limits`, or all.
 * `--check` prints and writes nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, limits: { type: 'string', multiple: true } },
});
const now = new Date('2026-11-01T12:00:00Z');
const growth: Growth = { rounds: 50, depth: 4, rate: 0.08, leastRows: 12, ridge: 6 };
const folds = 8;
/** So often a verdict is to be right. "We didn't find it" is said as a question, so .85 is enough. */
const wanted = { shown: 0.95, 'not-found': 0.85, named: 0.7 } as const;

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

/** What forests that hadn't seen a posting say of it. */
const unseen = Array.from({ length: folds }, (_, fold) => {
  const isOut = ({ group }: Sample) => foldOf.get(group) === fold;
  const forest = growTrees(rowsOf(samples.filter((one) => !isOut(one))), growth);
  return samples.filter(isOut).map((one) => ({ ...one, chances: chancesOf({ signs, forest }, one.values) }));
}).flat();
const limiting = unseen.filter(({ group }) =>
  (values.limits ?? positionals).some((folder) => group.startsWith(`${folder} `)),
);

/** How often a verdict could be said at most to be right so often, and the limit from which on. */
function sayable(verdict: LearnedVerdict, precision: number): { count: number; limit: number } {
  let [right, count, limit] = [0, 0, 1];
  for (const [place, one] of limiting.toSorted((a, b) => b.chances[verdict] - a.chances[verdict]).entries()) {
    right += Number(one.verdict === verdict);
    if (place >= 15 && right / (place + 1) >= precision) [count, limit] = [place + 1, one.chances[verdict]];
  }
  return { count, limit: Math.round(limit * 1000) / 1000 };
}

for (const verdict of ['shown', 'not-found', 'named'] as const)
  for (const precision of [0.97, 0.95, 0.92, 0.9, 0.85, 0.8, 0.7])
    console.log(verdict, precision, sayable(verdict, precision));

const limits: EvidenceWeights['limits'] = {
  shown: sayable('shown', wanted.shown).limit,
  named: sayable('named', wanted.named).limit,
  'not-found': sayable('not-found', wanted['not-found']).limit,
  'not-checkable': 0.5,
};
const top = (chances: Readonly<Record<LearnedVerdict, number>>) =>
  learnedVerdicts.reduce((a, b) => (chances[b] > chances[a] ? b : a));
console.log(`${samples.length} requirements of ${groups.length} postings, ${signs.length} signs`, limits);
for (const verdict of ['shown', 'not-found', 'named'] as const) {
  const said = limiting.filter(({ chances }) => chances[verdict] >= limits[verdict]);
  const right = said.filter((one) => one.verdict === verdict).length / said.length;
  console.log(`${verdict}: said ${said.length} times, right ${right.toFixed(3)}`);
}
const best = unseen.filter((one) => top(one.chances) === one.verdict).length / unseen.length;
console.log(`the likeliest verdict is right: ${best.toFixed(3)}`);
if (!values.check) {
  writeFileSync(
    fileURLToPath(new URL('../../public-data/evidence-weights.json', import.meta.url)),
    `${JSON.stringify({ signs, limits, forest: growTrees(rowsOf(samples), growth) })}\n`,
  );
  writeChecksums();
}

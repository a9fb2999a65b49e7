import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FaultCode, faultCodes, type JudgeWeights, strengthsOf } from '#domain/claims/judgment.ts';
import { writeChecksums } from '../../build/write-checksums.ts';
import { type JudgedClaim, judgeClaims } from './judged-claims.ts';

/**
 * Learns how much each kind of fault speaks against a text, from labeled rewritings and sentences, and where the lanes
 * part. Prints how the texts of resumes that were left out of the training are judged; the same folders give the same
 * bytes.
 *
 *   npm run train -- judge <folders> [--check]
 */
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isCheck = process.argv.includes('--check');
const folds = 4;
const width = faultCodes.length * 2;

interface Example {
  claim: JudgedClaim;
  features: Float64Array;
  weight: number;
  fold: number;
}

function examplesOf(claims: readonly JudgedClaim[]): Example[] {
  const counts = Map.groupBy(claims, ({ part, isFalse }) => `${part} ${isFalse}`);
  const resumes = [...new Set(claims.map(({ folder, resume }) => `${folder} ${resume}`))].sort();
  return claims.map((claim) => {
    const features = new Float64Array(width);
    for (const [code, [first, more]] of strengthsOf(claim.findings)) {
      const place = faultCodes.indexOf(code) * 2;
      features[place] = first;
      features[place + 1] = more;
    }
    return {
      claim,
      features,
      // Each part and label weighs the same.
      weight: claims.length / (4 * (counts.get(`${claim.part} ${claim.isFalse}`)?.length ?? 1)),
      fold: resumes.indexOf(`${claim.folder} ${claim.resume}`) % folds,
    };
  });
}

const penalty = 0.3;
const steps = 1_500;

/** Logistic regression by projected gradient steps: weights stay at or above zero. */
function learn(examples: readonly Example[]): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(width).fill(0.3);
  const squares = new Float64Array(width + 1).fill(1e-6);
  let bias = -1;
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Float64Array(width + 1);
    for (const { features, weight, claim } of examples) {
      const miss = weight * (1 / (1 + Math.exp(-doubt(features, bias, weights))) - (claim.isFalse ? 1 : 0));
      for (let place = 0; place < width; place += 1)
        gradient[place] = (gradient[place] ?? 0) + miss * (features[place] ?? 0);
      gradient[width] = (gradient[width] ?? 0) + miss;
    }
    for (let place = 0; place <= width; place += 1) {
      const own = place < width ? (weights[place] ?? 0) : 0;
      const slope = (gradient[place] ?? 0) + penalty * own;
      squares[place] = (squares[place] ?? 0) + slope * slope;
      const change = (0.5 * slope) / Math.sqrt(squares[place] ?? 1);
      if (place < width) weights[place] = Math.max(0, own - change);
      else bias -= change;
    }
  }
  return { bias, weights };
}

function doubt(features: Float64Array, bias: number, weights: Float64Array): number {
  let sum = bias;
  for (let place = 0; place < width; place += 1) sum += (features[place] ?? 0) * (weights[place] ?? 0);
  return Math.max(-30, Math.min(30, sum));
}

/** Where the lanes part: so much honest rewriting is green, and so little honest text is red. */
const greenShare = 0.55;
const redShare = 0.03;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const examples = examplesOf(folders.flatMap((folder) => judgeClaims(folder, ['rewrites', 'facts']).judged));
const leftOut = Array.from({ length: folds }, (_, fold) => {
  const { bias, weights } = learn(examples.filter((example) => example.fold !== fold));
  return examples
    .filter((example) => example.fold === fold)
    .map((example) => ({ example, doubt: doubt(example.features, bias, weights) }));
}).flat();
const honest = (part: string) =>
  leftOut.filter(({ example: { claim } }) => claim.part === part && !claim.isFalse).map((one) => one.doubt);
const greenBelow = quantile(honest('rewrites'), greenShare);
const redFrom = quantile(honest('facts'), 1 - redShare);

for (const part of ['rewrites', 'facts'] as const) {
  for (const isFalse of [false, true]) {
    const own = leftOut.filter(({ example: { claim } }) => claim.part === part && claim.isFalse === isFalse);
    const share = (test: (value: number) => boolean) =>
      (own.filter((one) => test(one.doubt)).length / own.length).toFixed(3);
    console.log(
      part,
      isFalse ? 'false' : 'honest',
      own.length,
      'green',
      share((value) => value < greenBelow),
      'amber',
      share((value) => value >= greenBelow && value < redFrom),
      'red',
      share((value) => value >= redFrom),
    );
  }
}
if (!isCheck) {
  const { bias, weights } = learn(examples);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const codes = Object.fromEntries(
    faultCodes.map((code: FaultCode, place) => [
      code,
      [round(weights[place * 2] ?? 0), round(weights[place * 2 + 1] ?? 0)],
    ]),
  ) as JudgeWeights['codes'];
  const learned: JudgeWeights = {
    bias: round(bias),
    codes,
    greenBelow: round(greenBelow),
    redFrom: round(redFrom),
  };
  writeFileSync(
    fileURLToPath(new URL('../../public-data/judge-weights.json', import.meta.url)),
    `${JSON.stringify(learned, null, 1)}\n`,
  );
  writeChecksums();
}

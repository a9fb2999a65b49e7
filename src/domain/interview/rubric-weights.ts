import { type Feature, type Features, featureSigns } from './feature-names.ts';
import { type Criterion, criteria, type Grade, type Grades } from './interview.ts';

/** For each criterion what it starts from and how much each feature counts. Learned: `npm run train:interviews`. */
export type RubricWeights = Record<Criterion, { bias: number; weights: Partial<Record<Feature, number>> }>;

export interface GradedAnswerParts {
  grades: Grades;
  points: number;
}

/** Unsafe, dishonest or blaming costs this much, and is at most 1, whatever else the answer holds. */
const costOfFault = 0.8;
const mostWithFault = 1.2;
const best = 4;

export function gradeFeatures(
  weights: RubricWeights,
  features: Features,
  hasSureFault: boolean,
): GradedAnswerParts {
  const values = Object.fromEntries(
    criteria.map((criterion) => [criterion, gradeOf(weights, criterion, features)]),
  ) as Record<Criterion, number>;
  if (hasSureFault) values.overall = Math.max(0, Math.min(values.overall - costOfFault, mostWithFault));
  const grades = Object.fromEntries(
    criteria.map((criterion) => [criterion, Math.round(values[criterion])]),
  ) as Record<Criterion, Grade>;
  return { grades, points: Math.round((values.overall / best) * 100) };
}

function gradeOf(weights: RubricWeights, criterion: Criterion, features: Features): number {
  const { bias, weights: own } = weights[criterion];
  const sum = Object.entries(own).reduce(
    (total, [name, weight]) => total + weight * features[name as Feature],
    bias,
  );
  return Math.max(0, Math.min(best, sum));
}

/** Too little to speak of. */
const negligible = 0.15;

/** Which feature costs the overall grade the most, and which earns it the most. */
export function tellingFeatures(
  weights: RubricWeights,
  features: Features,
): { costs: Feature | undefined; earns: Feature | undefined } {
  const parts = Object.entries(weights.overall.weights)
    .map(([name, weight]) => ({ name: name as Feature, part: weight * features[name as Feature] }))
    .filter(({ part }) => Math.abs(part) >= negligible)
    .sort((a, b) => Math.abs(b.part) - Math.abs(a.part));
  return {
    costs: parts.find(({ name }) => featureSigns[name] === 'bad')?.name,
    earns: parts.find(({ name }) => featureSigns[name] === 'good')?.name,
  };
}

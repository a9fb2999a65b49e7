/** Grades and overall of another wording of the rubric aren't these. */
export const rubricVersion = 'rubric-1';

/** What an answer is to its question. Only one that answers it is graded. */
export const relevances = ['answers', 'answers-another', 'no-answer', 'harmful'] as const;
export type Relevance = (typeof relevances)[number];

/** What a model grades. The overall is ours. */
export const gradedCriteria = ['relevance', 'structure', 'specificity', 'outcome'] as const;
export type GradedCriterion = (typeof gradedCriteria)[number];

/** From 0 to 4. */
export const gradeNames = ['none', 'weak', 'fair', 'good', 'strong'] as const;
export type GradeName = (typeof gradeNames)[number];

export type Grade = 0 | 1 | 2 | 3 | 4;
export type Grades = Partial<Record<GradedCriterion | 'overall', Grade>>;

/** Of fewer grades nothing follows for the answer as a whole. */
const fewestGrades = 3;

/** People who grade let what comes of it decide; an answer is never better than it's to the point. */
const weights: readonly (readonly [GradedCriterion, number])[] = [
  ['structure', 1],
  ['specificity', 1],
  ['outcome', 3],
];

/** The same grades always give the same overall. Undefined where too few of them stand. */
export function overallOf(grades: Grades): Grade | undefined {
  if (gradedCriteria.filter((criterion) => grades[criterion] !== undefined).length < fewestGrades)
    return undefined;
  const given = weights.flatMap(([criterion, weight]) => {
    const grade = grades[criterion];
    return grade === undefined ? [] : [{ grade, weight }];
  });
  const weight = given.reduce((sum, one) => sum + one.weight, 0);
  const mean = given.reduce((sum, one) => sum + one.grade * one.weight, 0) / weight;
  return Math.min(Math.round(mean), grades.relevance ?? 4) as Grade;
}

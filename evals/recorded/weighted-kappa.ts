/** Cohen's kappa with quadratic weights, of two readers' grades from 0 to `most`: 1 is agreement, 0 is chance. */
export function weightedKappa(pairs: readonly (readonly [number, number])[], most: number): number {
  const distance = (a: number, b: number) => ((a - b) / most) ** 2;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const seen = mean(pairs.map(([a, b]) => distance(a, b)));
  const byChance = mean(pairs.flatMap(([a]) => pairs.map(([, b]) => distance(a, b))));
  return byChance === 0 ? 0 : 1 - seen / byChance;
}

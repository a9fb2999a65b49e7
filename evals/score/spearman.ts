/** How far two lists of values have the same order: 1 the same, 0 none, -1 the opposite. Equal values share their rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return correlation(ranksOf(a), ranksOf(b));
}

const ranksOf = (values: readonly number[]) =>
  values.map((value) => {
    const lower = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return lower + (equal - 1) / 2;
  });

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], y: readonly number[], mx: number, my: number) =>
    x.reduce((sum, value, place) => sum + (value - mx) * ((y[place] ?? my) - my), 0);
  const spread = Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
  return spread === 0 ? 0 : product(a, b, meanA, meanB) / spread;
}

import { chanceOf, shuffled } from '../chance.ts';

/**
 * So many of each code, and of a code so few of one person as can be: what is said of many people in one way would
 * otherwise leave no room for what is said of one.
 */
export function sampleStatements<Row extends { code: string; name: string }>(
  rows: readonly Row[],
  { maxPerCode, seed }: { maxPerCode: number; seed: number },
): Row[] {
  const chance = chanceOf(seed);
  return [...Map.groupBy(rows, ({ code }) => code).values()].flatMap((all) => {
    const byPerson = [...Map.groupBy(shuffled(all, chance), ({ name }) => name).values()];
    const turns = byPerson.flatMap((own) => own.map((row, turn) => ({ row, turn })));
    return turns
      .sort((a, b) => a.turn - b.turn)
      .slice(0, maxPerCode)
      .map(({ row }) => row);
  });
}

/** How many letters have to be put, taken or changed to make one word of another; more than `most` where it's more. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, sign] of [...other].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (sign === letter ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

export interface TimedCall {
  arrivedAt: number;
  answeredAt: number;
}

/** The stand-in notes an answer's end a moment after the product has read it. */
const slackMs = 50;

/** The calls that were waited for one after the other: from the last to end back, each time the last that had ended by then. */
export function callsInRow(calls: readonly TimedCall[]): TimedCall[] {
  const row: TimedCall[] = [];
  let before = lastOf(calls);
  while (before) {
    row.unshift(before);
    const { arrivedAt } = before;
    before = lastOf(calls.filter((call) => !row.includes(call) && call.answeredAt <= arrivedAt + slackMs));
  }
  return row;
}

const lastOf = (calls: readonly TimedCall[]): TimedCall | undefined =>
  calls.toSorted((one, other) => other.answeredAt - one.answeredAt)[0];

/** How long a model wrote while somebody waited. */
export const msInRow = (calls: readonly TimedCall[]): number =>
  callsInRow(calls).reduce((sum, { arrivedAt, answeredAt }) => sum + answeredAt - arrivedAt, 0);

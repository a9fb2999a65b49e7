import type { JobMatchView } from '#contract/job-search.ts';
import type { PayPeriod } from '#domain/posting/source/job-posting.ts';

export const matchOrders = ['best', 'newest', 'pay'] as const;
export type MatchOrder = (typeof matchOrders)[number];

export const matchFilters = ['remote', 'pay', 'liked'] as const;
export type MatchFilter = (typeof matchFilters)[number];

export interface Arrangement {
  readonly order: MatchOrder;
  readonly filters: readonly MatchFilter[];
}

/** As the server sends them: nothing hidden, the best first. */
export const plainArrangement: Arrangement = { order: 'best', filters: [] };

const passes: Readonly<Record<MatchFilter, (match: JobMatchView) => boolean>> = {
  remote: ({ isRemote }) => isRemote,
  pay: ({ salary }) => salary !== null,
  liked: ({ isLiked }) => isLiked,
};

export function arrangeMatches(
  matches: readonly JobMatchView[],
  { order, filters }: Arrangement,
): readonly JobMatchView[] {
  const shown = matches.filter((match) => filters.every((filter) => passes[filter](match)));
  if (order === 'best') return shown;
  const ranks = order === 'newest' ? datesOf : paysOf(matches);
  // What isn't told comes last.
  return shown.sort((one, other) => (ranks(other) ?? 0) - (ranks(one) ?? 0));
}

const datesOf = ({ postedAt }: JobMatchView) => (postedAt === null ? undefined : Date.parse(postedAt));

const perYear: Readonly<Record<PayPeriod, number>> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 };

/** A year's pay at the top of the range. Currencies aren't compared: those in the usual one come first. */
function paysOf(matches: readonly JobMatchView[]): (match: JobMatchView) => number | undefined {
  const counts = new Map<string, number>();
  for (const { pay } of matches) if (pay) counts.set(pay.currency, (counts.get(pay.currency) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const top = 1_000_000_000_000;
  return ({ pay }) => {
    const amount = pay && (pay.max ?? pay.min);
    if (!pay || amount === null || amount === undefined) return undefined;
    return amount * perYear[pay.period] + (pay.currency === usual ? top : 0);
  };
}

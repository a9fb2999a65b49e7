import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import { inPeriod, yearlyOf } from '../posting/pay/pay-periods.ts';
import type { JobPosting, Pay } from '../posting/source/job-posting.ts';
import type { Reason } from './must-have-reasons.ts';
import type { SalaryFloor } from './must-haves.ts';

/** Breaks only where the most that is stated is below the floor. Another currency says nothing: rates change. */
export function brokenPay(floor: SalaryFloor, posting: JobPosting, facts: PostingFacts): Reason | undefined {
  const { pay } = facts;
  const stated = pay?.max ?? null;
  if (pay === null || stated === null || pay.currency !== floor.currency) return undefined;
  const share = isByTheHour(floor.period) ? shareOfFullTime(posting, pay, facts) : 1;
  if (share === undefined) return undefined;
  const most = stated / share;
  if (yearlyOf(most, pay.period) >= yearlyOf(floor.amount, floor.period) - 0.5) return undefined;
  return {
    code: 'low-pay',
    most: inPeriod(most, pay.period, floor.period),
    isStated: share === 1 && pay.period === floor.period,
    floor: floor.amount,
    currency: floor.currency,
    period: floor.period,
    quote: posting.salary ?? '',
  };
}

const isByTheHour = (period: Pay['period']) => period === 'hour' || period === 'day';

/** Pay by the year for part of the week is paid for fewer hours; undefined where nobody says how many. */
function shareOfFullTime(
  { employmentType, salary }: JobPosting,
  { period }: Pay,
  { hours: { weekly } }: PostingFacts,
): number | undefined {
  const isForAll =
    employmentType !== 'PARTTIME' ||
    isByTheHour(period) ||
    /\bpro[- ]?rata\b|\bfte\b|\bfull[- ]time\b/iu.test(salary ?? '');
  if (isForAll) return 1;
  return weekly ? Math.min(1, weekly.hours / 40) : undefined;
}

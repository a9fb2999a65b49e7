import { useLingui } from '@lingui/react';
import type { UserStatus } from '#contract/user.ts';
import { Badge } from '../ui/badge.tsx';
import { freePlan } from '../ui/free-plan.ts';

/** What the free plan gives of a tool, and how much of it is used. */
export const freeUses = {
  resume: ({ resumeCount }: UserStatus) => ({ count: resumeCount, limit: freePlan.resumes }),
  coverLetter: ({ coverLetterCount }: UserStatus) => ({
    count: coverLetterCount,
    limit: freePlan.letters,
  }),
};

interface PlanBadgeProps {
  status: UserStatus;
  /** Absent for a tool that the free plan doesn't have, or doesn't count. */
  tool?: keyof typeof freeUses;
}

/** How much of the free plan is used, or that there is no limit. */
export function PlanBadge({ status, tool }: PlanBadgeProps) {
  const { _ } = useLingui();
  if (status.isPremium) return <Badge tone="mark">{_('Premium')}</Badge>;
  if (!tool) return <Badge>{_('Free plan')}</Badge>;
  const { count, limit } = freeUses[tool](status);
  // Whoever was Premium before may have made more.
  return <Badge>{_('{count}/{limit} used', { count: Math.min(count, limit), limit })}</Badge>;
}

import { useLingui } from '@lingui/react';
import { Badge } from '../ui/badge.tsx';

interface PlanBadgeProps {
  isPremium: boolean;
  /** How often the tool has been used; undefined for one that the free plan doesn't have. */
  count?: number;
}

/** How much of the free plan is used, or that there is no limit. */
export function PlanBadge({ isPremium, count }: PlanBadgeProps) {
  const { _ } = useLingui();
  if (isPremium) return <Badge tone="mark">{_('Premium')}</Badge>;
  if (count === undefined) return <Badge>{_('Free plan')}</Badge>;
  // Whoever was Premium before may have made more.
  return <Badge>{_('{count}/1 used', { count: Math.min(count, 1) })}</Badge>;
}

import { useLingui } from '@lingui/react';

/** What a change brings to the score. While that is unknown nothing stands here, and nothing moves when it comes. */
export function ChangePoints({ points }: { points: number | undefined }) {
  const { _ } = useLingui();
  if (points === undefined) return null;
  const count = points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
  return (
    <span className="ms-auto font-semibold text-ink-3 text-xs">
      {Math.abs(points) === 1 ? _('{count} point', { count }) : _('{count} points', { count })}
    </span>
  );
}

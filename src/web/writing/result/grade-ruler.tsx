import { useLingui } from '@lingui/react';

const ticks = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4];

interface GradeRulerProps {
  name: string;
  now: number;
  before?: number | undefined;
}

/** It runs from left to right in every language, as rulers do. A triangle is now, a circle the try before. */
export function GradeRuler({ name, now, before }: GradeRulerProps) {
  const { _ } = useLingui();
  const label =
    before === undefined
      ? _('{name}: {now} of 4', { name, now })
      : _('{name}: {now} of 4, {before} on the try before', { name, now, before });
  const placeOf = (grade: number) => `${grade * 25}%`;
  const hasMoved = before !== undefined && before !== now;
  return (
    <div dir="ltr" className="px-1.5">
      <svg role="img" aria-label={label} width="100%" height="20" className="block overflow-visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={placeOf(tick)}
            x2={placeOf(tick)}
            y1="10"
            y2={Number.isInteger(tick) ? 16 : 13}
            className={tick <= now ? 'stroke-edge' : 'stroke-edge/45'}
          />
        ))}
        {hasMoved && (
          <>
            <line
              x1={placeOf(before)}
              x2={placeOf(now)}
              y1="10"
              y2="10"
              className="stroke-mark"
              strokeWidth="2"
            />
            <circle
              cx={placeOf(before)}
              cy="10"
              r="3.5"
              className="fill-bg stroke-ink-3"
              strokeWidth="1.75"
            />
          </>
        )}
        <svg x={placeOf(now)} overflow="visible" aria-hidden="true">
          <path d="M-4.5 4H4.5L0 12Z" className="fill-mark" />
        </svg>
      </svg>
    </div>
  );
}

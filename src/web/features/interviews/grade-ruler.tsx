import { useLingui } from '@lingui/react';

const ticks = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4];

/** It runs from left to right in every language, as rulers do. */
export function GradeRuler({ name, grade }: { name: string; grade: number }) {
  const { _ } = useLingui();
  const placeOf = (tick: number) => `${tick * 25}%`;
  return (
    <div dir="ltr" className="px-1.5">
      <svg
        role="img"
        aria-label={_('{name}: {grade} of 4', { name, grade })}
        width="100%"
        height="20"
        className="block overflow-visible"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={placeOf(tick)}
            x2={placeOf(tick)}
            y1="10"
            y2={Number.isInteger(tick) ? 16 : 13}
            className={tick <= grade ? 'stroke-edge' : 'stroke-edge/45'}
          />
        ))}
        <svg x={placeOf(grade)} overflow="visible" aria-hidden="true">
          <path d="M-4.5 4H4.5L0 12Z" className="fill-mark" />
        </svg>
      </svg>
    </div>
  );
}

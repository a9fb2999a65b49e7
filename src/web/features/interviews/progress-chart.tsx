import { useLingui } from '@lingui/react';
import { type GradedSession, rounded } from './graded-session.ts';

const width = 360;
const height = 190;
const floor = 160;
const left = 34;
const right = 334;
const step = 29;

const gridGrades = [0, 1, 2, 3, 4];

/** The overall averages as a line: circles for the sessions before, a triangle for the last one. */
export function ProgressChart({ sessions }: { sessions: readonly GradedSession[] }) {
  const { _, i18n } = useLingui();
  const points = sessions.map(({ id, createdAt, averages }, index) => ({
    id,
    x: left + ((right - left) * index) / (sessions.length - 1),
    y: floor - step * averages.overall,
    grade: i18n.number(rounded(averages.overall)),
    day: i18n.date(createdAt, { month: 'short', day: 'numeric' }),
    isLast: index === sessions.length - 1,
  }));
  const values = points.map(({ day, grade }) => `${day} ${grade}`).join(', ');
  return (
    <svg
      direction="ltr"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={_('Average overall grade per session: {values}', { values })}
      className="block w-full overflow-visible text-2xs"
    >
      {gridGrades.map((grade) => (
        <g key={grade}>
          <line
            x1={left - 6}
            x2={width}
            y1={floor - step * grade}
            y2={floor - step * grade}
            className="stroke-line"
          />
          <text x={left - 16} y={floor - step * grade + 4} textAnchor="end" className="fill-ink-3">
            {grade}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-ink-2"
        strokeWidth="1.75"
      />
      {points.map((point) => (
        <Point key={point.id} {...point} />
      ))}
    </svg>
  );
}

interface PointProps {
  x: number;
  y: number;
  grade: string;
  day: string;
  isLast: boolean;
}

function Point({ x, y, grade, day, isLast }: PointProps) {
  return (
    <>
      {isLast ? (
        <path d={`M${x - 6} ${y - 9}h12l-6 11z`} className="fill-mark" />
      ) : (
        <circle cx={x} cy={y} r="3.5" className="fill-bg stroke-ink-2" strokeWidth="1.75" />
      )}
      <text
        x={x}
        y={y - (isLast ? 14 : 10)}
        textAnchor="middle"
        className={isLast ? 'fill-ink-1 font-extrabold' : 'fill-ink-1'}
      >
        {grade}
      </text>
      <text x={x} y={height - 6} textAnchor="middle" className="fill-ink-3">
        {day}
      </text>
    </>
  );
}

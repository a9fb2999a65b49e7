import { useLingui } from '@lingui/react';

interface ScoreRuleProps {
  /** The score of the pasted text; undefined where there is none. */
  before: number | undefined;
  now: number;
}

const steps = Array.from({ length: 51 }, (_each, index) => index * 2);
/** Closer than this, two numbers would print over each other, so they lean apart. */
const nearest = 8;

/** A ruler from 0 to 100 with the score before and the score now. It runs from left to right in every language, as rulers do. */
export function ScoreRule({ before, now }: ScoreRuleProps) {
  const { _ } = useLingui();
  const from = before === undefined || before === now ? undefined : before;
  const label =
    from === undefined
      ? _('Score: {now} out of 100', { now })
      : _('Score: {now} out of 100; {before} before', { now, before: from });
  const isNear = from !== undefined && Math.abs(now - from) < nearest;
  const side = (isLeft: boolean) => (isNear ? (isLeft ? 'end' : 'start') : 'middle');
  return (
    <div dir="ltr" className="px-2.5">
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height="58"
        className="block overflow-visible fill-none text-2xs"
      >
        <Scale now={now} />
        {from !== undefined && (
          <>
            <line x1={`${from}%`} x2={`${now}%`} y1="24" y2="24" className="stroke-mark" strokeWidth="3" />
            <BeforeMark at={from} anchor={side(from < now)} />
          </>
        )}
        <NowMark at={now} anchor={side(from !== undefined && now < from)} />
      </svg>
    </div>
  );
}

function Scale({ now }: { now: number }) {
  return (
    <g>
      {steps.map((step) => (
        <line
          key={step}
          x1={`${step}%`}
          x2={`${step}%`}
          y1="24"
          y2={step % 20 === 0 ? 36 : step % 10 === 0 ? 32 : 29}
          className={step <= now ? 'stroke-edge' : 'stroke-edge/45'}
        />
      ))}
      {steps
        .filter((step) => step % 20 === 0)
        .map((step) => (
          <text key={step} x={`${step}%`} y="51" textAnchor="middle" className="fill-ink-3">
            {step}
          </text>
        ))}
    </g>
  );
}

interface MarkProps {
  at: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Away from the other number, and not over the mark's middle: on a narrow screen one point is less than 3 px. */
const lean = { start: 1, middle: 0, end: -1 };

/** Placed by an attribute: a static page allows no inline styles. */
const markLook = 'overflow-visible transition-[x] duration-180';

function BeforeMark({ at, anchor }: MarkProps) {
  return (
    <svg x={`${at}%`} aria-hidden="true" className={markLook}>
      <circle cy="24" r="4.5" className="fill-bg stroke-ink-3" strokeWidth="2" />
      <text y="12" x={lean[anchor]} textAnchor={anchor} className="fill-ink-2 font-medium text-xs">
        {at}
      </text>
    </svg>
  );
}

function NowMark({ at, anchor }: MarkProps) {
  return (
    <svg x={`${at}%`} aria-hidden="true" className={markLook}>
      <path d="M-6 16 H6 L0 27 Z" className="fill-mark" />
      <text y="12" x={lean[anchor]} textAnchor={anchor} className="fill-ink-1 font-extrabold text-sm">
        {at}
      </text>
    </svg>
  );
}

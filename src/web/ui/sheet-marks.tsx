import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { useLayoutEffect, useState } from 'react';
import type { SheetLines, SheetMark } from './sheet-lines.ts';

interface SheetMarksProps {
  root: ShadowRoot;
  lines: SheetLines;
  scale: number;
  /** Another one when anything was laid out anew. */
  layout: unknown;
}

interface PlacedMark extends SheetMark {
  readonly top: number;
  readonly height: number;
}

interface Placed {
  readonly marks: readonly PlacedMark[];
  /** How far the margin reaches, and on which side it is. */
  readonly marginPx: number;
  readonly isRtl: boolean;
}

/** Below this, numbers would lie on each other: a stroke in the margin says that the line was touched. */
const smallestScale = 0.6;

/** The numbers of the changes beside their lines, in the margin of one sheet. On screen alone. */
export function SheetMarks({ root, lines, scale, layout }: SheetMarksProps) {
  const { _ } = useLingui();
  const [placed, setPlaced] = useState<Placed>();
  const { marks } = lines;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout or size moves the lines
  useLayoutEffect(() => setPlaced(placesOf(root, marks)), [root, marks, scale, layout]);
  if (!placed) return null;
  const { marginPx, isRtl } = placed;
  const edge = isRtl ? 'right' : 'left';
  return placed.marks.map(({ id, path, number, tone, top, height }) => {
    const isCurrent = path === lines.current;
    const look = { changed: 'bg-[#DCECFF] text-[#005FC0]', asked: 'bg-[#FFE9B8] text-[#6B4300]' }[tone];
    if (scale < smallestScale && !isCurrent) {
      const bar = { changed: 'bg-[#0080FF]', asked: 'bg-[#D99A1C]' }[tone];
      const place = { top, height, [edge]: marginPx / 2 - 1 };
      return <span key={id} aria-hidden="true" style={place} className={clsx('absolute w-0.5', bar)} />;
    }
    return (
      <button
        key={id}
        type="button"
        // The list of changes is the way by keyboard; here a tab stop a line would be in the way.
        tabIndex={-1}
        aria-label={_('Go to change {number}', { number })}
        onClick={() => lines.onPick(id)}
        onPointerEnter={() => lines.onHover(path)}
        onPointerLeave={() => lines.onHover(undefined)}
        style={{ top: top + height / 2, [edge]: marginPx / 2 }}
        className={clsx(
          'absolute grid h-4 min-w-4 -translate-y-1/2 place-items-center rounded-full px-0.5 font-bold text-[10px] tabular-nums leading-none',
          isRtl ? 'translate-x-1/2' : '-translate-x-1/2',
          isCurrent && tone === 'changed' ? 'bg-fill text-on-fill' : look,
          path === lines.hovered && 'ring-2 ring-[#0080FF]',
        )}
      >
        {number}
      </button>
    );
  });
}

/** Each sheet holds the whole resume; only what lies within this page is marked on it. */
function placesOf(root: ShadowRoot, marks: readonly SheetMark[]): Placed {
  const page = root.host.getBoundingClientRect();
  const isOnPage = ({ left, top }: DOMRect) =>
    left >= page.left && left < page.right && top >= page.top && top < page.bottom;
  const isRtl = root.querySelector('.r-pages[dir="rtl"]') !== null;
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-path]')]
    .map((line) => ({ path: line.dataset.path, rect: line.getClientRects()[0] }))
    .filter(
      (line): line is { path: string; rect: DOMRect } => line.rect !== undefined && isOnPage(line.rect),
    );
  const margins = boxes.map(({ rect }) => (isRtl ? page.right - rect.right : rect.left - page.left));
  return {
    isRtl,
    marginPx: Math.max(16, Math.min(...margins)),
    marks: marks.flatMap((mark) => {
      const box = boxes.find(({ path }) => path === mark.path);
      return box ? [{ ...mark, top: box.rect.top - page.top, height: box.rect.height }] : [];
    }),
  };
}

/** What the colors beside the lines mean. */
export function SheetLegend({ marks }: Pick<SheetLines, 'marks'>) {
  const { _ } = useLingui();
  const has = (tone: SheetMark['tone']) => marks.some((mark) => mark.tone === tone);
  if (marks.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-2xs text-ink-3">
      {has('changed') && <Key look="border-mark bg-[#DCECFF]">{_('Changed')}</Key>}
      {has('asked') && <Key look="border-[#B97A00] bg-[#FFE9B8]">{_('Is this true?')}</Key>}
      <p className="sm:ms-auto">{_('Only on screen, never in your file.')}</p>
    </div>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <p className="flex items-center gap-1.5">
      <span aria-hidden="true" className={clsx('size-2.5 rounded-full border-2', look)} />
      {children}
    </p>
  );
}

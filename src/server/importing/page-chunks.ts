/** A stretch of text as the file paints it: `transform` ends with its place. */
export interface PaintedText {
  str: string;
  dir: string;
  width: number;
  height: number;
  transform: readonly number[];
}

/** Words that stand together on a line. `order` tells when the file paints them; `y` grows downwards. */
export interface Chunk {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  order: number;
  isFromRight: boolean;
}

interface Placed extends Chunk {
  isUpright: boolean;
}

/** Joins what is painted in pieces, letter by letter or word by word, as far as it runs on. */
export function chunksOf(painted: readonly PaintedText[], toPage: readonly number[]): Chunk[] {
  const chunks: Placed[] = [];
  let hasSpace = false;
  for (const [order, item] of painted.entries()) {
    if (item.str.trim() === '') {
      hasSpace ||= item.str !== '';
      continue;
    }
    const next = placeOf(item, order, toPage);
    const last = chunks.at(-1);
    if (last && runsOn(last, next)) join(last, next, hasSpace);
    else chunks.push(next);
    hasSpace = /\s$/.test(item.str);
  }
  // Words that run up the side of a page come last, each on its own: they belong to no line.
  const end = Math.max(0, ...chunks.map(({ y }) => y));
  const aside = chunks.filter(({ isUpright }) => !isUpright);
  return [
    ...chunks.filter(({ isUpright }) => isUpright),
    ...aside.map((chunk, place) => ({ ...chunk, left: 0, right: 1, y: end + (place + 1) * 3 * chunk.size })),
  ];
}

function placeOf(item: PaintedText, order: number, toPage: readonly number[]): Placed {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = toPage;
  const [alongX, alongY] = [a * p + b * r, a * q + b * s];
  const size = Math.hypot(c * p + d * r, c * q + d * s) || item.height || 1;
  const left = e * p + f * r + t;
  return {
    text: item.str,
    left,
    right: left + item.width,
    y: e * q + f * s + u,
    size,
    order,
    isFromRight: item.dir === 'rtl',
    isUpright: alongX > 0 && Math.abs(alongY) < Math.abs(alongX) * 0.2,
  };
}

/** The next piece begins about where the last one ended; from the right, it ends where that one began. */
function runsOn(last: Placed, next: Placed): boolean {
  const em = Math.max(last.size, next.size);
  if (last.isUpright !== next.isUpright || Math.abs(last.y - next.y) > em * 0.4) return false;
  const isNear = (gap: number) => gap > -em * 0.6 && gap < em * 0.7;
  return isNear(next.left - last.right) || (next.isFromRight && isNear(last.left - next.right));
}

function join(last: Placed, next: Placed, hasSpace: boolean): void {
  const gap = next.isFromRight ? last.left - next.right : next.left - last.right;
  const needsSpace = !/\s$/.test(last.text) && !/^\s/.test(next.text) && (hasSpace || gap > last.size * 0.15);
  last.text += `${needsSpace ? ' ' : ''}${next.text}`;
  last.left = Math.min(last.left, next.left);
  last.right = Math.max(last.right, next.right);
  last.size = Math.max(last.size, next.size);
}

import { getResolvedPDFJS } from 'unpdf';

/** A small filled shape, as wide as it is high: most likely the mark of a point in a list. */
export interface DrawnPoint {
  x: number;
  y: number;
  size: number;
}

interface Drawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

type Matrix = readonly number[];

const { OPS } = await getResolvedPDFJS();

/** Browsers draw the marks of lists as shapes, not as letters. */
export function drawnPoints({ fnArray, argsArray }: Drawing, toPage: Matrix): DrawnPoint[] {
  const points: DrawnPoint[] = [];
  const kept: Matrix[] = [];
  let place = toPage;
  for (const [step, operation] of fnArray.entries()) {
    const args = argsArray[step];
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(place);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) place = kept.pop() ?? toPage;
    if (operation === OPS.transform) place = times(place, args as Matrix);
    if (operation === OPS.paintFormXObjectBegin) place = times(place, (args as [Matrix?])[0]);
    if (operation === OPS.constructPath) {
      const [paint, , bounds] = args as [number, unknown, ArrayLike<number> | null];
      const point = bounds && fills.includes(paint) ? pointOf(bounds, place) : undefined;
      if (point) points.push(point);
    }
  }
  return points;
}

const fills = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];

function times(one: Matrix, other: Matrix | undefined | null): Matrix {
  if (!other) return one;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = other;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

function pointOf(bounds: ArrayLike<number>, place: Matrix): DrawnPoint | undefined {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = place;
  const at = (x = 0, y = 0) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  const [one, other] = [at(bounds[0], bounds[1]), at(bounds[2], bounds[3])];
  const [width, height] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  const isPoint = width > 0.8 && width < 9 && height > width * 0.8 && height < width * 1.25;
  return isPoint ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, size: width } : undefined;
}

/** Returns the value at a point and writes its gradient. */
type Objective = (at: Float64Array, gradient: Float64Array) => number;

const remembered = 6;

/**
 * Limited-memory BFGS, with the orthant-wise steps of Andrew and Gao (2007) where small weights are to be zero.
 * Changes the point in place.
 */
export function minimize(
  at: Float64Array,
  objective: Objective,
  { iterations, l1 }: { iterations: number; l1: number },
): void {
  const size = at.length;
  const gradient = new Float64Array(size);
  let value = objective(at, gradient) + l1 * absoluteSum(at);
  const history: { moved: Float64Array; turned: Float64Array; rho: number }[] = [];
  for (let round = 0; round < iterations; round += 1) {
    const slope = pseudoGradient(at, gradient, l1);
    const direction = directionOf(slope, history);
    if (l1 > 0)
      for (let i = 0; i < size; i += 1)
        if ((direction[i] as number) * (slope[i] as number) > 0) direction[i] = 0;
    const descent = dot(direction, slope);
    if (descent > -1e-8) return;
    const before = Float64Array.from(at);
    const oldGradient = Float64Array.from(gradient);
    let length = round === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = value;
    for (let tries = 0; tries < 20; tries += 1) {
      step(at, before, direction, length, slope, l1);
      next = objective(at, gradient) + l1 * absoluteSum(at);
      if (next <= value + 1e-4 * length * descent) break;
      length /= 2;
    }
    if (value - next < Math.abs(value) * 1e-6) return;
    value = next;
    remember(history, at, before, gradient, oldGradient);
  }
}

function step(
  at: Float64Array,
  before: Float64Array,
  direction: Float64Array,
  length: number,
  slope: Float64Array,
  l1: number,
): void {
  for (let i = 0; i < at.length; i += 1) {
    const from = before[i] as number;
    const to = from + length * (direction[i] as number);
    const orthant = from === 0 ? -(slope[i] as number) : from;
    at[i] = l1 > 0 && to * orthant < 0 ? 0 : to;
  }
}

/** The direction in which the value falls, where the bend of the absolute value counts too. */
function pseudoGradient(at: Float64Array, gradient: Float64Array, l1: number): Float64Array {
  if (l1 === 0) return Float64Array.from(gradient);
  return gradient.map((slope, i) => {
    const weight = at[i] as number;
    if (weight !== 0) return slope + Math.sign(weight) * l1;
    return slope + l1 < 0 ? slope + l1 : slope - l1 > 0 ? slope - l1 : 0;
  });
}

function directionOf(
  slope: Float64Array,
  history: readonly { moved: Float64Array; turned: Float64Array; rho: number }[],
): Float64Array {
  const direction = slope.map((one) => -one);
  const alphas: number[] = [];
  for (const { moved, turned, rho } of [...history].reverse()) {
    const alpha = rho * dot(moved, direction);
    alphas.push(alpha);
    for (let i = 0; i < direction.length; i += 1)
      direction[i] = (direction[i] as number) - alpha * (turned[i] as number);
  }
  const last = history.at(-1);
  const scale = last ? 1 / (last.rho * dot(last.turned, last.turned)) : 1;
  for (let i = 0; i < direction.length; i += 1) direction[i] = (direction[i] as number) * scale;
  history.forEach(({ moved, turned, rho }, place) => {
    const beta = rho * dot(turned, direction);
    const alpha = alphas[history.length - 1 - place] ?? 0;
    for (let i = 0; i < direction.length; i += 1)
      direction[i] = (direction[i] as number) + (alpha - beta) * (moved[i] as number);
  });
  return direction;
}

function remember(
  history: { moved: Float64Array; turned: Float64Array; rho: number }[],
  at: Float64Array,
  before: Float64Array,
  gradient: Float64Array,
  oldGradient: Float64Array,
): void {
  const moved = at.map((one, i) => one - (before[i] as number));
  const turned = gradient.map((one, i) => one - (oldGradient[i] as number));
  const curve = dot(moved, turned);
  if (curve <= 1e-10) return;
  history.push({ moved, turned, rho: 1 / curve });
  if (history.length > remembered) history.shift();
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function absoluteSum(weights: Float64Array): number {
  let sum = 0;
  for (const weight of weights) sum += Math.abs(weight);
  return sum;
}

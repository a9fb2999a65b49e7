const maxDepth = 50;

/**
 * Whether PostgreSQL can store every text in a value: neither a NUL nor half of a surrogate pair. Both
 * come only from broken or hostile callers, as does what is nested deeper than any of our forms, so such
 * a call is refused as a whole before anything looks at it.
 */
export function isStorable(value: unknown): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    const next: unknown[] = [];
    for (const item of layer) {
      if (typeof item === 'string') {
        if (item.includes('\0') || !item.isWellFormed()) return false;
      } else if (Array.isArray(item)) {
        for (const inner of item) next.push(inner);
      } else if (item !== null && typeof item === 'object') {
        for (const [key, inner] of Object.entries(item)) next.push(key, inner);
      }
    }
    layer = next;
  }
  return true;
}

/** The same with what can't be stored left out of every text: for what we have made ourselves of texts that could be. */
export const madeStorable = <T>(value: T): T =>
  isStorable(value)
    ? value
    : (JSON.parse(JSON.stringify(value), (_, item: unknown) =>
        typeof item === 'string' ? item.replaceAll('\0', '').toWellFormed() : item,
      ) as T);

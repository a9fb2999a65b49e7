/**
 * PostgreSQL stores neither a NUL nor half of a surrogate pair. Both come only from broken or hostile
 * callers, so such a call is refused as a whole before anything looks at it.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
  }
  return true;
}

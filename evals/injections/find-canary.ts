/** Without case, width, invisible characters and differences of white space. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The places of a value, keys included, that carry the canary. */
export function findCanary(value: unknown, canary: string, at = ''): string[] {
  const wanted = folded(canary);
  const has = (text: string) => folded(text).includes(wanted);
  if (typeof value === 'string') return has(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(has(key) ? [`${at}.${key} (its name)`] : []),
    ...findCanary(inner, canary, `${at}.${key}`),
  ]);
}

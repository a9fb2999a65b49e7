const maxQuoteLength = 400;

/** Apart, these letters are taken for the same. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/['’‘`]/u, "['’‘`]"],
  [/["“”«»„]/u, '["“”«»„]'],
  [/[-‐‑–—]/u, '[-‐‑–—]'],
];

const patternOf = (character: string): string =>
  alike.find(([kind]) => kind.test(character))?.[1] ?? character.replace(/[\^$\\.*+?()[\]{}|/]/u, '\\$&');

/**
 * The answer's own letters for a quote of it, but for white space, case and kinds of marks. Null where it doesn't stand in
 * the answer, or is too little or too much to prove anything.
 */
export function quoteIn(answer: string, quote: string): string | null {
  const words = quote.replace(/^[\s"“”«»„.…,;:]+|[\s"“”«»„.…,;:!?]+$/gu, '').split(/\s+/u);
  const length = words.join(' ').length;
  const isEnough = words.length > 1 || /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Thai}/u.test(quote);
  if (!isEnough || length > maxQuoteLength) return null;
  const source = words.map((word) => [...word].map(patternOf).join('')).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu').exec(answer)?.[0] ?? null;
}

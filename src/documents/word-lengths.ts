/** CSS cannot measure words: a long name in a poster's size, or a long heading in a margin, needs other room. */
export function lengthOf(words: string, usual: number): 'long' | 'very-long' | undefined {
  if (words.length > usual * 1.7) return 'very-long';
  return words.length > usual ? 'long' : undefined;
}

/** A word so long that it would be cut in a narrow place. Capitals are wider than other letters. */
export const longWord = (words: string, most: number) =>
  words.split(/\s+/).some((word) => word.length + 0.4 * (word.match(/\p{Lu}/gu)?.length ?? 0) > most)
    ? 'long'
    : undefined;

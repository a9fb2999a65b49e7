/** The words, and the signs that carry meaning, without case, width or punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+|[\p{Sc}%+]/gu) ?? [];

/** Whether a text says these words, one after the other. */
export const hasWords = (text: string, words: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `);

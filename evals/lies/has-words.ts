/** Chinese and Japanese write numbers without a space before or after. */
const betweenSignAndNumber =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=\p{N})|(?<=\p{N})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** The words, and the signs that carry meaning, without case, width or punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(betweenSignAndNumber, ' ')
    .match(/[\p{L}\p{N}\p{M}]+|[\p{Sc}%+]/gu) ?? [];

/** Whether a text says these words, one after the other. */
export const hasWords = (text: string, words: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `);

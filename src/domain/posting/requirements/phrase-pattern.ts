/**
 * A pattern that finds any of the given phrases as whole words, in any script. Spaces stand for any white
 * space; a phrase that ends in a space goes on with a word.
 */
export function anyOf(...phrases: readonly string[]): RegExp {
  const body = phrases.map((phrase) => phrase.replace(/ \?/g, '\\s?').replace(/ /g, '\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${body})(?:(?<=\\s)|(?![\\p{L}\\p{N}]))`, 'u');
}

/** How much of a clause is looked through for wordings: nobody asks for one thing at greater length. */
export const longestClause = 600;

import type { RewrittenLine } from './rewritten-line.ts';

/** What is a slip in any language: doubled spaces, a space before a comma, a small first letter. */
export function tidyLine(text: string): RewrittenLine | undefined {
  const tidy = text
    .replace(/\s+/gu, ' ')
    .replace(/ +([,.])(?=\s|$)/gu, '$1')
    .replace(/,{2,}/gu, ',')
    .replace(/^(?!(?:[a-z]+[A-Z.\d]|https?:|www\.))\p{Ll}(?=\p{Ll}* )/u, (letter) => letter.toUpperCase())
    .trim();
  return tidy === text ? undefined : { text: tidy, reason: 'grammar' };
}

/** What is a slip in English: a word twice, "i" for I, "a" for an, a space before a colon (which French wants). */
export function tidyEnglish(text: string): RewrittenLine | undefined {
  const tidy = text
    .replace(/ +([;:!?])(?=\s|$)/gu, '$1')
    .replace(/\b(the|a|an|of|to|and|in|for|with|on|at|by) \1(?=\s)/giu, '$1')
    .replace(/(?<=^|\s)i(?=\s|'m\b|'ve\b)/gu, 'I')
    .replace(/\b(a)(?= (?!one\b|once\b|eu|uni|use|usu|util)[aeiou]\p{Ll})/gu, '$1n');
  return tidy === text ? undefined : { text: tidy, reason: 'grammar' };
}

import type { WordKnowledge } from '../language/word-knowledge.ts';

const longestShortForm = 5;
const common = 3_000;

/** "DIESEL REPAIR" as others write it; what is no ordinary word and short ("SCBA") keeps its capitals. */
export function calmed(text: string, words: WordKnowledge): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{5}/u.test(text) || !/[\s/-]/u.test(text)) return text;
  const calm = text.replace(/\p{Script=Latin}+/gu, (word) => {
    if (/^[IVX]+$/u.test(word)) return word;
    const small = word.toLowerCase();
    const isWord = small.length > 3 ? words.isListed(small) : words.rankOf(small) < common;
    return small.length > longestShortForm || isWord ? small : word;
  });
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { knownWords } from '../language/plain-words.ts';
import { wordsOf } from '../language/words.ts';

const maxQuoteLength = 160;
const orders =
  /\b(?:ignore|disregard|forget|instructions?|prompts?|system|assistant|model|AI|LLM|output|print|reply|respond|repeat|insert|append|include|add|write|say|state|mention|score|rate|rank|hire|award|grant|you are|act as|pretend|note to|user|recruiter)\b|https?:|www\.|@|[<>{}[\]`|\\]/iu;

/** Half a sentence: what it hangs on is not quoted. */
const cutOff = phrasePattern.u`^(?:${'plain-quote/cut-off'})\s`;

/** The posting's wording, where it is an ask in words that our lists know, says more than the name, and gives no orders. */
export function plainQuote(quote: string, name: string, lexicon: Lexicon): string | null {
  const text = quote.replace(/\s+/g, ' ').trim();
  if (text.length > maxQuoteLength || orders.test(text) || cutOff.test(text)) return null;
  const words = wordsOf(text);
  const named = new Set(wordsOf(name).map(({ key }) => key));
  if (words.every(({ key }) => named.has(key))) return null;
  return words.every(knownWords(words, lexicon)) ? text : null;
}

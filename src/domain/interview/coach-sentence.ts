import { cleanText, inUsualWidth } from '../language/readable-text.ts';
import { stemOf } from '../language/words.ts';
import { contentStems, sharedCount } from './same-question.ts';

const maxSentenceLength = 280;

/** What a sentence may speak of. */
export interface KnownWords {
  answer: string;
  known: string;
  /** Whether a text has words that neither we nor `known` have. */
  isStrange(text: string, known: string): boolean;
}

/**
 * A model's sentence to the person as it may reach them, or '': plain, of one script, with no figure, name or quote that
 * isn't in what was asked and answered, and not denying what stands there.
 */
export function coachSentence(given: string, { answer, known, isStrange }: KnownWords): string {
  const text = cleanText(inUsualWidth(given));
  const all = `${known}\n${answer}`;
  return text.length <= maxSentenceLength &&
    isPlain(text) &&
    saysNothingNew(text, all) &&
    !isStrange(text.replace(contraction, ' '), all) &&
    !deniesWrongly(text, answer)
    ? text
    : '';
}

/** No links, no markup and no letters of another script. */
export function isPlain(text: string): boolean {
  if (/https?:|www\.|[<>{}[\]`\\|@]|\*\*|__/iu.test(text)) return false;
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
}

/** No dictionary has these. */
const contraction =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|ca|wo)n['’]t|(?:I|you|he|she|it|we|they|that|there|here|what|who|how)['’](?:ve|d|ll|re|s|m))\b/giu;

/** What is at the beginning of a sentence, or in capitals for what it is. */
const usualCapitals = /^(?:I|I['’]\p{L}+|STAR|OK)$/u;

function saysNothingNew(text: string, known: string): boolean {
  const lower = folded(known);
  const has = (word: string) => lower.includes(folded(word));
  const quotes = [...text.matchAll(/[“"]([^“”"]+)[”"]/gu)].map(([, quote = '']) => quote);
  if (quotes.some((quote) => !has(quote.replace(/[.,;:!?…\s]+$/u, '')))) return false;
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’%-]*/gu)];
  return words.every(({ 0: word, index }) => {
    const isFirst = /(?:^|[.!?:]["”]?\s)["“]?$/u.test(text.slice(0, index));
    const isName = /\p{Lu}/u.test(isFirst ? word.slice(1) : word) && !usualCapitals.test(word);
    const figures = word.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
    return (!isName || has(word.replace(/['’]s$/u, ''))) && figures.every(has);
  });
}

const folded = (text: string) =>
  text.toLowerCase().replace(/[’‘`]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ');

const denial =
  /\b(?:(?:do|did|does|is|are|was|were|has|have|had|could|ca|wo)n['’]t|not|no|never|nothing|none|without|missing|lacks?|lacking|omits?|leaves? out|left out)\b/iu;

/** What is denied is worded with these, whatever it is. */
const denyingWords = new Set(
  'answer question mention name state give detail specific number figure result outcome example clear concrete point evidence include'
    .split(' ')
    .map((word) => stemOf(word)),
);

/** Whether it says that something isn't there of which more than half stands in the answer. */
function deniesWrongly(text: string, answer: string): boolean {
  const own = contentStems(answer);
  return text.split(/(?<=[.!?;])\s+|,\s+(?=but\b)/u).some((clause) => {
    const found = denial.exec(clause);
    // A question supposes, and denies nothing.
    if (!found || clause.endsWith('?')) return false;
    const denied = new Set(
      [...contentStems(clause.slice(found.index))].filter((stem) => !denyingWords.has(stem)),
    );
    return denied.size > 0 && sharedCount(denied, own) / denied.size > 0.5;
  });
}

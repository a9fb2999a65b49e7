import type { Lexicon } from '../../lexicon.ts';
import { isFunctionWord } from '../../score/function-words.ts';
import { wordsOf } from '../../words.ts';
import { capital, type RewrittenLine } from './rewritten-line.ts';

/** What wishes are made of. A sentence of nothing else says only that a job is wanted. */
const ofWishes = new Set(
  'seeking seek looking look position role job opportunity opportunities career company organization organisation environment team skills skill abilities ability experience knowledge use utilize utilise apply grow growth learn develop contribute contribution challenging challenge rewarding new next where further professional professionally objective goal obtain secure hoping hope wish work working best good great make take advance full time'.split(
    ' ',
  ),
);

/**
 * A summary without its worn phrases: sentences that hold nothing else go, worn words before a noun go, and a
 * sentence that has lost its subject is given the person's own title. What cannot be told for sure is left alone.
 */
export function tidySummary(summary: string, title: string, lexicon: Lexicon): RewrittenLine | undefined {
  const sentences = summary.match(/[^.!?]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)[^.!?]*)*\s*/gu) ?? [summary];
  const kept = sentences
    .map((sentence) => sentence.replace(/\bproven (?=(?:track )?record\b)/giu, ''))

    .map((sentence) => sentence.trim())
    .filter((sentence) => !isEmpty(sentence, lexicon))
    .map((sentence, index) => withoutWornOpening(sentence, index === 0 ? title : '', lexicon));
  const text = kept.join(' ').trim();
  if (text === '' || text === summary.trim()) return undefined;
  return { text, reason: 'cliche' };
}

/** Nothing but worn phrases, or nothing but a wish. */
function isEmpty(sentence: string, lexicon: Lexicon): boolean {
  const words = wordsOf(sentence);
  const worn = lexicon.cliches.find(words);
  const left = words.filter(
    ({ key, start }) =>
      !isFunctionWord(key) && !worn.some((phrase) => start >= phrase.start && start < phrase.end),
  );
  if (worn.length > 0 && left.every(({ key }) => ofWishes.has(key))) return true;
  const isWish = /\b(?:seeking|looking for|in search of|hoping to|to obtain|to secure|objective)\b/iu.test(
    sentence,
  );
  return isWish && left.every(({ key }) => ofWishes.has(key));
}

/** "Results-driven and detail-oriented project manager with…" → "Project manager with…". */
function withoutWornOpening(sentence: string, title: string, lexicon: Lexicon): string {
  let rest = sentence.replace(/^i am (?:an? )?/iu, '');
  const isFirstPerson = rest !== sentence;
  for (let worn = wornAtStart(rest, lexicon); worn > 0; worn = wornAtStart(rest, lexicon))
    rest = rest.slice(worn);
  if (rest === sentence || (isFirstPerson && rest === sentence.replace(/^i am (?:an? )?/iu, '')))
    return sentence;
  // Later sentences speak of the person whom the first one names.
  if (title === '' && /^with (?:over |more than )?\d/iu.test(rest))
    return capital(rest.slice('with '.length));
  if (/^(?:with|in|who|of|from)\b/iu.test(rest)) return title === '' ? sentence : `${title} ${rest}`;
  return /^\p{L}/u.test(rest) ? capital(rest) : sentence;
}

/** How long the worn phrase is that opens the text, with what joins it to the next word. */
function wornAtStart(text: string, lexicon: Lexicon): number {
  const [first] = lexicon.cliches.find(wordsOf(text.slice(0, 80)));
  if (!first || first.start > 0 || first.value.kind !== 'self-praise') return 0;
  return first.end + (/^(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s+)/u.exec(text.slice(first.end))?.[0].length ?? 0);
}

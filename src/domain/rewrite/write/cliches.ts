import { wordFormsOf } from '../../claims/knowledge.ts';
import { isWish } from '../../claims/sure-names.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phraseList } from '../../language/phrase-pattern.ts';
import { sentencesIn } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';

/** What wishes are made of. A sentence of nothing else says only that a job is wanted. */
const ofWishes = new Set(phraseList('cliches/of-wishes'));

/** What praise is made of. A sentence of nothing else could stand in anybody's resume. */
const ofPraise = new Set(phraseList('cliches/of-praise'));

const wish = /\b(?:seeking|looking (?:for|to)|in search of|hoping to|to obtain|to secure|objective)\b/iu;

/** Nothing but worn phrases, nothing but a wish, or nothing but praise. */
function isEmptySentence(sentence: string, lexicon: Lexicon): boolean {
  const words = wordsOf(sentence);
  if (/\d/.test(sentence)) return false;
  const worn = lexicon.cliches.find(words);
  const telling = words.filter(({ key }) => !isFunctionWord(key));
  const left = telling.filter(
    ({ start }) => !worn.some((phrase) => start >= phrase.start && start < phrase.end),
  );
  if ((worn.length > 0 || wish.test(sentence)) && left.every(({ key }) => ofWishes.has(key))) return true;
  const { isSoft } = wordFormsOf(lexicon);
  return telling.length > 1 && left.every(({ key }) => ofPraise.has(key) || isSoft(key));
}

/** Every sentence of it is empty. */
export const saysNothing = (text: string, lexicon: Lexicon): boolean =>
  sentencesIn(text).every((sentence) => isEmptySentence(sentence, lexicon));

/** What a summary has to lose: neither worn phrases alone nor what somebody looks for. */
export const substanceOf = (summary: string, lexicon: Lexicon): string =>
  saysNothing(summary, lexicon)
    ? ''
    : sentencesIn(summary)
        .filter((sentence) => !isWish(sentence))
        .join(' ');

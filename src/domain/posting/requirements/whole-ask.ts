import { isFunctionWord } from '../../language/function-words.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import type { PostingText } from './posting-text.ts';
import type { RequirementSpan } from './read-asks.ts';

/** Nobody reads more than that of one ask. */
const longest = 400;

/** The sentence or the item that an ask was cut out of, as the posting writes it; empty where it's too long, undefined where the ask is all of it. */
export function wholeAsk(
  description: string,
  { originalOf }: Pick<PostingText, 'originalOf'>,
  { start, end, first: { sentence } }: RequirementSpan,
): string | undefined {
  if (Math.max(end, sentence.end) - Math.min(start, sentence.start) > longest) return '';
  const around = originalOf(Math.min(start, sentence.start), Math.max(end, sentence.end));
  const whole = bare(description.slice(around.start, around.end));
  const own = originalOf(start, end);
  return whole === bare(description.slice(own.start, own.end)) ? undefined : whole;
}

const bare = (text: string) => text.replace(/^[\s•·*–—-]+|[\s.;,:]+$/gu, '').replace(/\s+/gu, ' ');

/** "S endorsements", "With at least 2 on Linux", "… CDL with P", "a Class D Water": cut where nobody would stop or begin. */
export function makesSenseAlone(quote: string, whole: string | undefined): boolean {
  if (whole === undefined) return true;
  const words = wordsOf(quote);
  const [last, first] = [words.at(-1), words[0]];
  if (!first || !last || begins.test(quote) || unitless.test(quote) || /…|\.{3}/u.test(quote)) return false;
  const isLetter = ({ text }: typeof last) => /^\p{Lu}$/u.test(text);
  if (isLetter(first) || isLetter(last) || isFunctionWord(last.key) || ends.test(quote)) return false;
  // What stands before "and" may go with what stands behind it: "a Class D Water and Wastewater license".
  const [, behind = ''] = whole.split(quote);
  return !/^\s+[\p{L}\d]/u.test(behind);
}

const begins = phrasePattern.iu`^(?:${'whole-ask/hanging'}|(?:will|would|must|should|can|may|be)\s)(?![\p{L}-])`;
/** "At least 2 on production Kubernetes": two of what stands before it. */
const unitless = phrasePattern.iu`(?:^|\b(?:least|minimum|over|of|than|with) )(?:\d{1,2}|${'whole-ask/few'})\+?(?: (?:${'whole-ask/behind-few'})\b|$)`;
const ends = /\b(?:will be|is|are|an added|a|an|the|be|being|considered|because)$/iu;

import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { beginsSmall, sentencesIn } from '../../language/sentences.ts';
import { formsOfBase, formsOfPast, isAlsoName } from '../../language/verb-forms.ts';

/** A line of this many words is read at a glance, also with two sentences. */
const shortLine = 18;
const leastWords = 4;

const countWords = (text: string) => text.split(/\s+/u).length;

/** What speaks of the sentence before stays with it. */
const leaning = phrasePattern.iu`^(?:${'split-line/leaning'})\b`;

/** A paragraph under a job as lines, one idea each; a line that is good as one stays one. */
export function splitLine(text: string, lexicon: Lexicon): string[] {
  const isCareless = /^\p{Ll}/u.test(text) || beginsSmall(text);
  const sentences = begun(sentencesIn(text, isCareless), isCareless);
  return sentences.length > 2 ||
    (sentences.length > 1 && countWords(text) > shortLine && statesAchievement(text, lexicon))
    ? joinLeaning(sentences, lexicon)
    : [text];
}

/** A sentence begins with a word, and never with or inside brackets: "(Ch. 42+300 to 71+800), Rs. 386 Cr." is one. */
function begun(sentences: readonly string[], isCareless: boolean): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const before = whole.at(-1);
    const isOpen = before !== undefined && before.split('(').length > before.split(')').length;
    const begins = (isCareless ? /^["'“‘]*\p{L}/u : /^["'“‘]*\p{Lu}/u).test(sentence);
    if (before === undefined || (begins && !isOpen)) whole.push(sentence);
    else whole.splice(-1, 1, `${before} ${sentence}`);
  }
  return whole;
}

function joinLeaning(sentences: readonly string[], lexicon: Lexicon): string[] {
  const isOwnAchievement = (sentence: string) =>
    countWords(sentence) > 1 && formsOfPast(/^\p{L}+/u.exec(sentence)?.[0] ?? '', lexicon) !== undefined;
  const parts: string[] = [];
  for (const sentence of sentences) {
    const isOwn =
      (countWords(sentence) >= leastWords || isOwnAchievement(sentence)) && !leaning.test(sentence);
    if (isOwn || parts.length === 0) parts.push(sentence);
    else parts.push(`${parts.pop()} ${sentence}`);
  }
  // A short opening ("Winter driving.") is a heading of what follows.
  const [first = '', second] = parts;
  return second !== undefined && countWords(first) < leastWords
    ? [`${first} ${second}`, ...parts.slice(2)]
    : parts;
}

/** It opens with what was done: of "Acting lead when she was away. Ran the room." the second hangs on the first. */
function statesAchievement(text: string, lexicon: Lexicon): boolean {
  const [first = ''] = /^(?:I\s+(?:also\s+)?)?(\p{L}+)/u.exec(text)?.slice(1) ?? [];
  const base = formsOfBase(first, lexicon);
  const isAchievement =
    formsOfPast(first, lexicon) !== undefined || (base !== undefined && !isAlsoName(base));
  return countWords(text) >= leastWords && (isAchievement || /ing$/u.test(first));
}

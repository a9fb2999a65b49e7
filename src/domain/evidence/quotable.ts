import { isFunctionWord, saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { knownWords } from '../language/plain-words.ts';
import type { TextReader } from '../language/text-reader.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';

const orders =
  /\b(?:ignore|disregard|forget|override|instructions?|prompts?|assistant|LLM|output|reply|respond|pretend|act as|you are)\b|https?:|www\.|@|[<>{}[\]`|\\]/iu;

const longest = 160;

/** Rarer words may be a sign that somebody planted to see it again. */
const commonWords = 18_000;

/** Less of an ask than this is a scrap of it, unless it is a name of our lists. */
const leastKept = 0.5;

/**
 * What of an ask may be repeated: the longest run of words that are common or in our lists, and of those that are
 * `about` what is asked, where there is one. A posting may say anything, and what it says must not speak to the person
 * through us. Exactly as it stands there.
 */
export function quotable(quote: string, lexicon: Lexicon, about = /^/u): string | undefined {
  const words = wordsOf(quote);
  const isKnown = knownWords(words, lexicon, [lexicon.places]);
  const runs: Word[][] = [[]];
  for (const [place, word] of words.entries()) {
    const isBroken = /[\n<>{}[\]`|\\@]/u.test(quote.slice(words[place - 1]?.end ?? word.start, word.start));
    if (isBroken) runs.push([]);
    if (isKnown(word) || lexicon.words.rankOf(word.key) <= commonWords) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  const told = runs
    .map((run) => textOf(withoutLooseEnds(run), quote))
    .filter((text) => !orders.test(text) && wordsOf(text).some(({ key }) => isTelling(key, lexicon)))
    .sort(
      (a, b) =>
        Number(about.test(b)) - Number(about.test(a)) ||
        Number(isNamed(b, lexicon)) - Number(isNamed(a, lexicon)) ||
        tellingIn(b, lexicon) - tellingIn(a, lexicon) ||
        b.length - a.length,
    )[0];
  if (told === undefined || told.length > longest) return undefined;
  return isScrap(told, quote, lexicon) ? undefined : told;
}

/** Says something of our lists. */
const isNamed = (text: string, { skills, certifications }: Lexicon): boolean =>
  [skills, certifications].some((list) => list.find(wordsOf(text)).length > 0);

function isScrap(told: string, quote: string, lexicon: Lexicon): boolean {
  return (
    told !== quote &&
    !isNamed(told, lexicon) &&
    tellingIn(told, lexicon) <= tellingIn(quote, lexicon) * leastKept
  );
}

const hedge =
  /^(?:advantage|advantageous|added|preferred|preferably|desirable|essential|required|ideally|useful)$/u;

const tellingIn = (text: string, lexicon: Lexicon): number =>
  wordsOf(text).filter(({ key }) => isTelling(key, lexicon) && !hedge.test(key)).length;

const isTelling = (key: string, lexicon: Lexicon) =>
  !saysNothingAboutFit(key) ||
  lexicon.skills.whole(key) !== undefined ||
  lexicon.certifications.whole(key) !== undefined ||
  /^(?:shifts?|nights?)$/u.test(key);

function textOf(run: readonly Word[], quote: string): string {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return '';
  // A bracket that closes what was opened belongs to it.
  const text = quote.slice(first.start, last.end);
  const isOpen = /\([^)]*$/u.test(text) && quote[last.end] === ')';
  return isOpen ? `${text})` : text;
}

function withoutLooseEnds(run: readonly Word[]): Word[] {
  const from = run.findIndex(({ key }) => !/^(?:and|or|with|of|in|for|to|as|on|by)$/u.test(key));
  const to = run.findLastIndex(({ key }) => !isFunctionWord(key));
  return from === -1 ? [] : run.slice(from, to + 1);
}

/** Most of the words of an ask are its name; where list names are less than this, they leave out what matters. */
const enoughNamed = 0.5;
const mostNames = 3;
const longestName = 60;

/** The names of our lists where they say what is asked, else the posting's own wording, short. */
export function nameOfAsk(
  { skills = [], quote, name, years, kind }: Requirement,
  safe: string,
  reader: TextReader,
): string {
  const words = reader.words(quote).filter(({ key }) => !saysNothingAboutFit(key));
  const named = reader.lexicon.skills
    .find(reader.words(quote))
    .filter(({ value }) => skills.includes(value.name));
  const covered = words.filter(({ start }) => named.some((one) => start >= one.start && start < one.end));
  const isNamed = skills.length > 0 && covered.length >= words.length * enoughNamed;
  if (isNamed && years === undefined && kind !== 'education') return skills.slice(0, mostNames).join(', ');
  const own = safe === quote ? name : safe;
  const text =
    own.length <= longestName ? own : withoutLooseEnd(own.slice(0, longestName).replace(/\S*$/u, ''));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const withoutLooseEnd = (text: string): string => {
  const words = wordsOf(text);
  const last = words.findLast(({ key }) => !isFunctionWord(key));
  return last ? text.slice(0, last.end) : text.trim();
};

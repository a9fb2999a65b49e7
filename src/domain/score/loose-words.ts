import { isFunctionWord, saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Span } from '../language/span.ts';
import type { Word } from '../language/words.ts';
import type { PostingWords } from '../posting/posting-words.ts';

const longestRun = 7;

/**
 * Words of the posting strung together inside a line: many in a row with no small word between them, or three of its
 * skills with nothing at all between them.
 */
export function looseWords(
  words: readonly Word[],
  text: string,
  start: number,
  posting: PostingWords,
  lexicon: Lexicon,
): Span[] {
  const chains = chainsOf(words, text, start, posting, lexicon);
  const last = chains.at(-1);
  return [
    ...runsOf(words, text, start, posting),
    ...chains.filter(({ length }) => length >= 3),
    ...(last && isLooseEnd(last, words, text, start, lexicon) ? [last] : []),
  ];
}

interface Chain extends Span {
  length: number;
  /** It begins with a name or is written like one. */
  isTool: boolean;
}

/**
 * Skills that end a line and hang on nothing: "… 12 nurses per shift Epic". A small word, a verb or a mark before
 * them would tie them in, and so would being the object of "advanced" or the like where they are no names.
 */
function isLooseEnd(
  chain: Chain,
  words: readonly Word[],
  text: string,
  start: number,
  lexicon: Lexicon,
): boolean {
  const place = words.findIndex((word) => word.start === chain.start);
  const before = words[place - 1];
  const isLast = (words.at(-1)?.end ?? 0) === chain.end;
  if (!before || !isLast || place < 4 || !(chain.isTool || chain.length >= 2)) return false;
  const isAdjacent = /^\s+$/.test(text.slice(before.end - start, chain.start - start));
  const isTied =
    isFunctionWord(before.key) ||
    /(?:ing|ed|ly)$/.test(before.key) ||
    /^\p{Lu}/u.test(before.text) ||
    lexicon.actionVerbs.whole(before.text) !== undefined;
  return isAdjacent && !isTied;
}

function runsOf(words: readonly Word[], text: string, start: number, posting: PostingWords): Span[] {
  const spans: Span[] = [];
  let run: Word[] = [];
  const close = () => {
    const from = run.findIndex(posting.hasWord);
    const own = from === -1 ? [] : run.slice(from);
    const named = own.filter((word) => posting.hasWord(word) && !saysNothingAboutFit(word.key)).length;
    const [first] = own;
    const last = own.at(-1);
    if (first && last && own.length >= longestRun && named >= own.length * 0.7)
      spans.push({ start: first.start, end: last.end });
    run = [];
  };
  for (const word of words) {
    const before = run.at(-1);
    // A clause of one's own ends at a mark; a string of keywords has none.
    if (before && /[.;:%]/u.test(text.slice(before.end - start, word.start - start))) close();
    if (isFunctionWord(word.key)) close();
    else run.push(word);
  }
  close();
  return spans;
}

function chainsOf(
  words: readonly Word[],
  text: string,
  start: number,
  posting: PostingWords,
  lexicon: Lexicon,
): Chain[] {
  const spans: Chain[] = [];
  for (const { value, ...span } of lexicon.skills.find(words)) {
    const isOrdinary = value.ambiguous && !/^\p{Lu}/u.test(text.slice(span.start - start));
    if (isOrdinary || !posting.hasSkill(value.name)) continue;
    const isTool = /tool|technology|credential|regulation/.test(value.type);
    const last = spans.at(-1);
    if (last && /^\s*$/.test(text.slice(last.end - start, span.start - start)))
      Object.assign(last, { end: span.end, length: last.length + 1 });
    else
      spans.push({
        start: span.start,
        end: span.end,
        length: 1,
        isTool: isTool || /^\p{Lu}/u.test(text.slice(span.start - start)),
      });
  }
  return spans;
}

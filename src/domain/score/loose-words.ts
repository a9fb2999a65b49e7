import type { Lexicon } from '../lexicon.ts';
import type { Word } from '../words.ts';
import { isFunctionWord, saysNothingAboutFit } from './function-words.ts';
import type { PostingWords } from './posting-words.ts';
import type { Span } from './score.ts';

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
  return [...runsOf(words, posting), ...chainsOf(words, text, start, posting, lexicon)];
}

function runsOf(words: readonly Word[], posting: PostingWords): Span[] {
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
): Span[] {
  const spans: (Span & { length: number })[] = [];
  for (const { value, ...span } of lexicon.skills.find(words)) {
    if (!posting.hasSkill(value.name)) continue;
    const last = spans.at(-1);
    if (last && /^\s*$/.test(text.slice(last.end - start, span.start - start)))
      Object.assign(last, { end: span.end, length: last.length + 1 });
    else spans.push({ start: span.start, end: span.end, length: 1 });
  }
  return spans.filter(({ length }) => length >= 3);
}

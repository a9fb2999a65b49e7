import { isFunctionWord, saysNothingAboutFit } from '../language/function-words.ts';
import type { Span } from '../language/span.ts';
import type { PostingWords } from '../posting/posting-words.ts';
import { itemsOf, type WordLine } from '../resume/word-lines.ts';

const keysOf = ({ words }: WordLine) => words.map(({ key }) => key).join(' ');

/** Words said over and over: nothing is gained by them. The first time counts. */
export function repeatedSpans(lines: readonly WordLine[], posting: PostingWords | undefined): Span[] {
  const seenLists = new Set<string>();
  const tails = posting ? repeatedTails(lines, posting) : new Map<WordLine, Span>();
  return lines.flatMap((line): Span[] => {
    const keys = keysOf(line);
    const distinct = new Set(line.words.map(({ key }) => key)).size;
    const isMonotone = line.words.length >= 8 && distinct * 5 <= line.words.length * 2;
    const isList = itemsOf(line.text, line.start).length >= 4;
    if (isMonotone || (isList && seenLists.has(keys))) return [{ start: line.start, end: line.end + 1 }];
    if (isList) seenLists.add(keys);
    return [tails.get(line)].flatMap((span) => span ?? []);
  });
}

const longestTail = 8;
const longLine = 6;

/** The same words of the posting at the end of line after line. */
function repeatedTails(lines: readonly WordLine[], posting: PostingWords): Map<WordLine, Span> {
  const byTail = new Map<string, WordLine[]>();
  for (const line of lines)
    for (let length = 1; length <= Math.min(longestTail, line.words.length - 3); length += 1) {
      const key = line.words
        .slice(-length)
        .map((word) => word.key)
        .join(' ');
      const ending = byTail.get(key) ?? [];
      ending.push(line);
      byTail.set(key, ending);
    }
  const long = lines.filter(({ words }) => words.length >= longLine).length;
  const fewest = Math.max(4, long / 5);
  const found = new Map<WordLine, Span>();
  const longestFirst = [...byTail].sort(([a], [b]) => b.length - a.length);
  for (const [key, ending] of longestFirst)
    if (ending.length >= 3 && isTelling(key) && posting.names(key)) {
      const tails = ending.map((line) => ({ line, tail: tailOf(line, key.split(' ').length) }));
      if (tails.length < fewest && tails.filter(isSetApart).length < 3) continue;
      for (const { line, tail } of tails) if (!found.has(line)) found.set(line, tail);
    }
  return found;
}

/** In brackets, or after the end of a sentence. */
const isSetApart = ({ line: { text, start }, tail }: { line: WordLine; tail: Span }) =>
  /^[\s–—-]*[([]/u.test(text.slice(tail.start - start)) || /[.!?;]$/u.test(text.slice(0, tail.start - start));

const isTelling = (key: string) =>
  key
    .split(' ')
    .some((word) =>
      word.length <= 2 ? !isFunctionWord(word) && !/^\d/.test(word) : !saysNothingAboutFit(word),
    );

/** With the marks before it: brackets, dashes, a full stop stay behind. */
function tailOf({ words, text, start, end }: WordLine, length: number): Span {
  const from = words.at(-length)?.start ?? end;
  const before = /[\s([,;|–—-]*$/u.exec(text.slice(0, from - start))?.[0].length ?? 0;
  return { start: from - before, end };
}

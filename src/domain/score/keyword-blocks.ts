import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Span } from '../language/span.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { PostingWords } from '../posting/posting-words.ts';
import { sectionOfHeading } from '../resume/section-headings.ts';
import { itemsOf, type WordLine } from '../resume/word-lines.ts';
import { looseWords } from './loose-words.ts';

/** Lists of the posting's own words: lines of them, runs of lines, and what is tacked on to the person's lines. */
export function keywordSpans(lines: readonly WordLine[], posting: PostingWords, lexicon: Lexicon): Span[] {
  const tails = lines.map((line) => tackedOn(line, posting, lexicon));
  const isKeywords = lines.map(
    (line, place) => tails[place]?.length === 0 && isKeywordLine(line, posting, lexicon),
  );
  markRunsOfShortLines(lines, isKeywords, posting);
  return lines.flatMap((line, place) =>
    isKeywords[place] ? [{ start: line.start, end: line.end + 1 }] : (tails[place] ?? []),
  );
}

/** Words of a line that says what somebody is. */
const longestHeadline = 8;

const year = /(?:19|20)\d{2}/;

/** Almost every item, or almost every word where nothing parts them, is the posting's. */
function isKeywordLine({ text, start, words }: WordLine, posting: PostingWords, lexicon: Lexicon): boolean {
  const label = /^[\s\p{P}\p{S}]*[\p{L} &/]{2,40}:\s/u.exec(text)?.[0] ?? '';
  const body = text.slice(label.length);
  const items = itemsOf(body, start + label.length);
  if (items.length >= 4)
    return countOf(items, (item) => posting.names(item.text)) >= items.length * 0.85 && !year.test(text);
  const isSkill = (item: string) => posting.hasSkill(lexicon.skills.whole(item)?.name ?? '');
  if (
    items.length >= 2 &&
    words.length <= items.length * 4 &&
    items.every((item) => posting.names(item.text))
  )
    return countOf(items, (item) => isSkill(item.text)) >= 2 && !year.test(text);
  const bodyWords = words.filter((word) => word.start >= start + label.length);
  // "High School Science Teacher, 5 years" is who somebody is, though the posting has the same words.
  if (bodyWords.length <= longestHeadline && lexicon.titles.find(bodyWords).length > 0) return false;
  return bodyWords.length >= 6 && items.length <= 3 && isKeywordRun(bodyWords, posting) && !year.test(text);
}

function isKeywordRun(words: readonly Word[], posting: PostingWords): boolean {
  const content = words.filter(({ key }) => !isFunctionWord(key));
  return content.length >= words.length * 0.85 && countOf(content, posting.hasWord) >= content.length * 0.85;
}

const countOf = <T>(values: readonly T[], test: (value: T) => boolean) => values.filter(test).length;

/** One item a line: four short lines in a row that are all the posting's. */
function markRunsOfShortLines(
  lines: readonly WordLine[],
  isKeywords: boolean[],
  posting: PostingWords,
): void {
  let run: number[] = [];
  const close = () => {
    if (run.length >= 4) for (const place of run) isKeywords[place] = true;
    run = [];
  };
  for (const [place, { text, words }] of lines.entries()) {
    if (words.length === 0) continue;
    const isItem = words.length <= 6 && !year.test(text) && !sectionOfHeading(text) && posting.names(text);
    if (isItem || isKeywords[place]) run.push(place);
    else close();
  }
  close();
}

/** Keywords after the last sentence of a line or after its commas, and those strung together inside it. */
function tackedOn(line: WordLine, posting: PostingWords, lexicon: Lexicon): Span[] {
  const { text, start, words } = line;
  if (words.length < 6) return [];
  const loose = looseWords(words, text, start, posting, lexicon);
  const sentence = /(?<=\S[.!?])\s+([^.!?]{1,400})[.]?\s*$/u.exec(text);
  if (sentence?.[1] && isTail(sentence[1], posting, lexicon))
    return [{ start: start + sentence.index, end: start + text.length }, ...loose];
  return [
    ...farTail(line, posting, lexicon),
    ...firstItems(line, posting),
    ...lastItems(line, posting),
    ...loose,
  ];
}

/** Pushed far to the right, out of sight: two and more of the posting's skills. Dates and places stand there too. */
function farTail({ text, start }: WordLine, posting: PostingWords, lexicon: Lexicon): Span[] {
  const found = /\s{12,}|\f/u.exec(text.trimEnd());
  if (!found) return [];
  const items = itemsOf(text.slice(found.index), start + found.index);
  const skills = items.filter((item) => posting.hasSkill(lexicon.skills.whole(item.text)?.name ?? ''));
  return skills.length >= 2 ? [{ start: start + found.index, end: start + text.length }] : [];
}

/** So many items of the posting in a row, before or after the person's own words, were put there. */
const mostItems = 5;

/** Items of the posting at the end of the person's own. Most must be its own; a few may be renamed. */
function lastItems({ text, start }: WordLine, posting: PostingWords): Span[] {
  const items = itemsOf(text, start);
  const from = items.length - runLength(items.toReversed(), posting);
  const before = items[from - 1];
  return items.length - from >= mostItems && before
    ? [{ start: before.end, end: start + text.trimEnd().length }]
    : [];
}

/** The same in front of a sentence; in front of other items they are the person's list. */
function firstItems({ text, start }: WordLine, posting: PostingWords): Span[] {
  const items = itemsOf(text, start);
  const length = runLength(items, posting);
  const last = items[length - 1];
  const next = items[length];
  if (length < mostItems || !last || !next || !isProse(next.text)) return [];
  const mark = text.slice(last.end - start, next.start - start);
  const bullet = /[•·●▪■◦‣⁃]\s*$/u.exec(mark)?.[0].length ?? 0;
  return [{ start, end: next.start - bullet }];
}

const isProse = (text: string) => {
  const words = wordsOf(text);
  return words.length >= 4 && words.some(({ key }) => isFunctionWord(key));
};

/** How many items come first, of which all but single ones are the posting's; the last is. One other item is left. */
function runLength(items: readonly { text: string }[], posting: PostingWords): number {
  const isNamed = items.map((item) => posting.names(item.text));
  let length = 0;
  for (let place = 0; place < items.length - 1 && (isNamed[place] || isNamed[place + 1]); place += 1)
    if (isNamed[place]) length = place + 1;
  return length;
}

function isTail(tail: string, posting: PostingWords, lexicon: Lexicon): boolean {
  const words = wordsOf(tail);
  const items = itemsOf(tail, 0);
  const isNamed = countOf(items, (item) => posting.names(item.text)) >= items.length * 0.85;
  if (items.length >= 2) return isNamed;
  return (
    isNamed && (words.length >= 5 ? isKeywordRun(words, posting) : lexicon.skills.find(words).length > 0)
  );
}

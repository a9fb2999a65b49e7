import type { Lexicon } from '../lexicon.ts';
import { sectionOfHeading } from '../section-headings.ts';
import { type Word, wordsOf } from '../words.ts';
import { isFunctionWord } from './function-words.ts';
import type { PostingWords } from './posting-words.ts';
import type { Span } from './score.ts';
import { itemsOf, type TextLine } from './text-lines.ts';

/** Lists of the posting's own words: lines of them, runs of lines, and what is tacked on to the person's lines. */
export function keywordSpans(lines: readonly TextLine[], posting: PostingWords, lexicon: Lexicon): Span[] {
  const isKeywords = lines.map((line) => isKeywordLine(line, posting));
  markRunsOfShortLines(lines, isKeywords, posting);
  markOrphanHeadings(lines, isKeywords);
  return lines.flatMap((line, place) =>
    isKeywords[place] ? [{ start: line.start, end: line.end + 1 }] : tackedOn(line, posting, lexicon),
  );
}

const year = /(?:19|20)\d{2}/;

/** Almost every item, or almost every word where nothing parts them, is the posting's. */
function isKeywordLine({ text, start, words }: TextLine, posting: PostingWords): boolean {
  const label = /^[\s\p{P}\p{S}]*[\p{L} &/]{2,40}:\s/u.exec(text)?.[0] ?? '';
  const body = text.slice(label.length);
  const items = itemsOf(body, start + label.length);
  if (items.length >= 4)
    return countOf(items, (item) => posting.names(item.text)) >= items.length * 0.85 && !year.test(text);
  const bodyWords = words.filter((word) => word.start >= start + label.length);
  return bodyWords.length >= 6 && items.length <= 3 && isKeywordRun(bodyWords, posting) && !year.test(text);
}

function isKeywordRun(words: readonly Word[], posting: PostingWords): boolean {
  const content = words.filter(({ key }) => !isFunctionWord(key));
  return content.length >= words.length * 0.85 && countOf(content, posting.hasWord) >= content.length * 0.85;
}

const countOf = <T>(values: readonly T[], test: (value: T) => boolean) => values.filter(test).length;

/** One item a line: four short lines in a row that are all the posting's. */
function markRunsOfShortLines(
  lines: readonly TextLine[],
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

/** A heading whose whole content was left out is left out too. */
function markOrphanHeadings(lines: readonly TextLine[], isKeywords: boolean[]): void {
  for (const [place, line] of lines.entries()) {
    if (!isKeywords[place] || isKeywords[place - 1]) continue;
    let above = place - 1;
    while (above > 0 && lines[above]?.text.trim() === '') above -= 1;
    let below = place;
    while (lines[below] && (isKeywords[below] || lines[below]?.text.trim() === '')) below += 1;
    const heading = lines[above]?.text.trim() ?? '';
    const next = lines[below]?.text.trim() ?? '';
    const isEndOfSection = next === '' || sectionOfHeading(next) !== undefined;
    const isHeading =
      heading !== '' && (sectionOfHeading(heading) !== undefined || /^[^.]{2,40}:$/.test(heading));
    if (isHeading && isEndOfSection && line.words.length > 0) isKeywords[above] = true;
  }
}

/** Keywords after the last sentence of a line, or five and more after its last comma-free word. */
function tackedOn({ text, start, words }: TextLine, posting: PostingWords, lexicon: Lexicon): Span[] {
  if (words.length < 6) return [];
  const sentence = /(?<=[\p{L}\p{N})][.!?])\s+([^.!?]{2,400})[.]?\s*$/u.exec(text);
  if (sentence?.[1] && isTail(sentence[1], posting, lexicon))
    return [{ start: start + sentence.index, end: start + text.length }];
  const items = itemsOf(text, start);
  let named = 0;
  while (named < items.length - 1 && posting.names(items[items.length - 1 - named]?.text ?? '')) named += 1;
  const first = items[items.length - named];
  if (named >= 5 && first) return [{ start: first.start - 2, end: start + text.trimEnd().length }];
  return looseTail(words, posting, lexicon);
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

/** Three skills of the posting and more at the end of a line with nothing at all between them. */
function looseTail(words: readonly Word[], posting: PostingWords, lexicon: Lexicon): Span[] {
  let from = words.length;
  while (from > 0) {
    const word = words[from - 1];
    if (!word || isFunctionWord(word.key) || !posting.hasWord(word)) break;
    from -= 1;
  }
  const tail = words.slice(from);
  const introduced = isFunctionWord(words[from - 1]?.key ?? '');
  const first = tail[0];
  if (tail.length < 5 || introduced || !first || lexicon.skills.find(tail).length < 3) return [];
  return [{ start: first.start, end: tail.at(-1)?.end ?? first.end }];
}

import type { Span } from '../language/span.ts';
import { wordsOf } from '../language/words.ts';
import { copiedRunLength, type PostingWords } from '../posting/posting-words.ts';
import { sectionOfHeading } from '../resume/section-headings.ts';
import type { WordLine } from '../resume/word-lines.ts';

/** Passages copied from the posting: whole lines where most of the words are, else the copied run alone. */
export function copiedSpans(lines: readonly WordLine[], posting: PostingWords): Span[] {
  const places = posting.copiedIn(lines.flatMap(({ words }) => words));
  const isCopied = lines.map((line) => {
    const copied = line.words.filter((_, place) => places.has(line.firstWord + place)).length;
    return copied > 0 && copied * 2 >= line.words.length;
  });
  spreadToShortLines(lines, isCopied, posting);
  return lines.flatMap((line, place) =>
    isCopied[place] ? [withLineEnd(line)] : copiedRuns(line, places).map((run) => withMarks(line, run)),
  );
}

/**
 * The short lines of a copied posting ("Helpful", "GD&T") are no copies by themselves; beside another of its lines they
 * are. A heading beside one may be the person's own, so it must stand between two.
 */
function spreadToShortLines(lines: readonly WordLine[], isCopied: boolean[], posting: PostingWords): void {
  const own = new Set(posting.text.split('\n').map((line) => keysOf(line)));
  const told = lines.filter(({ words }) => words.length > 0);
  const places = new Map(lines.map((line, place) => [line, place]));
  const kinds = told.map(({ words, text }) => ({
    isPostings:
      own.has(words.map(({ key }) => key).join(' ')) || (words.length >= 3 && posting.hasPhrase(words)),
    isHeading: sectionOfHeading(text) !== undefined,
    isWordy: words.length >= 2,
  }));
  const copied = told.map((line) => isCopied[places.get(line) ?? -1] ?? false);
  // Two of the posting's lines in a row.
  for (const [at, { isPostings, isHeading, isWordy }] of kinds.entries())
    if (isPostings && !isHeading && isWordy && [kinds[at - 1], kinds[at + 1]].some(isPlainCopy))
      copied[at] = true;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, { isPostings, isHeading }] of kinds.entries()) {
      if (copied[at] || !isPostings) continue;
      const sides = [copied[at - 1] ?? 'edge', copied[at + 1] ?? 'edge'];
      const isBeside = isHeading ? sides.every(Boolean) && sides.includes(true) : sides.includes(true);
      if (isBeside) changed = copied[at] = true;
    }
  }
  for (const [at, line] of told.entries()) if (copied[at]) isCopied[places.get(line) ?? -1] = true;
}

const isPlainCopy = (kind: { isPostings: boolean; isHeading: boolean; isWordy: boolean } | undefined) =>
  kind?.isPostings === true && !kind.isHeading && kind.isWordy;

const keysOf = (line: string) =>
  wordsOf(line)
    .map(({ key }) => key)
    .join(' ');

const withLineEnd = ({ start, end }: WordLine): Span => ({ start, end: end + 1 });

function copiedRuns({ words, firstWord }: WordLine, places: ReadonlySet<number>): Span[] {
  const runs: { start: number; end: number; length: number }[] = [];
  let isOpen = false;
  for (const [place, { start, end }] of words.entries()) {
    const last = runs.at(-1);
    if (!places.has(firstWord + place)) isOpen = false;
    else if (isOpen && last) Object.assign(last, { end, length: last.length + 1 });
    else {
      runs.push({ start, end, length: 1 });
      isOpen = true;
    }
  }
  return runs.filter(({ length }) => length >= copiedRunLength);
}

/** The marks before and after a run go with it. */
function withMarks({ text, start: from }: WordLine, { start, end }: Span): Span {
  const before = /[\s,;:|–—(-]*$/u.exec(text.slice(0, start - from))?.[0].length ?? 0;
  const after = /^[\s,;:.|–—)!?-]*/u.exec(text.slice(end - from))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

import { sectionOfHeading } from '../section-headings.ts';
import { wordsOf } from '../words.ts';
import { copiedRunLength, type PostingWords } from './posting-words.ts';
import type { Span } from './score.ts';
import type { TextLine } from './text-lines.ts';

/** Passages copied from the posting: whole lines where most of the words are, else the copied run alone. */
export function copiedSpans(lines: readonly TextLine[], posting: PostingWords): Span[] {
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
 * The short lines of a copied posting ("Helpful", "GD&T") are no copies by themselves; beside a copied line they are.
 * A heading beside one may be the person's own, so it must stand between two.
 */
function spreadToShortLines(lines: readonly TextLine[], isCopied: boolean[], posting: PostingWords): void {
  const own = new Set(posting.text.split('\n').map((line) => keysOf(line)));
  const isPostingLine = lines.map(
    ({ words }) =>
      words.length > 0 && (own.has(words.map(({ key }) => key).join(' ')) || isLongPhrase(words)),
  );
  function isLongPhrase(words: TextLine['words']) {
    return words.length >= 3 && posting.hasPhrase(words);
  }
  const neighbour = (place: number, step: 1 | -1) => {
    let at = place + step;
    while (lines[at]?.words.length === 0) at += step;
    return lines[at] ? isCopied[at] : 'edge';
  };
  for (let round = 0; round < 40; round += 1) {
    let changed = false;
    for (const [place, line] of lines.entries()) {
      if (isCopied[place] || !isPostingLine[place]) continue;
      const sides = [neighbour(place, -1), neighbour(place, 1)];
      const isHeading = sectionOfHeading(line.text) !== undefined;
      const isBeside = isHeading ? sides.every(Boolean) && sides.includes(true) : sides.includes(true);
      if (isBeside) changed = isCopied[place] = true;
    }
    if (!changed) return;
  }
}

const keysOf = (line: string) =>
  wordsOf(line)
    .map(({ key }) => key)
    .join(' ');

const withLineEnd = ({ start, end }: TextLine): Span => ({ start, end: end + 1 });

function copiedRuns({ words, firstWord }: TextLine, places: ReadonlySet<number>): Span[] {
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
function withMarks({ text, start: from }: TextLine, { start, end }: Span): Span {
  const before = /[\s,;:|–—(-]*$/u.exec(text.slice(0, start - from))?.[0].length ?? 0;
  const after = /^[\s,;:.|–—)!?-]*/u.exec(text.slice(end - from))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

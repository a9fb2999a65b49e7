import { linesOf, type TextLine } from '../language/lines.ts';
import type { Span } from '../language/span.ts';
import type { Word } from '../language/words.ts';
import type { PostingWords } from '../posting/posting-words.ts';
import { type ReadResume, readPrinted, valuesIn } from '../resume/read-resume.ts';
import { withOwnWords } from '../resume/resume-changes.ts';

/** A resume without what was copied out of the posting, and that, line by line. */
export function withoutCopied(
  view: ReadResume,
  posting: PostingWords,
): { view: ReadResume; copied: string[] } {
  const lines = copiedLines(view, posting);
  if (lines.length === 0) return { view, copied: [] };
  const isCopied = (path: string) => {
    const span = view.spanOf(path);
    return span !== undefined && lines.some((line) => line.start < span.end && line.end > span.start);
  };
  const data = valuesIn(view.data)
    .filter(({ path }) => isCopied(path))
    .reduce((left, { path }) => withOwnWords(left, path, ''), view.data);
  return {
    view: readPrinted({ text: textWithout(view.text, lines), data }, view.reader.lexicon),
    copied: lines.map(({ text }) => text.trim()),
  };
}

const textWithout = (text: string, lines: readonly Span[]): string =>
  lines.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

/** People and postings call a license, a degree or a duty by the same words, but never at this length. */
const fewestWords = 12;
const fewestForLine = 4;

type WordLine = TextLine & { words: readonly Word[] };

/** Lines that say what the posting says, word for word: one of a sentence's length, or several in a row. */
function copiedLines(view: ReadResume, posting: PostingWords): WordLine[] {
  const groups: WordLine[][] = [[]];
  for (const line of linesOf(view.text)) {
    const words = view.reader.words(line.text);
    if (words.length === 0) continue;
    if (posting.isCopied(words)) groups.at(-1)?.push({ ...line, words });
    else groups.push([]);
  }
  return groups.filter(isPassage).flat();
}

function isPassage(lines: readonly WordLine[]): boolean {
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  return words >= fewestWords && words >= lines.length * fewestForLine;
}

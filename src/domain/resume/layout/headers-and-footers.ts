import { foldWords } from '../../language/fold.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import { isUnfinished, type Line, startsSmall } from './source-lines.ts';

const pageWords = 'page|pg\\.?|seite|s\\.|strona|str\\.|p[aá]gina|p[aá]g\\.?|pagina|p\\.';
const pageNumber = new RegExp(
  `(?:^|[\\s|·•–—,-])(?:${pageWords})\\s*\\d{1,2}(?:\\s*(?:of|von|z|de|sur|di|/)\\s*\\d{1,2})?\\W*$`,
  'iu',
);
const cjkPage = /^\W*(?:第\s?\d{1,2}\s?[页頁ページ]+|\d{1,2}\s?(?:页|頁|ページ)|\d{1,2}\s?\/\s?\d{1,2})\W*$/u;
const bareNumber = /^[-–—\s]*\d{1,2}[-–—\s]*$/u;
const documentName = phrasePattern.iu`(?:${'page-furniture/document-name'})`;

const isDocumentNameWords = phrasePattern.iu`^(?:${'page-furniture/is-document-name'})?$`;

/** The words that stand alone on top of such a page to say what it is. */
export const isDocumentName = (written: string): boolean => {
  const text = written.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
  return (
    documentName.test(text) &&
    isDocumentNameWords.test(text.replace(documentName, '').replace(/[^\p{L}]/gu, ''))
  );
};

/**
 * Takes out what belongs to pages, not to the person's text: page numbers, and the running head that repeats
 * the name beside them.
 */
export function withoutHeadersAndFooters(lines: readonly Line[]): Line[] {
  const known = new Set(lines.slice(0, 6).flatMap(({ text }) => wordsOf(text).map(({ key }) => key)));
  const bareNumbers = lines.filter(({ text, bullet }) => bareNumber.test(text) && bullet === '').length;
  const isPage = lines.map(
    ({ text, blankBefore }, place) =>
      text.length < 110 &&
      (cjkPage.test(text) ||
        (pageNumber.test(text) && (place > 0 || text.length < 20) && saysNothingElse(text, known)) ||
        (bareNumber.test(text) && blankBefore && bareNumbers >= 2)),
  );
  const repeats = repeatedLines(lines);
  const isFurniture = (line: Line, place: number) =>
    repeats.has(place) ||
    isPage[place] === true ||
    isLogo(lines, place) ||
    (place < 3 && isDocumentName(line.text)) ||
    (place > 3 &&
      (isPage[place - 1] || isPage[place + 1] || documentName.test(line.text)) &&
      repeatsTop(line, known));
  const kept: Line[] = [];
  let removed = false;
  let opens = false;
  lines.forEach((line, place) => {
    if (isFurniture(line, place)) {
      removed = true;
      opens ||= line.blankBefore && isLogo(lines, place);
      return;
    }
    const last = kept.at(-1);
    const goesOn = removed && last !== undefined && isUnfinished(last) && startsSmall(line);
    kept.push(goesOn ? { ...line, blankBefore: false } : opens ? { ...line, blankBefore: true } : line);
    removed = false;
    opens = false;
  });
  return kept;
}

/** Copies of web pages hold many lines twice: as they are shown, and as they are read aloud. */
function repeatedLines(lines: readonly Line[]): ReadonlySet<number> {
  const said = lines.map(({ text }) =>
    text.length > 600 ? text : foldWords(text).replace(/ (?:to|bis|au|a|do) /g, ' '),
  );
  return new Set(
    said.flatMap((words, place) =>
      place > 0 && lines[place]?.bullet === '' && words.trim() !== '' && words === said[place - 1]
        ? [place]
        : [],
    ),
  );
}

/** A picture's description, "Acme logo", beside the lines that name Acme. */
function isLogo(lines: readonly Line[], place: number): boolean {
  const name = /^(.{2,60})\slogo$/iu.exec(lines[place]?.text ?? '')?.[1]?.toLowerCase();
  return (
    name !== undefined &&
    lines.slice(place + 1, place + 4).some(({ text }) => text.toLowerCase().startsWith(name))
  );
}

/** Ends with a page number, or is nothing else. */
export const isPageLine = (text: string): boolean =>
  text.length < 110 && (pageNumber.test(text) || cjkPage.test(text) || bareNumber.test(text));

/** Beside the page number stands nothing but what the top of the page says, or the kind of document. */
function saysNothingElse(text: string, known: ReadonlySet<string>): boolean {
  const rest = wordsOf(text.replace(pageNumber, '').replace(documentName, ''));
  return rest.filter(({ key }) => !known.has(key)).length <= rest.length * 0.34;
}

function repeatsTop(line: Line, known: ReadonlySet<string>): boolean {
  const words = wordsOf(line.text.replace(documentName, ''));
  const wasSeen = words.filter(({ key }) => known.has(key) || key.length <= 1).length;
  return line.bullet === '' && words.length > 0 && words.length < 14 && wasSeen >= words.length * 0.7;
}

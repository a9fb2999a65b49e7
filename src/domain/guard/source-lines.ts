import { quantitiesOf } from '../quantities.ts';
import type { Quantity } from '../quantity.ts';
import { closeSpacedLetters, sectionOfHeading } from '../section-headings.ts';
import { bulletGlyphs, linesOf as textLinesOf } from '../text/lines.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { type DatePoint, type DateRange, dateRangesOf, datesOf } from './dates-of.ts';
import type { WordForms } from './word-forms.ts';

/** One line of the pasted resume and what stands in it. Offsets count in the whole source. */
export interface SourceLine {
  text: string;
  start: number;
  end: number;
  words: Word[];
  stems: Set<string>;
  quantities: Quantity[];
  dates: DatePoint[];
  ranges: DateRange[];
  bullet: boolean;
  blank: boolean;
  heading: boolean;
  /** The heading it stands under, as written. */
  section: string;
  /** Where in the line a wish begins ("looking for …"): what a person seeks is not what they are. */
  wishFrom: number;
}

const bulletMark = new RegExp(String.raw`^\s*(?:[${bulletGlyphs}o–—-]\s|\d{1,2}[、.)]\s?(?=\p{L}))`, 'u');
export const wish =
  /\b(?:looking for|seeking|seeks?|searching for|hoping (?:to|for)|aspiring|wishing|want to become|in search of|to obtain|recherche|busco|en busca de|procuro|auf der suche nach|suche|poszukuję|szukam)\b|求职意向|期望|希望|应聘/iu;
const wishHeading =
  /^(?:career )?(?:objective|goal|target|objetivo|objectif|ziel|cel)s?(?: profesional| professionnel| zawodowy)?\s*:?$/iu;

export function linesOf(source: string, language: string, forms: WordForms): SourceLine[] {
  const lines: SourceLine[] = [];
  let underWish = false;
  let section = '';
  for (const { text, start } of textLinesOf(source)) {
    const line = lineOf(text, start, language, forms);
    if (line.heading) {
      underWish = wishHeading.test(text.trim());
      section = text.trim();
    }
    line.section = section;
    const found = wish.exec(text);
    const ended = underWish && !found && !line.heading;
    line.wishFrom = found ? found.index : ended ? 0 : Number.POSITIVE_INFINITY;
    lines.push(line);
  }
  joinBrokenWords(lines, forms);
  return lines;
}

function lineOf(text: string, start: number, language: string, forms: WordForms): SourceLine {
  const words = wordsOf(text).map((word) => ({ ...word, start: word.start + start, end: word.end + start }));
  const shift = <T extends { start: number; end: number }>(span: T): T => ({
    ...span,
    start: span.start + start,
    end: span.end + start,
  });
  const dates = datesOf(text);
  return {
    text,
    start,
    end: start + text.length,
    words,
    stems: new Set(words.map(({ key }) => forms.stem(key))),
    quantities: quantitiesOf(text, language).map(shift),
    dates: dates.map(shift),
    ranges: dateRangesOf(text, dates).map(shift),
    bullet: bulletMark.test(text),
    blank: text.trim() === '',
    heading: isHeading(text),
    section: '',
    wishFrom: Number.POSITIVE_INFINITY,
  };
}

function isHeading(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 48 || /\d/.test(trimmed)) return false;
  if (sectionOfHeading(trimmed) || wishHeading.test(trimmed)) return true;
  if (closeSpacedLetters(trimmed) !== trimmed) return true;
  return /^[\p{Lu}\s&/,:'’-]+$/u.test(trimmed) && trimmed.length > 3 && wordsOf(trimmed).length <= 5;
}

/** "wspar-" at a line's end and "cia" at the start of the next (or the one after a foreign column) are one word. */
function joinBrokenWords(lines: SourceLine[], forms: WordForms): void {
  for (const [place, line] of lines.entries()) {
    if (!/\p{L}-\s*$/u.test(line.text)) continue;
    const last = line.words.at(-1);
    for (const next of lines.slice(place + 1, place + 4)) {
      const first = next.words[0];
      if (!last || !first || !/^\p{Ll}/u.test(first.text)) continue;
      const key = last.key + first.key;
      line.stems.add(forms.stem(key));
      line.words.push({ text: last.text + first.text, key, start: last.start, end: last.end });
      break;
    }
  }
}

import { isInvisible } from '../../language/invisible.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { beginsSmall } from '../../language/sentences.ts';
import { decodeEntities } from '../source/text-entities.ts';

/**
 * A posting as a person reads it: without tags, entities and characters that are not shown. It remembers where
 * each of its characters stands in the original, so that every quote is a slice of what was given.
 */
export interface PostingText {
  /** What is read. Lines are parted by "\n"; a list item begins with "•", a heading of the markup with "#". */
  text: string;
  /** The same length as `text`, in lower case and with straight quotes: for matching only. */
  lower: string;
  /** Its sentences often begin with small letters. */
  isCareless: boolean;
  /** The place in the original of a run of `text`. */
  originalOf(start: number, end: number): { start: number; end: number };
}

const piece = phrasePattern.giu`${'posting-text/piece'}`;

const isMarkupWords = phrasePattern.i`(?:<|&lt;)(?:${'posting-text/plain-posting-is-markup'})\b[^<>]{0,500}?(?:>|&gt;)`;

export function plainPosting(description: string): PostingText {
  const isMarkup = isMarkupWords.test(description);
  const bold = boldHeadings(description);
  const chars: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const found of description.matchAll(piece)) {
    const shown = bold.has(found.index) ? ['\n', '#', ' '] : shownOf(found[0], isMarkup);
    for (const char of shown) {
      chars.push(char);
      starts.push(found.index);
      ends.push(found.index + found[0].length);
    }
  }
  const text = breakInlineLists(chars.join(''));
  return {
    text,
    isCareless: beginsSmall(text),
    lower: [...units(text)].map(lowerOf).join(''),
    originalOf: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  };
}

/** Where the bold print of a line begins that is bold as a whole: such a line is a heading. */
function boldHeadings(description: string): ReadonlySet<number> {
  const lines =
    /^[ \t]*(?<mark>\*\*|__)(?=\S)[^*_\n]{2,70}(?:\*\*|__)[ \t]*:?[ \t]*$|(?:<(?:p|div)\b[^<>]*>|<br\s*\/?>)\s*(?<tag><(?:strong|b)>)[^<>]{2,70}<\/(?:strong|b)>\s*:?\s*(?=<(?:\/p|\/div|br)\b)/gimu;
  return new Set(
    [...description.matchAll(lines)].map(
      ({ 0: whole, index, groups }) => index + whole.indexOf(groups?.mark ?? groups?.tag ?? ''),
    ),
  );
}

/** What one piece of the original shows, as single code units so that places can be counted. */
function shownOf(source: string, isMarkup: boolean): readonly string[] {
  if (source === '\r\n' || source === '\r') return ['\n'];
  if (source === '**' || source === '__') return [];
  if (source.startsWith('<') && source.length > 1)
    return isMarkup ? tagShown(source) : [...source].flatMap(units);
  if (/^&lt;.*&gt;$/is.test(source)) return isMarkup ? tagShown(source.replace('&lt;', '<')) : units(source);
  if (source.startsWith('&') && source.length > 2) return units(entityShown(source));
  if (isInvisible(source)) return [];
  if (isMarkup && source === '\n') return [' '];
  return units(source.replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t]/g, ' '));
}

const units = (text: string) => text.split('');

function tagShown(tag: string): readonly string[] {
  const name = /^<(\/?[a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (name === 'li' || name === 'dd') return ['\n', '•', ' '];
  if (/^h[1-6]$/.test(name)) return ['\n', '\n', '#', ' '];
  if (/^(?:\/?(?:p|div|ul|ol|dl|dt|table|section)|\/h[1-6])$/.test(name)) return ['\n', '\n'];
  if (/^(?:br|\/li|\/?tr|\/?t[dh])$/.test(name)) return ['\n'];
  return [];
}

/** What no page shows still parts two words. */
const entityShown = (entity: string): string => decodeEntities(entity).replace(/^\p{Cc}?$/u, ' ');

function lowerOf(char: string): string {
  if (/[’‘`´]/.test(char)) return "'";
  if (/[“”„«»]/.test(char)) return '"';
  const lower = char.toLowerCase();
  return lower.length === char.length ? lower : char;
}

/**
 * Lists that lost their line breaks ("Requirements • A • B", "1) A 2) B", "A | B | C") get them back. A space is
 * turned into a break, so that every place stays where it was.
 */
function breakInlineLists(text: string): string {
  return text
    .split('\n')
    .map((line) => inlineMarks.reduce((broken, mark) => breakAt(broken, mark, 2), line))
    .map((line) => looseMarks.reduce((broken, mark) => breakAt(broken, mark, 4), line))
    .join('\n');
}

const inlineMarks = [
  /(?<=\S) (?=[•▪◦‣●○■□✓✔✅➤►·] ?\S)/gu,
  /(?<=\S) (?=\(?(?:\d{1,2}|[a-h])\) \S)/gu,
  /(?<=\S) (?=\| \S)/gu,
  /(?<=\S) (?=[*] \S)/gu,
  /(?<=\S) (?=\/\/ ?\S)/gu,
];

/** Marks that also stand in sentences count only where there are many. */
const looseMarks = [
  /(?<=\S) (?=[-–—] \S)/gu,
  /(?<=\S) (?=[~>+→] ?\S)/gu,
  /(?<=\S) (?=\d{1,2}\. ?\p{Lu})/gu,
  /(?<=\S) (?=\/ \S)/gu,
];

const breakAt = (line: string, mark: RegExp, least: number) =>
  (line.match(mark)?.length ?? 0) >= least ? line.replace(mark, '\n') : line;

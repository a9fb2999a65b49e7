import type { Span } from '../language/span.ts';
import type { TextReader } from '../language/text-reader.ts';
import type { PostingWords } from '../posting/posting-words.ts';
import { sectionOfHeading } from '../resume/section-headings.ts';
import { type WordLine, wordLines } from '../resume/word-lines.ts';
import { copiedSpans } from './copied-text.ts';
import { keywordSpans } from './keyword-blocks.ts';
import { repeatedSpans } from './repeated-text.ts';

/**
 * What was put into a resume for a machine and not for a reader: passages copied from the posting, blocks of its
 * keywords, the same words over and over. It is left out before the resume is read, so that a resume with it scores
 * as the same resume without it.
 */
export function paddingSpans(text: string, posting: PostingWords | undefined, reader: TextReader): Span[] {
  const lines = wordLines(text, reader);
  const repeated = [...repeatedSpans(lines, posting), ...ordersToMachines(text)];
  if (!posting) return repeated;
  const copied = copiedSpans(lines, posting);
  const rest = without(lines, [...repeated, ...copied]);
  const padding = [...repeated, ...copied, ...keywordSpans(rest, posting, reader.lexicon)];
  return padding.length === 0 ? padding : [...padding, ...orphanHeadings(lines, without(lines, padding))];
}

const mostLeftOfLine = 3;
const longestBetween = 6;

/**
 * Padding with what it may have brought along and what was not told by itself: the few words left of its lines, short
 * lines among them, and a heading of its own.
 */
export function withLeftovers(text: string, padding: readonly Span[], reader: TextReader): Span[] {
  const all = wordLines(text, reader);
  const lines = all.filter((line) => !isEmpty(line));
  const isPadding = lines.map(({ words }) => {
    const left = words.filter((word) => !isWithin(word, padding)).length;
    return left < words.length && left <= mostLeftOfLine;
  });
  const isExtra = [shortLinesAmong(lines, isPadding), secondHeadings(lines, isPadding)];
  const whole = lines.filter((_, place) => isPadding[place] || isExtra.some((places) => places.has(place)));
  const leftOut = [...padding, ...whole.map(({ start, end }) => ({ start, end: end + 1 }))];
  return [...leftOut, ...orphanHeadings(all, without(all, leftOut))];
}

function shortLinesAmong(lines: readonly WordLine[], isPadding: readonly boolean[]): Set<number> {
  const among = new Set<number>();
  let last = -1;
  for (const [place, { words }] of lines.entries()) {
    if (isPadding[place] && last !== -1) for (let at = last + 1; at < place; at += 1) among.add(at);
    if (isPadding[place]) last = place;
    else if (words.length > longestBetween) last = -1;
  }
  return among;
}

/** Above padding, while the person's own section has its heading elsewhere. */
function secondHeadings(lines: readonly WordLine[], isPadding: readonly boolean[]): Set<number> {
  const sections = lines.map(({ text }) => sectionOfHeading(text));
  const isSecond = (place: number) =>
    sections[place] !== undefined && sections.filter((section) => section === sections[place]).length > 1;
  return new Set([...lines.keys()].filter((place) => isPadding[place + 1] && isSecond(place)));
}

const isWithin = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.some((span) => span.start <= start && span.end >= end);

const order =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules|directions|guidelines)\b|\b(?:rate|score|rank|grade|give|mark)\b[^.!?\n]{0,30}\b(?:this|the)\s+(?:resume|cv|candidate|applicant)\b/giu;

/** Sentences that speak to the program instead of the reader. */
function ordersToMachines(text: string): Span[] {
  return [...text.matchAll(order)].map(({ index, 0: found }) => {
    const before = /[^.!?\n]*$/u.exec(text.slice(Math.max(0, index - 200), index))?.[0].length ?? 0;
    const after = /^[^.!?\n]*[.!?]?/u.exec(text.slice(index + found.length))?.[0].length ?? 0;
    return { start: index - before, end: index + found.length + after };
  });
}

const isEmpty = ({ words }: WordLine) => words.length === 0;

function without(lines: readonly WordLine[], spans: readonly Span[]): WordLine[] {
  return lines.map((line) =>
    !isEmpty(line) && isWithin(line, spans) ? { ...line, text: '', words: [] } : line,
  );
}

/** A heading under which nothing is left is left out too. */
function orphanHeadings(lines: readonly WordLine[], left: readonly WordLine[]): Span[] {
  return left.flatMap((line, place) => {
    if (isEmpty(line) || !isHeading(line.text)) return [];
    let next = place + 1;
    while (left[next] && isEmpty(left[next] as WordLine)) next += 1;
    const hadContent = lines.slice(place + 1, next).some((below) => !isEmpty(below));
    const isBare = hadContent && (left[next] === undefined || isHeading(left[next]?.text ?? ''));
    return isBare ? [{ start: line.start, end: line.end + 1 }] : [];
  });
}

const isHeading = (text: string) => sectionOfHeading(text) !== undefined || /^\s*[^.:]{2,40}:\s*$/.test(text);

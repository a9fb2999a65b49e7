import { phrasePattern } from './phrase-pattern.ts';
import { type Span, trimSpan } from './span.ts';

/** A full stop after one of these ends no sentence. */
const abbreviation = phrasePattern.iu`(?:^|[\s(])(?:${'sentences/abbreviation'})\.$`;

/** The sentences of a run of text. Full stops inside numbers, names and abbreviations do not part them. */
export function sentencesOf(whole: string, from = 0, to = whole.length, isCareless = false): Span[] {
  // With what shows that the last one ends, and no more: a text may have thousands of runs.
  const text = whole.slice(0, to + 2);
  const spans: Span[] = [];
  const ender = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll})|[。！？]+/gu;
  ender.lastIndex = from;
  let start = from;
  for (let found = ender.exec(text); found && found.index < to; found = ender.exec(text)) {
    const end = Math.min(found.index + found[0].length, to);
    if (!/[。！？]/u.test(found[0]) && !endsSentence(text, start, end, to, isCareless)) continue;
    spans.push(trimSpan(text, start, end));
    start = end;
  }
  if (start < to) spans.push(trimSpan(text, start, to));
  return spans.filter((span) => span.end > span.start);
}

/** The same as texts. */
export const sentencesIn = (text: string, isCareless = false): string[] =>
  sentencesOf(text, 0, text.length, isCareless).map(({ start, end }) => text.slice(start, end));

/** Some people write without capitals: then a small letter may begin a sentence. */
export const beginsSmall = (text: string) => (text.match(/\p{L}{3}[.!?]+ +\p{Ll}/gu)?.length ?? 0) >= 3;

function endsSentence(text: string, start: number, end: number, to: number, isCareless: boolean): boolean {
  const next = text.slice(end, Math.min(end + 12, to)).trimStart();
  if (next === '') return true;
  const begins =
    isCareless || /^(?:\.\.\.|…)\p{L}/u.test(next)
      ? /^["'“‘(.…]*[\p{L}\d$£€]/u
      : /^["'“‘(¿¡.…•-]*[\p{Lu}\p{Lo}\d$£€]/u;
  if (!begins.test(next)) return false;
  const before = text.slice(Math.max(start, end - 14), end);
  return !(before.endsWith('.') && abbreviation.test(before));
}

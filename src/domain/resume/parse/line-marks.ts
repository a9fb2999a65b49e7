import { upTo } from '../../language/chains/features.ts';
import { foldLabel } from '../../language/fold.ts';
import { memoize } from '../../language/memoize.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { isPageLine } from '../layout/headers-and-footers.ts';
import type { LineFacts } from './line-facts.ts';
import { spelledWords } from './person-names.ts';

const endOf = (text: string) => /([.!?:;,。；、)\]-])\s*$/u.exec(text)?.[1] ?? '0';
const startOf = (text: string) =>
  /^\p{Lu}/u.test(text)
    ? 'u'
    : /^\p{Ll}/u.test(text)
      ? 'l'
      : /^\d/.test(text)
        ? 'd'
        : /^\p{Lo}/u.test(text)
          ? 'o'
          : 'p';

/** How a line begins and ends, its marks and capitals, and how much of it the lists know. */
export function letterFeatures(fact: LineFacts, section: string): string[] {
  const { text, words, line } = fact;
  const bullet = line.bullet === '' ? 0 : 1;
  const long = words > 12 ? 1 : 0;
  const marks = upTo(text.match(/[,•|·;、，]/gu)?.length ?? 0, [0, 1, 2, 4, 8]);
  const capitals = Math.floor(fact.capitals * 3.99);
  const skills = Math.min(4, Math.floor(fact.skills * 4));
  return [
    `z${endOf(text)}`,
    `z${endOf(text)}${long}`,
    `a${startOf(text)}`,
    `${section}a${startOf(text)}${bullet}`,
    `sk${skills}`,
    `${section}sk${skills}`,
    `ce${Math.min(4, Math.floor(fact.certificates * 4))}`,
    `${section}ce${fact.certificates > 0.3 ? 1 : 0}`,
    `cm${marks}`,
    `${section}cm${marks}`,
    `cr${capitals}`,
    `${section}cr${capitals}${long}`,
  ];
}

/** Words that say by themselves what a line is: labels, headings, what it begins with. */
export const wordFeatures: (text: string) => string[] = memoize(readWords, 2_000);

function readWords(text: string): string[] {
  const label = /^[^:：\t|]{2,30}(?=\s?[:：\t|])/u.exec(text)?.[0];
  const words = foldLabel(text.slice(0, 40)).split(' ');
  return [
    ...(label ? [`lb=${foldLabel(label)}`] : []),
    ...(text.length < 40 && words.length <= 4 ? [`tx=${words.join(' ')}`] : []),
    `w0=${words[0]}`,
    `w1=${words[0]} ${words[1] ?? ''}`,
    ...new Set(
      foldLabel(text.slice(0, 200))
        .split(' ')
        .flatMap((word) => (/^\p{L}{3,}$/u.test(word) ? [`bw=${word}`] : [])),
    ),
  ];
}

/** How wide the lines of the text are before they are broken; 0 where nobody broke them. */
export function wrapWidth(facts: readonly LineFacts[]): number {
  const widths = facts.map(({ line }) => line.width + line.indent).sort((a, b) => a - b);
  const widest = widths[Math.floor(widths.length * 0.97)] ?? 0;
  const full = widths.filter((width) => width >= widest * 0.85).length;
  return widest <= 130 && widest >= 36 && full >= Math.max(3, widths.length * 0.1) ? widest : 0;
}

/** Does the line go on with the one before? Told by case, room, hyphens and indents. */
export function wrapFeatures(facts: readonly LineFacts[], place: number, width: number): string[] {
  const fact = facts[place];
  const before = facts[place - 1];
  if (!fact || !before || fact.afterHeading) return ['wr0'];
  const open = /[.!?:;。；！？]["”»)]?$/u.test(before.text) ? 0 : /[,\p{L}]$/u.test(before.text) ? 2 : 1;
  const room = roomLeft(before, fact, width);
  const hyphen = /\p{L}[-‐\u00AD]$/u.test(before.text) ? 1 : 0;
  const start = startOf(fact.text);
  const indent =
    fact.line.indent > before.line.indent ? '>' : fact.line.indent < before.line.indent ? '<' : '=';
  const bullets = `${before.line.bullet === '' ? 0 : 1}${fact.line.bullet === '' ? 0 : 1}`;
  const sameBullet = before.line.bullet === fact.line.bullet ? 1 : 0;
  const blank = fact.line.blankBefore ? 1 : 0;
  return [
    `wr${room}${open}${start}${blank}`,
    `wr${room}${start}${bullets}`,
    `wo${open}${start}${bullets}${blank}`,
    `hy${hyphen}${start}`,
    `dg${dangling.test(before.text) ? 1 : 0}${blank}`,
    `in${indent}`,
    `in${indent}${bullets}${blank}`,
    `in${indent}${room}${start}`,
    `bu${bullets}${sameBullet}`,
    `ww${width === 0 ? 0 : 1}`,
    `ind${Math.min(3, Math.floor(fact.line.indent / 2))}`,
  ];
}

/** Words that no sentence ends with. */
const dangling = phrasePattern.iu`\s(?:${'line-marks/dangling'})$`;

/** Was there room for the next word? (F)ull, (N)early, (R)oom left; where nobody broke the lines, (L)ong or (S)hort. */
function roomLeft({ line }: LineFacts, next: LineFacts, width: number): string {
  const length = line.width + line.indent;
  if (width === 0) return length > 60 ? 'L' : 'S';
  const firstWord = /^\S+/u.exec(next.text)?.[0].length ?? 0;
  if (length + 1 + firstWord > width * 0.96) return 'F';
  return length > width * 0.75 ? 'N' : 'R';
}

/** A line that the e-mail or the profile's address spells is the name, wherever it stands. */
export function nameFeatures(
  { text, line, words, capitals, namePattern }: LineFacts,
  section: string,
  names: readonly string[],
): string[] {
  if (words > 8 || line.bullet !== '' || section !== '') return [];
  const spelled = spelledWords(text.slice(0, 60), names);
  const isName = words >= 2 && words <= 5 && capitals >= 0.6 && !/[\d@:;]/.test(text);
  return [
    `nm${Math.min(3, spelled)}${isName ? 1 : 0}`,
    `pn${namePattern}`,
    `pn${/[gb]/.test(namePattern) ? 1 : 0}${/[fbc]/.test(namePattern) ? 1 : 0}${words}`,
  ];
}

const sitePhrases = phrasePattern.iu`^(?:${'line-marks/site-phrases'})`;

/** Words of a web page around the resume, not of it. */
export const isSitePhrase = (text: string): boolean => sitePhrases.test(text);

/** What stands on top of the page, and where each line of it stands first. */
interface Page {
  top: ReadonlySet<string>;
  firstAt: ReadonlyMap<string, number>;
}

const wordsIn = (lower: string): string[] => lower.match(/[\p{L}\p{N}]+/gu) ?? [];

export function pageOf(facts: readonly LineFacts[]): Page {
  const top = new Set(facts.slice(0, 6).flatMap(({ text }) => wordsIn(text.toLowerCase())));
  const firstAt = new Map<string, number>();
  facts.slice(0, 400).forEach(({ text }, place) => {
    if (!firstAt.has(text)) firstAt.set(text, place);
  });
  return { top, firstAt };
}

/** Page heads, repeated lines, names of buttons: what nobody wrote as a part of the resume. */
export function furnitureFeatures(
  facts: readonly LineFacts[],
  place: number,
  { top, firstAt }: Page,
): string[] {
  const text = facts[place]?.text ?? '';
  const lower = text.toLowerCase();
  const words = wordsIn(lower);
  const repeated = words.filter((word) => top.has(word)).length / Math.max(1, words.length);
  const isAgain = facts[place - 1]?.text.toLowerCase() === lower;
  const wasSeen = !isAgain && text.length < 90 && (firstAt.get(text) ?? place) < place;
  return [
    ...(isPageLine(text) ? ['page'] : []),
    ...(isSitePhrase(text) ? ['site'] : []),
    ...(/\slogo$/iu.test(text) ? ['logo'] : []),
    ...(isAgain ? ['again'] : []),
    ...(wasSeen ? ['seen'] : []),
    ...(place > 6 && repeated >= 0.6 && words.length > 1 ? [`rep${repeated >= 0.99 ? 2 : 1}`] : []),
  ];
}

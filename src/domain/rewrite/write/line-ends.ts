import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { RewrittenLine } from './rewritten-line.ts';

export type LineEnd = '.' | '';

const leastLines = 3;
const most = 2 / 3;

/** How most lines of a job end; undefined where there is no habit. Lines of several sentences say nothing about it. */
export function usualEnd(lines: readonly string[]): LineEnd | undefined {
  const single = lines.filter((line) => !/[.!?;]\s/u.test(line));
  const stopped = single.filter((line) => isStopped(line)).length;
  const open = single.filter((line) => isOpen(line)).length;
  const all = stopped + open;
  if (all < leastLines) return undefined;
  if (stopped >= all * most) return '.';
  return open >= all * most ? '' : undefined;
}

/** Abbreviations keep their stop: "Inc.", "U.S.". */
const abbreviated = phrasePattern.u`(?:\p{Lu}|(?<!\p{L})(?:${'line-ends/abbreviated'}))\.$`;
const isStopped = (line: string) => /[\p{L}\p{N})%]\.$/u.test(line) && !abbreviated.test(line);
const isOpen = (line: string) => /[\p{L}\p{N})%]$/u.test(line);

const leastWords = 5;

/** A line ends like the others of its job. What is no sentence gets no full stop, and one of several keeps it. */
export function endLine(text: string, end: LineEnd | undefined): RewrittenLine | undefined {
  if (end === '.' && isOpen(text) && text.split(' ').length >= leastWords && !/[|·•]|\d{4}$/u.test(text))
    return { text: `${text}.`, reason: 'even' };
  if (end === '' && isStopped(text) && !/[.!?;]\s/u.test(text))
    return { text: text.slice(0, -1), reason: 'even' };
  return undefined;
}

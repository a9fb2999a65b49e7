import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { RewrittenLine } from './rewritten-line.ts';

export interface OpenedLine extends RewrittenLine {
  sort: LineSort;
}

/** How a line opens that could open with its verb. Those of one sort follow together: half of them would be uneven. */
export type LineSort = 'duty' | 'noun' | 'gerund' | 'third' | 'base' | 'works';

export const opened = (
  sort: LineSort,
  reason: RewrittenLine['reason'],
  text: string | undefined,
): OpenedLine | undefined =>
  text === undefined || isHalfTold.test(text) || goesOnDoing.test(text) ? undefined : { sort, reason, text };

/** "Stacked pallets and shrink wrapping them": one deed was told and the next one wasn't. */
const isHalfTold =
  /^\p{Lu}?\p{L}+(?<!ing)\s[^,;.]*\sand\s+(?:\p{Ll}+\s+)?\p{Ll}+ing\s+(?:them|it|him|her)\b/u;

/** "Supported the manager. Doing the rota.": the next sentence stayed as it was. */
const goesOnDoing =
  /[.!;]\s+(?:(?:also|sometimes|often|usually|occasionally)\s+)?(?!during\b|including\b|according\b|following\b)\p{Ll}{2,}ing\s/iu;

/** What came of it came once: "…that helped 18 students", "when they were short". */
export const hasResult = phrasePattern.iu`\b(?:was|were|had)\b|\b(?:that|which|who)\s+(?:${'opened-line/has-result'})\b|\bresulting\b|,\s+(?:${'opened-line/has-result-2'})\s|\bfrom\s+\S*\d\S*(?:\s+\p{L}+)?\s+to\s+\S*\d`;

const isOnceWords = phrasePattern.iu`^(?:the\s+)?(?:successful\s+)?(?:${'opened-line/is-once'})\s+of\s+an?\s`;

/** What is made once: "Development of a program", but not "Management of a team". */
export const isOnce = (text: string): boolean => isOnceWords.test(text);

/** A line that tells more of "I" would speak in two voices. */
export const tellsMoreOfI = (rest: string) => /(?:^|[\s(])I(?:['’]\p{L}+)?\s/u.test(rest);

/** "…, which meant training everybody, and then I helped": one voice all through. */
export const withoutI = (rest: string): string =>
  rest
    .replace(/,\s+which\s+(?:meant|involved|included)\s+(?=\p{Ll}+ing\s)/gu, ', ')
    .replace(/,?\s+and\s+then\s+I\s+(?=\p{Ll})/gu, ', then ')
    .replace(/,?\s+(and|but)\s+I\s+(?:also\s+)?(?=\p{Ll}+ed\s)/gu, ' $1 ')
    .replace(/\s(when|while)\s+I\s+(?:was|am)\s+/gu, ' $1 ');

const plainlyWords = phrasePattern.gu`\b([Dd])ealing with(?=\s+(?:\p{L}+\s+)?(?:${'opened-line/plainly'})\b)`;

/** "Dealing with" complaints is handling them, which has a past that reads well. */
export const plainly = (text: string) =>
  text.replace(plainlyWords, (_, d: string) => (d === 'D' ? 'Handling' : 'handling'));

import { phrasePattern } from '../language/phrase-pattern.ts';
import { stripMarkup } from './source/strip-markup.ts';
import { decodeEntities } from './source/text-entities.ts';

// How a posting begins: its first lines, and what tells a job and an employer among them.

/** Where a posting says who offers what; further down it speaks of other things. */
export const headLines = 14;

/** The lines of a posting without its markup and marks. */
export const linesOf = (pasted: string): string[] =>
  stripMarkup(decodeEntities(pasted))
    .replace(/\p{Cf}/gu, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\*\*|__/gu, '')
        .replace(/^[\s#*_>•·-]+|[\s*_#]+$/gu, '')
        .replace(/\s+/gu, ' '),
    )
    .filter((line) => line !== '');

export const titleLabel =
  /^(?:job title|position(?: title)?|job|role|title|vacancy|opening)\s*[:–-]\s*(.+)$/i;
export const employerLabel =
  /^(?:company|employer|organi[sz]ation|agency|district|property|facility|practice|hospital|school|firm|company name|hiring company)\s*[:–-]\s*(.+)$/i;
export const hiring =
  /^(?:we(?:'|’)re hiring|we are hiring|now hiring|hiring(?: now)?|wanted|job opening)\s*[:!–-]*\s*(?:an? )?/i;
export const separator = /\s+[–—|•·→-]\s+|\s*[|•·→]\s*|\t/;
/** Lines that begin a posting and name no job. */
const otherHeading = phrasePattern.i`^(?:${'posting-name/other-heading'})\b`;

const isTitleWords = phrasePattern.i`\b(?:${'posting-name/is-title'})\b`;

/** A few words that begin with a capital and are no sentence. */
export function isTitle(text: string): boolean {
  const words = text.split(' ');
  return (
    /^\p{Lu}/u.test(text) &&
    words.length <= 9 &&
    text.length <= 80 &&
    !/[.?!:;]$/.test(text) &&
    !/[.?!] /.test(text) &&
    !otherHeading.test(text) &&
    !isTitleWords.test(text)
  );
}

/** A name, and not a place such as "Austin, TX" or a line of conditions. */
export function isEmployer(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= 6 &&
    !/[.?!:]$/.test(text) &&
    !/\d{2}|[$€£]/.test(text) &&
    !/, ?(?:\p{Lu}{2}\b|\p{Lu}\p{Ll}+$)/u.test(text) &&
    !otherHeading.test(text) &&
    !/^(?:hybrid|on-?site|temporary|permanent|contract|responsibilities|requirements|qualifications)\b/i.test(
      text,
    ) &&
    words.every((word) => /^[\p{Lu}\d&(]/u.test(word) || /^(?:and|of|the|for|de|at)$/.test(word))
  );
}

const calledWords = phrasePattern.iu`,? (?:${'read-posting-head/called'})\.?(?: ltd\.?)?$`;

/** Without its legal form and the place or branch behind it: what people call it. */
export const called = (text: string): string =>
  text
    .replace(/\s*\(.*$/u, '')
    .replace(/, .*$/u, '')
    .replace(calledWords, '')
    .replace(/[,;:]+$/u, '')
    .trim();

/** "Harborline is a …", "At Harborline, we …" */
export const introduced = phrasePattern.u`^(?:About |At )?((?!${'read-posting-head/introduced'})(?:The )?\p{Lu}[\p{L}\d'’.-]*(?: (?:\p{Lu}|&|and |of |the )[\p{L}\d&'’.-]*){0,6}?)(?:, (?:Inc|LLC|Ltd)\.?)?(?: \([^)]{1,40}\))?,? (?:${'read-posting-head/introduced-2'}) `;

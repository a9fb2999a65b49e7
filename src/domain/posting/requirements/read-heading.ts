import { anyPhrase, phraseList, phrasePattern } from '../../language/phrase-pattern.ts';
import type { PostingLine } from './posting-lines.ts';
import { type SectionKind, sectionKindOf } from './section-kind.ts';

export const perkLead = anyPhrase('read-heading/perk-lead');

/** The kind of a heading that is a line of its own, or nothing if the line is no heading. */
export function headingLine(
  words: string,
  line: PostingLine,
  next: PostingLine | undefined,
  isAfterHeading: boolean,
): SectionKind | undefined {
  const count = words.split(/\s+/).length;
  if (line.isMarkedHeading) return sectionKindOf(words);
  if (!next || count > 12) return undefined;
  if (line.isBullet)
    return isAdorned(words) || isNumbered(words, next) || isOverOthers(words, line, next)
      ? sectionKindOf(words)
      : undefined;
  if (/(?::|：|\.\.\.|…)$/u.test(words)) return sectionKindOf(words);
  if (/[.;,。]$/u.test(words) || /\d{3}/.test(words)) return undefined;
  if (/^[【［[].{1,20}[】］\]]$/u.test(words)) return sectionKindOf(words);
  const kind = sectionKindOf(words);
  if (/^[=*#~_-]{2,}.*[=*#~_-]{2,}$/u.test(words)) return kind;
  if (words.endsWith('?') && line.afterBlank) return kind;
  if (kind === 'none') return isUntellingHeading(line, next, count) ? 'none' : undefined;
  if (count > 9 || /: \S/.test(words)) return undefined;
  if (isPureHeading(words)) return kind;
  if (!line.afterBlank && !next.isBullet) return undefined;
  if (isAfterHeading && !next.isBullet) return undefined;
  const isFollowed = next.isBullet || !next.afterBlank || next.end - next.start > 100;
  return isFollowed || speaksAsHeading.test(words) ? kind : undefined;
}

/** A few words on their own before a list or a long paragraph: a heading, though it does not tell of what. */
const isUntellingHeading = (line: PostingLine, next: PostingLine, count: number) =>
  (next.isBullet && !next.afterBlank && count <= 4) ||
  (line.afterBlank &&
    !next.afterBlank &&
    ((next.isBullet && count <= 7) || (count <= 4 && next.end - next.start > 90)));

/** "--- Requirements ---", "■ 応募資格", "1. Qualifications": a heading behind what looks like a bullet. */
const isAdorned = (words: string) =>
  /^[^\p{L}]*\p{L}.*[-=*#~_]{2,}$/u.test(words) ||
  isPureHeading(words.replace(/[^\p{L}\s/&,+-]+/gu, '').trim()) ||
  (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・]{2,8}[:：]?$/u.test(words) &&
    sectionKindOf(words) !== 'none' &&
    !/者|优先$|優先$/u.test(words));

/** "2. Requirements:" before a list, "👉 You are" before a paragraph: told as a heading by what follows. */
const isNumbered = (words: string, next: PostingLine) =>
  words.split(/\s+/).length <= 7 &&
  sectionKindOf(words) !== 'none' &&
  (next.isBullet ? /[:：]$/u.test(words) : !next.afterBlank && !/[.;,!]$/u.test(words));

/** "■ Target person" above "・…", "3. Conditions" above "3.1 …": another mark than that of what follows. */
const isOverOthers = (words: string, line: PostingLine, next: PostingLine) =>
  line.afterBlank &&
  !next.afterBlank &&
  line.mark !== next.mark &&
  words.split(/\s+/).length <= 7 &&
  !/[.;,]$/u.test(words);

const speaksAsHeading = phrasePattern.u`(?<![\p{L}])(?:${'read-heading/speaks-as-heading'})(?![\p{L}])`;

/** Made of heading words alone: a heading even among items that have no bullets. */
const isPureHeading = (words: string) => words.split(/[\s/&,+-]+/u).every((word) => pureWords.has(word));

const pureWords = new Set(phraseList('read-heading/pure-words').join(' ').split(' '));

/** "Desirable: …", "What you have to have - …", "Required knowledge and skills. …": a heading in its own line. */
export function runInHeading(
  words: string,
  hasMore: boolean,
): { kind: SectionKind; length: number; isLabel: boolean } | undefined {
  const found = /^([^:：.;!?\n]{2,70}?)(?:(?::|：| [-–—])(?:\s+|(?<=：))(?=\S)|[.?](?=\s|$)\s*)/u.exec(words);
  const label = found?.[1];
  if (!found || label === undefined || (found[0].length === words.length && !hasMore)) return undefined;
  const count = label.split(/\s+/).length;
  const isLabel = /[:：]/.test(found[0]);
  if (count > (isLabel ? 9 : 7)) return undefined;
  const kind = sectionKindOf(label);
  if (isLabel && (count > 6 ? !startsAsHeading.test(label) : isSentence(label, kind))) return undefined;
  if (kind === 'none' && isLabel && count <= 3) return { kind, length: 0, isLabel: false };
  if (kind === 'none' || (!isLabel && !looksLikeHeading(label) && !isPureHeading(label))) return undefined;
  return { kind, length: found[0].length, isLabel };
}

/** "… own transport. Desirable:" ends with the heading of what follows. */
export function trailingLabel(words: string): { kind: SectionKind; length: number } | undefined {
  const label = /[.!?;]\s+([^.!?;:]{3,50})[:：]$/u.exec(words)?.[1];
  const kind = label === undefined ? 'none' : sectionKindOf(label);
  return label === undefined || kind === 'none' ? undefined : { kind, length: label.length + 1 };
}

const startsAsHeading = phrasePattern.u`^(?:${'read-heading/starts-as-heading'})(?![\p{L}])`;

/** "You will own payments: …" goes on after its colon; "You will need: …" is a heading. */
const isSentence = (label: string, kind: SectionKind) =>
  kind !== 'must' &&
  kind !== 'nice' &&
  /^(?:you|you'll|you'd|we|we're|this|our|it|they)(?= )/u.test(label) &&
  label.split(/\s+/).length > 2;

const looksLikeHeadingWords = phrasePattern.plain`^(?:${'read-heading/looks-like-heading'})\b`;

/** Without a colon only a question word or a line of nouns makes a heading, not a sentence. */
const looksLikeHeading = (label: string) =>
  looksLikeHeadingWords.test(label) && !/\b(?:is|are|was|must|should|will)\b/.test(label);

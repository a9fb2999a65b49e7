import { anyOf } from './phrase-pattern.ts';
import type { PostingLine } from './posting-lines.ts';
import { type SectionKind, sectionKindOf } from './section-kind.ts';

export const perkLead = anyOf(
  '(?:we|they) (?:also )?(?:offer|provide|pay)',
  'benefits(?: include)?',
  'salary',
  'pay',
  'wir bieten',
  'nous (?:vous )?(?:offrons|proposons)',
  'ofrecemos',
  'oferecemos',
  'oferujemy',
);

/** The kind of a heading that is a line of its own, or nothing if the line is no heading. */
export function headingLine(
  words: string,
  line: PostingLine,
  next: PostingLine | undefined,
): SectionKind | undefined {
  const count = words.split(/\s+/).length;
  if (line.isMarkedHeading) return sectionKindOf(words);
  if (line.isBullet || !next || count > 12) return undefined;
  if (/(?::|：|\.\.\.|…)$/u.test(words)) return sectionKindOf(words);
  if (/[.;,。]$/u.test(words) || /\d{3}/.test(words)) return undefined;
  const kind = sectionKindOf(words);
  if (words.endsWith('?') && line.afterBlank) return kind;
  if (kind === 'none') return line.afterBlank && count <= 4 && !next.afterBlank ? 'none' : undefined;
  const stands = line.afterBlank || next.isBullet;
  return stands && count <= 9 && !/: \S/.test(words) ? kind : undefined;
}

/** "Desirable: …", "What you have to have - …", "Required knowledge and skills. …": a heading in its own line. */
export function runInHeading(
  words: string,
): { kind: SectionKind; length: number; isLabel: boolean } | undefined {
  const found = /^([^:：.;!?\n]{2,70}?)(?::|：| [-–—]|\.|\?)(?:\s+|(?<=：))(?=\S)/u.exec(words);
  const label = found?.[1];
  if (!found || label === undefined) return undefined;
  const count = label.split(/\s+/).length;
  const isLabel = /[:：]/.test(found[0]);
  if (count > (isLabel ? 9 : 7)) return undefined;
  const kind = sectionKindOf(label);
  if (kind === 'none' || (!isLabel && !looksLikeHeading(label))) return undefined;
  return { kind, length: found[0].length, isLabel };
}

/** Without a colon only a question word or a line of nouns makes a heading, not a sentence. */
const looksLikeHeading = (label: string) =>
  /^(?:what|who|how|where|why|required|preferred|desired|minimum|essential|about)\b/.test(label) &&
  !/\b(?:is|are|was|must|should|will)\b/.test(label);

import { anyOf } from './phrase-pattern.ts';
import { linesOf, type PostingLine } from './posting-lines.ts';
import type { PostingText } from './posting-text.ts';
import { type SectionKind, sectionKindOf } from './section-kind.ts';

/** A list item or a paragraph, and the section it stands in. */
export interface Passage {
  start: number;
  end: number;
  isBullet: boolean;
  section: SectionKind;
  /** Items of one list share a number. */
  group: number;
}

interface State {
  section: SectionKind;
  /** The heading stood on its own line, so it holds for more than one paragraph. */
  isOwnLine: boolean;
  sawList: boolean;
  group: number;
}

const perkLead = anyOf(
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

export function passagesOf(posting: PostingText): Passage[] {
  const passages: Passage[] = [];
  const state: State = { section: 'none', isOwnLine: false, sawList: false, group: 0 };
  const lines = linesOf(posting);
  for (const [index, line] of lines.entries()) {
    const words = posting.lower.slice(line.start, line.end);
    const ownKind = headingKind(words, line, lines[index + 1]);
    if (ownKind) {
      Object.assign(state, { section: ownKind, isOwnLine: true, sawList: false, group: state.group + 1 });
      continue;
    }
    fade(state, line);
    const runIn = line.isBullet ? undefined : runInHeading(words);
    if (runIn) {
      passages.push({ ...spanOf(line, runIn.length), section: runIn.kind, group: state.group });
      if (!state.isOwnLine) state.section = line.isBullet ? state.section : 'none';
      continue;
    }
    passages.push({ ...spanOf(line, 0), section: leadSection(words, state, line), group: state.group });
  }
  return joinAlternatives(posting, passages);
}

/** "Two years as A; or" goes on in the next item: the alternatives are one ask. */
function joinAlternatives({ lower }: PostingText, passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (last && / (?:or|oder|ou|lub)$/u.test(lower.slice(last.start, last.end))) last.end = passage.end;
    else joined.push({ ...passage });
  }
  return joined;
}

const spanOf = (line: PostingLine, skip: number) => ({
  start: line.start + skip,
  end: line.end,
  isBullet: line.isBullet,
});

/** After a list, a paragraph on its own no longer belongs to the list's heading. */
function fade(state: State, line: PostingLine): void {
  if (line.afterBlank && !line.isBullet) {
    state.group += 1;
    if (state.sawList) state.section = 'none';
    state.sawList = false;
  }
  if (line.isBullet && !state.sawList) state.group += 1;
  if (line.isBullet || !line.afterBlank) state.sawList = true;
}

function leadSection(words: string, { section }: State, line: PostingLine): SectionKind {
  if (line.isBullet) return section;
  const lead = perkLead.exec(words);
  return lead?.index === 0 || /^[$£€]\s?\d/.test(words) ? 'perk' : section;
}

/** The kind of a heading that is a line of its own, or nothing if the line is no heading. */
function headingKind(
  words: string,
  line: PostingLine,
  next: PostingLine | undefined,
): SectionKind | undefined {
  const count = words.split(/\s+/).length;
  if (line.isMarkedHeading) return sectionKindOf(words);
  if (line.isBullet || !next || count > 12) return undefined;
  if (/(?::|\.\.\.|…)$/u.test(words)) return sectionKindOf(words);
  if (/[.;,。]$/u.test(words) || /\d{3}/.test(words)) return undefined;
  const kind = sectionKindOf(words);
  if (words.endsWith('?') && line.afterBlank) return kind;
  const stands = line.afterBlank || next.isBullet;
  if (kind === 'none') return line.afterBlank && count <= 4 && !next.afterBlank ? 'none' : undefined;
  return stands && count <= 9 && !/: \S/.test(words) ? kind : undefined;
}

/** "Desirable: …", "What you have to have - …", "Required knowledge and skills. …": a heading in its own line. */
function runInHeading(words: string): { kind: SectionKind; length: number } | undefined {
  const found = /^([^:.;!?\n]{2,70}?)(?::| [-–—]|\.|\?)\s+(?=\S)/u.exec(words);
  const label = found?.[1];
  if (!found || label === undefined) return undefined;
  const count = label.split(/\s+/).length;
  const isLabel = found[0].includes(':');
  if (count > (isLabel ? 9 : 7)) return undefined;
  const kind = sectionKindOf(label);
  if (kind === 'none') return undefined;
  if (!isLabel && !looksLikeHeading(label)) return undefined;
  return { kind, length: found[0].length };
}

/** Without a colon only a question word or a line of nouns makes a heading, not a sentence. */
const looksLikeHeading = (label: string) =>
  /^(?:what|who|how|where|why|required|preferred|desired|minimum|essential|about)\b/.test(label) &&
  !/\b(?:is|are|was|must|should|will)\b/.test(label);

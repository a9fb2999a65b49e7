import { sentencesOf } from '../../language/sentences.ts';
import type { Span } from '../../language/span.ts';
import { linesOf, type PostingLine } from './posting-lines.ts';
import type { PostingText } from './posting-text.ts';
import { headingLine, perkLead, runInHeading, trailingLabel } from './read-heading.ts';
import type { SectionKind } from './section-kind.ts';

/** A list item or a paragraph, and the section it stands in. */
export interface Passage extends Span {
  isItem: boolean;
  isBullet: boolean;
  section: SectionKind;
  /** What stood under the heading before: a heading that does not tell is often told by it. */
  before: SectionKind;
  /** Items of one list share a number. */
  group: number;
  sentences: Sentence[];
  /** Alternatives over several items: one ask, never parted. */
  isWhole: boolean;
}

export interface Sentence extends Span {
  section: SectionKind;
  /** The words of the heading or label it stands under. */
  heading: string;
  /** It follows a label, such as "Desirable:", so that it is a list though it is written as a sentence. */
  isLabeled: boolean;
}

interface State {
  section: SectionKind;
  heading: string;
  /** The last section that was told, and the one before the present heading. */
  lastSection: SectionKind;
  before: SectionKind;
  sawList: boolean;
  paragraphs: number;
  group: number;
  /** Nothing has stood under the heading yet. */
  isFresh: boolean;
  /** What a heading asks that has headings of its own under it. */
  parent: SectionKind;
}

export function passagesOf(posting: PostingText): Passage[] {
  const passages: Passage[] = [];
  const state: State = {
    section: 'none',
    heading: '',
    lastSection: 'none',
    before: 'none',
    sawList: false,
    paragraphs: 0,
    group: 0,
    isFresh: false,
    parent: 'none',
  };
  const lines = linesOf(posting);
  for (const [index, line] of lines.entries()) {
    const words = posting.lower.slice(line.start, line.end);
    const kind = headingLine(words, line, lines[index + 1], state.isFresh);
    if (kind) {
      begin(state, kind, words);
      continue;
    }
    follow(state, line);
    const section = sectionOfLine(words, state, line);
    const last = trailingLabel(words);
    const end = line.end - (last?.length ?? 0);
    passages.push({
      start: line.start,
      end,
      isItem: line.isItem,
      isBullet: line.isBullet,
      section,
      before: state.before,
      group: state.group,
      sentences: readSentences(posting, { ...line, end }, section, state.heading),
      isWhole: false,
    });
    if (last) begin(state, last.kind, words.slice(-last.length));
  }
  return joinAlternatives(posting, passages);
}

/** "Requirements", "Technical": a heading that does not tell stands under the one before. */
function begin(state: State, kind: SectionKind, heading: string): void {
  if (state.isFresh && isAsking(state.section)) state.parent = state.section;
  if (kind !== 'none' && !isAsking(kind)) state.parent = 'none';
  const section = kind === 'none' ? state.parent : kind;
  if (!state.isFresh) state.before = state.lastSection;
  if (section !== 'none') state.lastSection = section;
  Object.assign(state, {
    section,
    heading,
    sawList: false,
    paragraphs: 0,
    group: state.group + 1,
    isFresh: true,
  });
}

/**
 * After a list, a paragraph on its own no longer belongs to the list's heading; and a heading of duties or of
 * the employer holds for one paragraph only, because prose wanders.
 */
function follow(state: State, line: PostingLine): void {
  state.isFresh = false;
  if (line.afterBlank && !line.isBullet) {
    state.group += 1;
    state.paragraphs += 1;
    if ((state.sawList && !line.isItem) || (!isAsking(state.section) && state.paragraphs > 1))
      Object.assign(state, { section: 'none', heading: '' });
    state.sawList = false;
  }
  if (line.isItem && !state.sawList) state.group += 1;
  if (line.isItem) state.sawList = true;
}

function sectionOfLine(words: string, { section }: State, line: PostingLine): SectionKind {
  if (line.isBullet) return section;
  return perkLead.exec(words)?.index === 0 || /^[$£€]\s?\d/.test(words) ? 'perk' : section;
}

/** The sentences of a line; a label at the start of one changes the section until the next label. */
function readSentences(
  posting: PostingText,
  line: PostingLine,
  first: SectionKind,
  above: string,
): Sentence[] {
  let section = first;
  let heading = above;
  let sinceLabel = 0;
  let isInside = false;
  let back = first;
  const spans = sentencesOf(posting.text, line.start, line.end, posting.isCareless);
  return spans.flatMap((span) => {
    const found = runInHeading(posting.lower.slice(span.start, span.end), spans.length > 1);
    const label = line.isBullet && (found?.isLabel || !line.mark.includes('#')) ? undefined : found;
    sinceLabel = label ? 0 : sinceLabel + 1;
    if (label) {
      heading = posting.lower.slice(span.start, span.start + label.length);
      isInside = span.start > line.start;
      back = isInside && isAsking(section) ? section : 'none';
    }
    if (label && !(label.kind === 'none' && isAsking(section))) section = label.kind;
    else if (!isAsking(section) && hasWandered(sinceLabel, isInside, spans.length)) section = back;
    const start = span.start + (label?.length ?? 0);
    return start < span.end
      ? [{ start, end: span.end, section, heading, isLabeled: label?.isLabel ?? false }]
      : [];
  });
}

const isAsking = (section: SectionKind) => section === 'must' || section === 'nice';

/** A label inside a paragraph holds for its sentence; at the start of a long one, for a few. */
const hasWandered = (sinceLabel: number, isInside: boolean, sentences: number) =>
  isInside ? sinceLabel > 0 : sinceLabel > 2 && sentences > 6;

/** "Two years as A; or" goes on in the next item: the alternatives are one ask. */
function joinAlternatives({ lower }: PostingText, passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (last && /[\s;,](?:or|oder|ou|lub)$/u.test(lower.slice(last.start, last.end))) {
      last.end = passage.end;
      last.isWhole = true;
      const heading = last.sentences[0]?.heading ?? '';
      last.sentences = [
        { start: last.start, end: last.end, section: last.section, heading, isLabeled: false },
      ];
    } else joined.push({ ...passage });
  }
  return joined;
}

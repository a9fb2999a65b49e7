import type { ChainModel, Member, TaggedSequence } from '../../language/chains/chain-model.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { joinAll } from '../../language/piece.ts';
import { contactMembers, contactTokens } from './contact-features.ts';
import { entryMembers, type HeaderRow, headerRows } from './entry-features.ts';
import { createEvidence } from './evidence.ts';
import { blockPieces, type HeaderLine } from './header-blocks.ts';
import { blockTokens, headerMembers } from './header-tokens.ts';
import { asIfHeaded } from './imagined-heading.ts';
import type { Labeled, LabeledLine, LabeledPart, LabeledToken, Passage } from './labeled.ts';
import { type LineFacts, maxLabeled } from './line-facts.ts';
import { lineMembers } from './line-features.ts';
import { type ListPassage, type ListPiece, listMembers, listPieces } from './list-features.ts';
import { noteFields } from './note-lines.ts';
import type { ParserModel } from './parser-model.ts';
import { lookAgainAtHeaders, lookAgainAtLines } from './second-look.ts';

export interface Labels {
  lines: LabeledLine[];
  passages: Passage[];
  /** The lines of headers: B begins an entry, S begins one under the employer or school above, I goes on. */
  rows: Labeled<HeaderRow>[];
  contact: LabeledToken[];
  lists: LabeledPart[];
  /** How likely the labels of the lines are, on average. */
  confidence: number;
}

/** Labels the lines of a text, and then the words of those that are headers and the parts of those that are lists. */
export function readLabels(readings: readonly (readonly LineFacts[])[], lexicon: Lexicon): Labels {
  const { parser } = lexicon;
  const labelAll = (facts: readonly LineFacts[]) => labelLines(facts, parser);
  const lines = asIfHeaded(likeliest(readings.map(labelAll)), labelAll, lexicon);
  const facts = lines.map(({ fact }) => fact);
  const passages = passagesOf(lines);
  const rows = readRows(lines, lexicon);
  const contact = contactTokens(
    facts,
    lines.map((line) => line.label),
    lexicon,
  );
  return {
    ...{ lines, passages },
    rows: label(rows, entryMembers(rows, lines), parser.entries),
    contact: label(contact, contactMembers(contact, facts, lexicon), parser.contact),
    lists: labeledLists(listsIn(passages), lexicon),
    confidence: Math.exp(meanChance(lines)),
  };
}

/** The header lines of jobs and of education, with their words labeled. */
export function readRows(lines: readonly LabeledLine[], lexicon: Lexicon): HeaderRow[] {
  const { jobs, jobsAgain, studies, studiesAgain } = lexicon.parser;
  const facts = lines.map(({ fact }) => fact);
  const labels = lines.map((line) => line.label);
  const rowsOf = (kind: 'J' | 'E', model: ChainModel, again: ChainModel) => {
    const tokens = blockTokens(blockPieces(facts, headerLines(labels, kind)), lexicon);
    const members = headerMembers(tokens);
    const first = model.tag(members);
    const earlier = chancesOf(first, model);
    const labeled = label(tokens, lookAgainAtHeaders(tokens, members, first, model), again);
    const looked = labeled.map((token, place) => ({ ...token, earlier: earlier(place) }));
    return headerRows(looked, kind).flatMap((row) => {
      const noted = lines[row.place]?.noted;
      return noted ? headerRows(noteFields(row.tokens, noted), kind) : row;
    });
  };
  return [...rowsOf('J', jobs, jobsAgain), ...rowsOf('E', studies, studiesAgain)];
}

export function labelLines(facts: readonly LineFacts[], { lines, linesAgain }: ParserModel): LabeledLine[] {
  const looked = facts.slice(0, maxLabeled);
  const members = lineMembers(looked);
  const again = lookAgainAtLines(looked, members, lines.tag(members), lines);
  const labeled = label(
    looked.map((fact) => ({ fact })),
    again,
    linesAgain,
  ) as LabeledLine[];
  return [...withName(labeled), ...facts.slice(maxLabeled).map(asAnythingElse)];
}

const asAnythingElse = (fact: LineFacts): LabeledLine => ({ fact, label: 'A', chance: onlyA });
const onlyA = (name: string) => (name === 'A' ? 1 : 0);

/** Everybody has one name: where no line was taken for it, the likeliest one is. */
function withName(lines: LabeledLine[]): LabeledLine[] {
  const chances = lines.map((line) => (line.fact.heading ? 0 : line.chance('N')));
  const best = Math.max(leastName, ...chances);
  const isNamed = lines.some(({ label: name }) => name === 'N');
  return isNamed ? lines : lines.map((line, at) => (chances[at] === best ? { ...line, label: 'N' } : line));
}

const leastName = 0.02;

/** Of several readings, the one whose labels are the surest. */
function likeliest(readings: readonly LabeledLine[][]): LabeledLine[] {
  const [first = [], ...others] = readings;
  return others.reduce((best, one) => (meanChance(one) > meanChance(best) ? one : best), first);
}

/** The mean of the logarithms. */
const meanChance = (lines: readonly LabeledLine[]): number =>
  lines.reduce((sum, line) => sum + Math.log(Math.max(1e-9, line.chance(line.label))), 0) /
  Math.max(1, lines.length);

function label<T>(things: readonly T[], members: readonly Member[], model: ChainModel): Labeled<T>[] {
  const tagged = model.tag(members);
  const chances = chancesOf(tagged, model);
  return things.map((thing, at) => ({ ...thing, label: tagged.labels[at] ?? 'X', chance: chances(at) }));
}

/** How likely the thing at a place has a label, by its name. */
function chancesOf({ marginals }: TaggedSequence, { labels }: ChainModel) {
  const index = new Map(labels.map((name, place) => [name, place]));
  return (at: number) =>
    (name: string): number =>
      marginals[at]?.[index.get(name) ?? -1] ?? 0;
}

/** The lines of the headers of jobs or of education. */
export const headerLines = (labels: readonly string[], kind: 'J' | 'E'): HeaderLine[] =>
  labels.flatMap((name, place) => (name[0] === kind ? [{ place, begins: name[1] !== 'I' }] : []));

/** No more passages of another column stand between the parts of a sentence. */
const maxBetween = 8;

/** Lines that go on are joined with what they go on with, also over the lines of another column. */
export function passagesOf(lines: readonly LabeledLine[]): Passage[] {
  const groups: { kind: string; lines: LabeledLine[]; place: number }[] = [];
  lines.forEach((line, place) => {
    const goesOn = line.label.endsWith('i');
    const kind = goesOn ? line.label.slice(0, -1) : line.label;
    const last = goesOn ? groups.slice(-maxBetween).findLast((group) => group.kind === kind) : undefined;
    if (last) last.lines.push(line);
    else groups.push({ kind, lines: [line], place });
  });
  return groups.map(({ kind, lines: own, place }) => {
    const piece = joinAll(own.map(({ fact }) => fact.line.piece));
    return { kind, lines: own, piece, text: piece.text, place, bullet: own[0]?.fact.line.bullet ?? '' };
  });
}

/** The parts of lists, labeled. */
export function labeledLists(lists: readonly ListPassage[], lexicon: Lexicon): LabeledPart[] {
  const parts = listParts(lists, lexicon);
  return label(parts, listMembers(parts), lexicon.parser.lists);
}

export function listParts(lists: readonly ListPassage[], lexicon: Lexicon): ListPiece[] {
  const weigh = createEvidence(lexicon);
  return lists.flatMap((list) => listPieces(list, lexicon, weigh));
}

/** The lists of skills and of certificates. */
export const listsIn = (passages: readonly Passage[]): ListPassage[] =>
  passages.flatMap(({ kind, piece, bullet, lines }) => {
    if (kind !== 'K' && kind !== 'X') return [];
    const line = Math.min(...lines.map((one) => one.chance(kind) + one.chance(`${kind}i`)));
    return [{ piece, kind, bullet, line }];
  });

import type { Lexicon } from '../lexicon.ts';
import type { ChainModel } from './chain-model.ts';
import type { LabeledContactPiece } from './contact.ts';
import { contactFeatures, contactPieces } from './contact-features.ts';
import { blockPieces, type HeaderLine, tableHeads } from './header-blocks.ts';
import type { LineFacts } from './line-facts.ts';
import { lineFeatures } from './line-features.ts';
import { type BlockPiece, pieceFeatures } from './piece-features.ts';
import { spelledNames } from './spelled-names.ts';

/**
 * What a line is. J, E: header of a job or of education, which begins (B), goes on (I), or begins an entry under
 * the employer or school above (S). R: something done at work, K: skills, G: the name of a group of them, X: certificates,
 * A: anything else, P: summary, F: furniture; those that go on with the line before end in "i". H…: headings.
 */
export type LineLabel =
  | ('N' | 'C' | 'P' | 'HX' | 'HE' | 'HS' | 'HC' | 'HP' | 'HO')
  | ('JB' | 'JS' | 'JI' | 'EB' | 'ES' | 'EI')
  | ('R' | 'Ri' | 'K' | 'Ki' | 'G' | 'X' | 'Xi' | 'A' | 'Ai' | 'F');

export interface LabeledLine {
  fact: LineFacts;
  label: LineLabel;
  /** How likely each label is, by its name. */
  chance(label: string): number;
}

/** A piece of a header. "BT" begins a title, "IT" goes on with it; C company, L location, W dates, R something done, X anything else, D degree, S school. */
export interface LabeledPiece extends BlockPiece {
  label: string;
  /** The line's place in the text. */
  place: number;
  chance(label: string): number;
}

export interface Labels {
  lines: LabeledLine[];
  jobs: LabeledPiece[];
  studies: LabeledPiece[];
  contact: LabeledContactPiece[];
}

/** Labels the lines of a text, and then the pieces of those that are headers. */
export function readLabels(facts: readonly LineFacts[], lexicon: Lexicon): Labels {
  const model = lexicon.parser;
  const tagged = model.lines.tag(lineFeatures(facts));
  const index = indexOf(model.lines);
  const lines = facts.map((fact, place): LabeledLine => {
    const marginals = tagged.marginals[place];
    return {
      fact,
      label: tagged.labels[place] as LineLabel,
      chance: (label) => marginals?.[index.get(label) ?? -1] ?? 0,
    };
  });
  const labels = lines.map(({ label }) => label);
  return {
    lines,
    jobs: labelPieces(facts, headerLines(labels, 'J'), model.jobs),
    studies: labelPieces(facts, headerLines(labels, 'E'), model.studies),
    contact: labelContact(facts, labels, lexicon),
  };
}

/** The lines of the headers of jobs or of education. */
export const headerLines = (labels: readonly string[], kind: 'J' | 'E'): HeaderLine[] =>
  labels.flatMap((label, place) =>
    label[0] === kind ? [{ place, begins: label[1] !== 'I', isFurther: label[1] === 'S' }] : [],
  );

function labelPieces(
  facts: readonly LineFacts[],
  lines: readonly HeaderLine[],
  model: ChainModel,
): LabeledPiece[] {
  const pieces = blockPieces(facts, lines, tableHeads(facts));
  const tagged = model.tag(pieceFeatures(pieces));
  const index = indexOf(model);
  const places = new Map(facts.map((fact, place) => [fact, place]));
  return pieces.map((piece, at) => ({
    ...piece,
    label: tagged.labels[at] ?? 'X',
    place: places.get(piece.fact) ?? 0,
    chance: (label) => tagged.marginals[at]?.[index.get(label) ?? -1] ?? 0,
  }));
}

function labelContact(
  facts: readonly LineFacts[],
  labels: readonly string[],
  lexicon: Lexicon,
): LabeledContactPiece[] {
  const model = lexicon.parser.contact;
  const pieces = contactPieces(facts, labels);
  const tagged = model.tag(contactFeatures(pieces, spelledNames(facts), lexicon));
  const index = indexOf(model);
  return pieces.map((piece, at) => ({
    ...piece,
    label: tagged.labels[at] ?? 'X',
    chance: (label) => tagged.marginals[at]?.[index.get(label) ?? -1] ?? 0,
  }));
}

const indexOf = ({ labels }: ChainModel) => new Map(labels.map((label, place) => [label, place]));

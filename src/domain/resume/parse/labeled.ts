import type { Piece } from '../../language/piece.ts';
import type { BlockToken } from './header-tokens.ts';
import type { LineFacts } from './line-facts.ts';
import type { ListPiece } from './list-features.ts';

/**
 * What a line is. J, E: header of a job or of education, which begins (B) or goes on (I). R: something done at work,
 * K: skills, G: the name of a group of them, X: certificates, A: anything else, P: summary, F: furniture; those that go
 * on with the line before end in "i". H…: headings.
 */
export type LineLabel =
  | ('N' | 'C' | 'P' | 'HX' | 'HE' | 'HS' | 'HC' | 'HP' | 'HO')
  | ('JB' | 'JI' | 'EB' | 'EI')
  | ('R' | 'Ri' | 'K' | 'Ki' | 'G' | 'X' | 'Xi' | 'A' | 'Ai' | 'F');

/** Something with its label, and how likely each label is, by its name. */
export type Labeled<T, Label extends string = string> = T & { label: Label; chance(label: string): number };

/**
 * What a line of notes says of a job: all of it, all of it beginning with the employer, the years of the one above, or
 * nothing but words that lead to the next.
 */
export type Noted = 'job' | 'employer' | 'years' | 'lead';

export type LabeledLine = Labeled<
  {
    fact: LineFacts;
    noted?: Noted | undefined;
  },
  LineLabel
>;

/**
 * A word of a header. "BT" begins a title, "IT" goes on with it; C company, L location, W dates, R something done,
 * X anything else, D degree, S school; N name, E e-mail, H phone, K LinkedIn, U links.
 */
export type LabeledToken = Labeled<BlockToken> & {
  /** The chances before the document as a whole was seen. */
  earlier?(label: string): number;
};

/** A part of a list: B begins an item, I goes on with it, G names a group of items, X is no item. */
export type LabeledPart = Labeled<ListPiece>;

/** Lines that belong together, as one: a point, a paragraph, a heading. */
export interface Passage {
  kind: string;
  lines: readonly LabeledLine[];
  piece: Piece;
  text: string;
  bullet: string;
  place: number;
}

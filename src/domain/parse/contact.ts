import { joinAll, type Piece, slicePiece } from '../text/piece.ts';
import type { ContactPiece } from './contact-features.ts';
import { phoneConfidence } from './contact-shapes.ts';
import { bareName } from './person-name.ts';

/** A field with how surely it is what it is taken for. */
export interface Read {
  piece: Piece;
  confidence: number;
}

export interface Contact {
  name: Read | undefined;
  email: Read | undefined;
  phone: Read | undefined;
  location: Read | undefined;
  linkedin: Read | undefined;
  /** GitHub, a portfolio, a website. */
  links: Read[];
}

/** A piece of the contact lines. "BN" begins the name, "IN" goes on with it; L place, E e-mail, H phone, K LinkedIn, U other links, X anything else. */
export interface LabeledContactPiece extends ContactPiece {
  label: string;
  chance(label: string): number;
}

/** Puts the contact fields together from the labels of their pieces. */
export function assembleContact(pieces: readonly LabeledContactPiece[]): Contact {
  const name = runOf(pieces, 'N');
  const one = (label: string): Read | undefined => {
    const found = pieces.find((piece) => piece.label === label);
    return found && { piece: found.piece.piece, confidence: found.chance(label) };
  };
  const phone = one('H');
  const linkedin = runOf(pieces, 'K');
  return {
    name: name && { ...name, piece: bareName(name.piece) },
    email: one('E'),
    phone: phone && { ...phone, confidence: Math.min(phone.confidence, phoneConfidence(phone.piece.text)) },
    location: runOf(pieces, 'L'),
    linkedin,
    links: pieces
      .filter(({ label }) => label === 'U')
      .map(({ piece, chance }) => ({ piece: piece.piece, confidence: chance('U') })),
  };
}

/** The first run of pieces of a name or a place, with the marks between them. */
function runOf(pieces: readonly LabeledContactPiece[], name: string): Read | undefined {
  const start = pieces.findIndex(({ label }) => label === `B${name}` || label === `I${name}`);
  if (start < 0) return undefined;
  let end = start + 1;
  while (pieces[end]?.label === `I${name}`) end += 1;
  const run = pieces.slice(start, end);
  const parts: Piece[] = [];
  let first = run[0];
  run.forEach((one, place) => {
    const next = run[place + 1];
    if (first && next?.fact !== one.fact) {
      parts.push(closed(first.fact.line.piece, first.piece.start, one.piece.end));
      first = next;
    }
  });
  return {
    piece: joinAll(parts),
    confidence: Math.min(...run.map(({ chance }) => chance(`B${name}`) + chance(`I${name}`))),
  };
}

/** With the bracket or the quotation mark that ends it. */
function closed(line: Piece, start: number, end: number): Piece {
  const within = line.text.slice(start, end);
  const isOpen = (within.match(/[([（]/gu)?.length ?? 0) > (within.match(/[)\]）]/gu)?.length ?? 0);
  const closing = isOpen ? (/^\s*[)\]）]/u.exec(line.text.slice(end))?.[0].length ?? 0) : 0;
  return slicePiece(line, start, end + closing);
}

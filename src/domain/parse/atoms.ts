import { findDurations } from '../date-ranges.ts';
import { joinAll, type Piece, slicePiece, trimPunctuation } from '../text/piece.ts';

/** What parts an atom of a header line from the one before it. */
export type Parting = 'line' | 'strong' | 'comma' | 'at';

/** The smallest stretch of a header that can be a field of its own. */
export interface Atom {
  piece: Piece;
  text: string;
  parting: Parting;
  /** The line it stands on. */
  line: Piece;
}

const spaceParting =
  /(?<=[\p{Script=Han}\p{Script=Katakana}])[\s　]+(?=[\p{Script=Han}\p{Script=Katakana}])/gu;
const strongParting =
  /\t+|\s{2,}|\s?[|｜¦│]\s?|\s[•·●✦◆★▪■∙]\s|\s?[•✦◆]\s?|\s[–—−-]{1,2}\s|\s\/\/\s|\s?(?:<{2,3}|>{2,3}|::)\s?|\s@\s?|,\s?(?:at|bei|chez)\s|(?<!\bUniversity(?: of)?(?:\s\p{Lu}\p{L}+){0,3})\s(?:at|bei|chez)\s(?=\p{Lu})|\s?[;；]\s|(?<!\b(?:Dept|Asst|Univ|Prof|Corp|Bros|Assoc|Natl|Intl|Mgmt|Dipl|Abt))(?<=\p{Ll}{3}|\p{Lu}{2}|\d|\)|S\.[AL]|S\.L\.U|Inc|Ltd|o\.o)\.{1,2}\s+(?=\p{Lu})(?!Z\s?O\.)/gu;
const commaParting =
  /,\s+(?!(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Co|S\.?L\.?U?|S\.?A\.?U?|GmbH|LLP|P\.?C|PLLC|plc|Lda|Ltda|S\.?p\.?A|B\.?V|AG|KG)\.?\s*(?:$|[,|(–—-]|\s{2}|\t))|，|、/giu;
const employmentKind =
  /^(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|vollzeit|teilzeit|temps (?:plein|partiel)|tiempo (?:completo|parcial)|jornada completa|tempo integral|pełny etat|正社員|契約社員|全职|兼职)$/iu;

/** Says only how someone was employed, as some pages print beside the employer. */
export const isEmploymentKind = (text: string): boolean => employmentKind.test(text);

interface Cut {
  start: number;
  end: number;
  parting: Parting;
}

const cutsOf = (text: string, pattern: RegExp, parting: (found: string) => Parting): Cut[] =>
  [...text.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    parting: parting(found[0]),
  }));

/** Is the place inside brackets or quotation marks? Nothing is parted there. */
function bracketed(text: string): boolean[] {
  const inside: boolean[] = [];
  let depth = 0;
  for (const letter of text) {
    if (/[([（「【]/u.test(letter)) depth += 1;
    for (let unit = 0; unit < letter.length; unit += 1) inside.push(depth > 0);
    if (/[)\]）」】]/u.test(letter)) depth = Math.max(0, depth - 1);
  }
  return depth > 0 ? inside.map(() => false) : inside;
}

/** Parts a header line into atoms, without the stretches that dates take. */
export function atomsOf(line: Piece, dates: readonly { start: number; end: number }[]): Atom[] {
  const { text } = line;
  const inside = bracketed(text);
  const taken = [...dates, ...findDurations(text)].map(
    ({ start, end }): Cut => ({ ...widened(text, start, end), parting: 'strong' }),
  );
  const free = (cut: Cut) =>
    inside[cut.start] !== true && !taken.some(({ start, end }) => cut.start < end && cut.end > start);
  const cuts = [
    ...taken,
    ...cutsOf(text, strongParting, (found) => (/@|at|bei|chez/.test(found) ? 'at' : 'strong')).filter(free),
    ...cutsOf(text, commaParting, () => 'comma').filter(free),
    ...cutsOf(text, spaceParting, () => 'comma').filter(free),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const atoms: Atom[] = [];
  let at = 0;
  let parting: Parting = 'line';
  const add = (end: number) => {
    const piece = withoutStop(trimPunctuation(slicePiece(line, at, end)));
    if (/[\p{L}\p{N}]/u.test(piece.text)) {
      atoms.push({ piece, text: piece.text, parting: atoms.length === 0 ? 'line' : parting, line });
      parting = 'comma';
    }
  };
  for (const cut of cuts) {
    if (cut.start >= at) add(cut.start);
    if (cut.parting !== 'comma' || parting === 'line') parting = cut.parting;
    at = Math.max(at, cut.end);
  }
  add(text.length);
  return atoms;
}

/** The full stop that ends a part written as a sentence; those of abbreviations stay. */
const withoutStop = (piece: Piece) =>
  /\p{L}{4}\.$/u.test(piece.text) && !/\b(?:corp|ltda|univ|dept|assoc|bros|asst|prof)\.$/iu.test(piece.text)
    ? slicePiece(piece, 0, piece.text.length - 1)
    : piece;

/** The brackets around a date go with it. */
function widened(text: string, start: number, end: number): { start: number; end: number } {
  const opens = /[(（[]\s*$/u.exec(text.slice(0, start));
  const closes = /^\s*[)）\]]/u.exec(text.slice(end));
  return opens && closes ? { start: start - opens[0].length, end: end + closes[0].length } : { start, end };
}

/** The stretch that a run of atoms covers, with the commas between them. */
export function coveredBy(atoms: readonly Atom[]): Piece {
  const parts: Piece[] = [];
  let run: Atom[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last) parts.push(between(first.line, first.piece.at[0] ?? 0, last.piece.at.at(-1) ?? 0));
    run = [];
  };
  for (const atom of atoms) {
    const last = run.at(-1);
    const gap = last ? (atom.piece.at[0] ?? 0) - (last.piece.at.at(-1) ?? 0) : 0;
    // Wide gaps hold dates or the white space of columns.
    if (last && (atom.line !== last.line || (atom.parting !== 'comma' && gap > 4))) close();
    run.push(atom);
  }
  close();
  return joinAll(parts);
}

function between(line: Piece, from: number, to: number): Piece {
  const start = line.at.indexOf(from);
  return slicePiece(line, start, line.at.lastIndexOf(to) + 1);
}

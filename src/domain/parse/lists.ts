import type { Lexicon } from '../lexicon.ts';
import { joinAll, type Piece, slicePiece, trimPunctuation } from '../text/piece.ts';
import { wordsOf } from '../text/words.ts';
import { announcedBy } from './announced-kinds.ts';
import { isAboutLanguages } from './human-languages.ts';

/** A line of a list. */
export interface ListLine {
  piece: Piece;
  text: string;
  bullet: string;
  blankBefore: boolean;
}


const listParting =
  /\s*(?:[⭐★☆●○◐▰▱]\uFE0F?\s?){2,}|\s*[,;•·●|｜¦，、；✦▪■◆]\s*|\t+|\s{3,}|\s\/\s|\s[–—]\s(?=\p{L})/gu;
const numberComma = /\d,\d/;

/** Parts a list at its commas and marks, never inside brackets or a number. */
export function splitList(piece: Piece, parting: RegExp = listParting): Piece[] {
  const { text } = piece;
  const parts: Piece[] = [];
  let depth = 0;
  let at = 0;
  let scanned = 0;
  for (const found of text.matchAll(parting)) {
    for (; scanned < found.index; scanned += 1) depth = depthAfter(text[scanned] ?? '', depth);
    const isNumber =
      numberComma.test(text.slice(found.index - 1, found.index + found[0].length + 1)) && found[0] === ',';
    if (depth > 0 || isNumber) continue;
    parts.push(slicePiece(piece, at, found.index));
    at = found.index + found[0].length;
  }
  parts.push(slicePiece(piece, at));
  return parts.map(trimEnd).filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
}

function depthAfter(letter: string, depth: number): number {
  if (/[([（【]/u.test(letter)) return depth + 1;
  return /[)\]）】]/u.test(letter) ? Math.max(0, depth - 1) : depth;
}

function trimEnd(piece: Piece): Piece {
  const trimmed = trimPunctuation(piece);
  return /[^.]\.$/.test(trimmed.text) && !/\.\p{L}+\.$|\b\p{L}{1,3}\.$/u.test(trimmed.text)
    ? slicePiece(trimmed, 0, trimmed.text.length - 1)
    : trimmed;
}

const categoryLabel =
  /^(?:[^:：,;•|()（）]{2,40}?)(?:\s?[:：](?=\s|\p{Script=Han}|\p{Lu}|$)\s*|\s(?:»|›|→|=>|>>)\s|\s[–—-]\s(?=(?:[^,;]+[,;]\s){2}))/u;

/** Skills of a section. The names of their groups ("Databases: …") are labels, not skills. */
export function readSkills(lines: readonly ListLine[]): { skills: Piece[]; labels: Piece[] } {
  const labels: Piece[] = [];
  const skills: Piece[] = [];
  for (const line of joinLists(lines)) {
    const label = categoryLabel.exec(line.text)?.[0].length ?? rowLabel(line);
    if (label > 0 && isLanguages(line.text.slice(0, label), line.text.slice(label))) continue;
    if (label > 0) labels.push(slicePiece(line.piece, 0, label));
    if (label === 0 && isProse(line.text) && splitList(line.piece).length === 1) continue;
    const body = label > 0 ? slicePiece(line.piece, label) : line.piece;
    if (line.bullet !== '' && wordsOf(body.text).length > 8 && isProse(body.text)) skills.push(body);
    else skills.push(...splitList(body));
  }
  return { skills, labels };
}

/** In a row of two cells, the first names what the second lists. */
function rowLabel({ text }: ListLine): number {
  const [, first = '', parting = '', second = ''] =
    /^([^|｜,\t]{2,40}?)(\s*[|｜]\s*|\t+|\s{3,})([^|｜\t]+)$/u.exec(text) ?? [];
  return splitList({ text: second, at: [] }).length >= 2 ? first.length + parting.length : 0;
}

/** Languages that people speak are kept apart from skills, as under a heading of their own. */
const isLanguages = (label: string, text: string) =>
  announcedBy(label.replace(/\s?[:：]\s*$/u, '')).kinds.includes('languages') && isAboutLanguages(text);

const isProse = (text: string) => /[.!?]$/.test(text) && wordsOf(text).length >= 4;

/** Points of a functional resume, not names of skills: they begin with what was done. */
export function tellsRatherThanLists(lines: readonly ListLine[], lexicon: Lexicon): boolean {
  const points = lines.filter(({ bullet }) => bullet !== '').map(({ text }) => wordsOf(text));
  const told = points.filter(
    (words) => words.length > 4 && lexicon.actionVerbs.find(words.slice(0, 2)).length > 0,
  );
  const count = points.reduce((sum, words) => sum + words.length, 0);
  return points.length >= 2 && (told.length >= points.length * 0.5 || count > points.length * 12);
}

/** A list that is cut at a line end goes on in the next line, where its lines are lists and not single items. */
function joinLists(lines: readonly ListLine[]): ListLine[] {
  const joined: ListLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isCut =
      last !== undefined && /[,;•·|、，]$/u.test(last.text) && line.bullet === '' && !line.blankBefore;
    if (last && isCut && !categoryLabel.test(line.text)) {
      const piece = joinAll([last.piece, line.piece]);
      joined[joined.length - 1] = { ...last, piece, text: piece.text };
    } else joined.push(line);
  }
  return joined;
}

const dateOrNumber =
  /^(?:[A-Za-z]+\.?\s)?(?:19|20)\d{2}$|^(?:license|licence|no\.?|#|nr\.?|expires?|renewed|valid|active|exp\.?)\b/iu;

/** Certificates: one a line, unless a single line lists several. */
export function readCertifications(lines: readonly ListLine[], lexicon: Lexicon): Piece[] {
  return lines.flatMap((line) => {
    const parts = splitList(line.piece, /\s*[,，•|｜、✦]\s*|\s·\s/gu);
    const isMarked = /[•|｜✦]|\s·\s/u.test(line.text);
    const named = parts.filter(({ text }) => lexicon.certifications.find(wordsOf(text)).length > 0).length;
    const isList =
      parts.length > 1 &&
      !parts.some(({ text }) => dateOrNumber.test(text)) &&
      (isMarked || (lines.length === 1 && parts.length >= 3) || named >= Math.max(2, parts.length * 0.6));
    return isList ? parts : [line.piece];
  });
}

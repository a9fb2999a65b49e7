import { bulletGlyphs, linesOf } from '../../language/lines.ts';
import { type Piece, pieceOf, slicePiece, withoutCharacters } from '../../language/piece.ts';
import type { Stretch } from './gutter.ts';

/** One line of the pasted text, without bullet and ornaments. */
export interface Line {
  piece: Piece;
  text: string;
  /** The glyph or number that made it a point of a list, or "". */
  bullet: string;
  indent: number;
  /** Length as it stood on the page, bullet included. */
  width: number;
  blankBefore: boolean;
  /** Set off by ornaments or rules, as headings are. */
  ornate: boolean;
  /** A row of a table drawn with bars. */
  row?: boolean;
}

/** A sign of its own before the words, whatever it is; signs that also begin words or numbers only before a space. */
const bulletGlyph = new RegExp(
  String.raw`^(?:[${bulletGlyphs}]+|\p{Extended_Pictographic}\uFE0F?(?=\s)|[^\p{L}\p{N}\p{M}\s"'“”„«‘’([{<$€£¥#@&%.,:;!?¿¡/\\_|=-]{1,2}(?=\s)|(?:->|=>|~|--|==>|>>)(?=\s?\p{L})|[ØüÜ]\s+(?=\p{Lu})|(?:\+|>{1,3})(?=\s)|[-–—−](?![-–—−=]))\s*(?=[\p{L}\p{N}"'“„«‘([<$€£¥+~_*])`,
  'u',
);
const numberBullet =
  /^(?:\d{1,2}(?:[)）、]\s*|\.\s+(?=\p{L}))|[(（]\d{1,2}[)）]\s*(?=\p{L})|[①-⑳]\s*)(?=\P{N})/u;
const letterBullet = /^o[\s\t]+(?=[\p{L}\d$])/u;
const ornaments = '=~*_#★☆✦✧◆◇❖═─━╔╗╚╝║│┃┌┐└┘├┤▌▐█▓░■□●○▬▪►◄«»<>【】\\[\\]•·⋆✿❀☰✪❋+\\-–—|:';
const leadingOrnaments = new RegExp(
  `^[\\s${ornaments}\\p{Extended_Pictographic}\\uFE0F]+(?=[\\p{L}\\p{N}"“(])`,
  'u',
);
const trailingOrnaments = new RegExp(`[\\s${ornaments}\\p{Extended_Pictographic}\\uFE0F]+$`, 'u');
/** Bold letters, as plain text marks them. */
const boldStart = /^\*\*[^\s*].*\*\*/u;
const loneBullet = /^\s*[•●○▪▫■□◦‣⁃∙·➤➢►▶▸→✓✔✦◆\p{Co}-]\s*$/u;
const onlyOrnaments = /^[^\p{L}\p{N}]*$/u;
const isRule = /^[\s=~*_#═─━╔╗╚╝║│┃┌┐└┘▬▓░█\-–—+.]{3,}$/u;

/** The lines that hold words. Rules and frames are ornaments: they only tell that what follows is set off. */
export function readLines(source: string, stretches: readonly Stretch[] = linesOf(source)): Line[] {
  const lines: Line[] = [];
  let blank = true;
  let ruled = false;
  let lone = '';
  const usesLetterBullets = (source.match(/^[ \t]*o[ \t]+[\p{L}\d$]/gmu)?.length ?? 0) >= 2;
  for (const { start, text: raw } of stretches) {
    if (raw.trim() === '') blank = true;
    else if (loneBullet.test(raw)) lone = raw.trim();
    else if (onlyOrnaments.test(raw)) {
      if (isRule.test(raw)) {
        const last = lines.at(-1);
        if (last && !blank && !ruled && last.blankBefore && raw.trim().length <= last.width + 2)
          last.ornate = true;
        ruled = true;
      }
    } else {
      const line = lineOf(source, raw, start, usesLetterBullets);
      const bullet = line.bullet || lone;
      lines.push({ ...line, bullet, blankBefore: blank || ruled, ornate: line.ornate || ruled });
      lone = '';
      blank = false;
      ruled = false;
    }
  }
  return lines;
}

/** The borders of a table, and empty cells at its sides, only say where in it the words stand. */
const tableStart = /^\s*(?:[|｜│┃║]\s*)+(?=[^\s|｜│┃║])/u;
const tableEnd = /(?:\s*[|｜│┃║])+\s*$/u;

function lineOf(source: string, raw: string, start: number, usesLetterBullets: boolean): Line {
  const border = tableStart.exec(raw)?.[0] ?? '';
  const indent = border.length || raw.length - raw.trimStart().length;
  const cells = raw.slice(indent).trimEnd();
  const body = cells.slice(0, cells.length - (tableEnd.exec(cells)?.[0].length ?? 0));
  const isRow = /[|｜│┃]/u.test(body) && border !== '';
  const isDoubled =
    /^([=~*_#★☆✦✧◆═─━<>-]).*\1$|^#{1,6}\s|^【.*】$|^\[.*\]$|^[■◆●▼]\s?\p{Script=Han}{2,8}$/u.test(body);
  const isFramed = border !== '' && cells !== body && !isRow && !/[|｜]/u.test(border);
  const isOrnate = (isDoubled || isFramed) && body.length < 70 && !isRow;
  const bullet = isOrnate || boldStart.test(body) ? undefined : bulletOf(body, usesLetterBullets);
  const lead = isOrnate ? (leadingOrnaments.exec(body)?.[0].length ?? 0) : (bullet?.length ?? 0);
  const tail = isOrnate ? (trailingOrnaments.exec(body.slice(lead))?.[0].length ?? 0) : 0;
  const whole = slicePiece(pieceOf(source, start + indent + lead, start + indent + body.length - tail), 0);
  const piece = whole.text.includes('**') ? slicePiece(withoutCharacters(whole, /\*\*/g), 0) : whole;
  return {
    ...{ piece, text: piece.text, bullet: bullet?.trim() ?? '', indent },
    width: body.length,
    blankBefore: false,
    ornate: isOrnate,
    row: isRow,
  };
}

function bulletOf(body: string, usesLetterBullets: boolean): string | undefined {
  return (
    bulletGlyph.exec(body)?.[0] ??
    numberBullet.exec(body)?.[0] ??
    (usesLetterBullets ? letterBullet.exec(body)?.[0] : undefined)
  );
}

/** Does the line stop in the middle of a sentence? */
export const isUnfinished = (line: Line) =>
  !/[.!?:;。；！？…"”»]$/u.test(line.text) || /(?:^|[\s.])\p{Lu}\.$/u.test(line.text);

export const startsSmall = (line: Line) => /^\p{Ll}/u.test(line.text) && line.bullet === '';

import { wordsOf } from '../words.ts';
import { isDocumentName } from './page-furniture.ts';
import type { Evidence } from './evidence.ts';
import type { LabelKind } from './labels.ts';
import { type Piece, slicePiece, trimPunctuation } from './piece.ts';

interface Fragment {
  piece: Piece;
  label: LabelKind | undefined;
  line: number;
}

const suffix = /^(?:jr|sr|ii|iii|iv|esq|junior|senior|filho|neto)\.?$/iu;
const marks = /^[\s=~*_#★☆✦✧◆◇❖═─━|<>«»\p{Extended_Pictographic}\uFE0F-]+|[\s=~*_#★☆✦✧◆◇❖═─━|<>«»\p{Extended_Pictographic}\uFE0F-]+$/gu;

/** The person's name: what a label says, else the first words on top that can be one. Without post-nominals. */
export function nameOf(
  fragments: readonly Fragment[],
  weigh: (text: string) => Evidence,
): { piece: Piece; confidence: number; line: number } | undefined {
  const labelled = fragments.find(({ label }) => label === 'name');
  if (labelled) return { piece: bare(labelled.piece), confidence: 0.97, line: labelled.line };
  const [firstLine = 0] = fragments.map(({ line }) => line);
  for (const [place, { piece, line }] of fragments.entries()) {
    if (line > firstLine + 6) break;
    const name = bare(piece);
    const confidence = nameConfidence(name.text, weigh, place === 0);
    if (confidence > 0 && !isDocumentName(name.text)) return { piece: name, confidence, line };
  }
  return undefined;
}

/** Takes away ornaments, and what follows the name after a comma unless it is a part of it, as "Sr." is. */
function bare(piece: Piece): Piece {
  const lead = marks.exec(piece.text);
  marks.lastIndex = 0;
  const start = lead?.index === 0 ? lead[0].length : 0;
  const parts = piece.text.slice(start).split(',');
  let end = start + (parts[0]?.length ?? 0);
  if (parts[1] !== undefined && suffix.test(parts[1].trim())) end += 1 + parts[1].length;
  const kana = /\s?[（(][\p{Script=Hiragana}\p{Script=Katakana}\p{L}\s・]+[)）]$/u.exec(piece.text.slice(start, end));
  if (kana && /\p{Script=Han}/u.test(piece.text)) end = start + kana.index;
  const letters = /\s(?:(?:[A-Z]\.?){2,5}|Ph\.?D\.?|M\.?Sc\.?|MBA|RN|CPA|PMP)$/.exec(piece.text.slice(start, end));
  const isMixed = /\p{Ll}/u.test(piece.text.slice(start, end)) || /(?:PhD|MBA|RN|CPA|PMP|MD|CFA|DVM|DDS|JD|EdD|LPN|CNA|PE)$/.test(letters?.[0] ?? '');
  if (letters && isMixed && piece.text.slice(start, start + letters.index).trim().includes(' ')) end = start + letters.index;
  const named = trimPunctuation(slicePiece(piece, start, end));
  const tail = /[\s=~*_#★☆✦✧◆◇❖═─━|<>«»-]+$/u.exec(named.text);
  return tail ? slicePiece(named, 0, tail.index) : named;
}

function nameConfidence(text: string, weigh: (text: string) => Evidence, isFirst: boolean): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s　・·]{2,14}$/u.test(text) ? 0.9 : 0;
  if (/[\d@/:;!?]|\.\s\p{Ll}/u.test(text) || text.length > 60) return 0;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 7) return 0;
  const { title, organisation, place } = weigh(text);
  // Baker and Porter are names too: on top, and with a first name before them, they are.
  const isSure = isFirst && words.length >= 2;
  if (title >= (isSure ? 4 : 3) || organisation >= (isSure ? 4 : 3)) return 0;
  const capitals = text.split(/\s+/).filter((word) => /^["“'(]?\p{Lu}/u.test(word)).length;
  if (words.length === 1) return capitals === 1 && title < 2 ? 0.5 : 0;
  if (capitals >= 2) return 0.95 - (title > 0 ? 0.1 : 0) - (place >= 3 ? 0.3 : 0);
  return capitals === 0 && words.length <= 4 && title < 2 && organisation < 1 ? 0.7 : 0;
}

import { joinAll, type Piece, slicePiece, trimPunctuation } from '../text/piece.ts';
import { wordsOf } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import type { LabelKind } from './labels.ts';
import { isDocumentName } from './page-furniture.ts';

interface Fragment {
  piece: Piece;
  label: LabelKind | undefined;
  line: number;
}

const suffix = /^(?:jr|sr|ii|iii|iv|esq|junior|senior|filho|neto)\.?$/iu;
/** The person's name: what a label says, else the first words on top that can be one. Without post-nominals. */
export function nameOf(
  fragments: readonly Fragment[],
  weigh: (text: string) => Evidence,
): { piece: Piece; confidence: number; line: number } | undefined {
  const labelled = fragments.find(({ label }) => label === 'name');
  if (labelled) return { piece: bare(labelled.piece), confidence: 0.97, line: labelled.line };
  const [firstLine = 0] = fragments.map(({ line }) => line);
  let best: { piece: Piece; confidence: number; line: number } | undefined;
  for (const [place, { piece, line }] of fragments.entries()) {
    if (line > firstLine + 6) break;
    const name = onTwoLines(fragments, place) ?? bare(piece);
    const confidence = isDocumentName(name.text) ? 0 : nameConfidence(name.text, weigh, place === 0);
    if (confidence > (best?.confidence ?? 0) + (best && line > firstLine + 3 ? 0.3 : 0.2))
      best = { piece: name, confidence, line };
    if (confidence > 0.6) break;
  }
  return best;
}

/** First name and surname, each on its own line in capitals, as on designed pages. */
function onTwoLines(fragments: readonly Fragment[], place: number): Piece | undefined {
  const [first, second] = fragments.slice(place, place + 2);
  if (place !== 0 || !first || !second || second.line !== first.line + 1) return undefined;
  const isBig = (text: string) => /^\p{Lu}[\p{Lu}'’-]+(?:\s\p{Lu}[\p{Lu}'’-]+)?$/u.test(text);
  const isOne = !first.piece.text.includes(' ') && isBig(first.piece.text) && isBig(second.piece.text);
  return isOne ? joinAll([first.piece, second.piece]) : undefined;
}

const leadIn =
  /^(?:r[eé]sum[eé]|c\.?v\.?|curriculum vitae|curr[ií]culum|lebenslauf|[zż]yciorys)(?:\s(?:of|de|von))?[\s:–—-]+(?=\p{Lu})/iu;
const credentials =
  /\s(?:(?:[A-Z]\.){2,5}|Ph\.?D\.?|M\.?Sc\.?|MBA|RN|CPA|PMP|MD|CFA|DVM|DDS|JD|EdD|LPN|CNA|PE|[A-Z]{2,5})$/;
const ornament = '[\\s=~*_#★☆✦✧◆◇❖═─━|<>«»\\p{Extended_Pictographic}\\uFE0F-]+';
const ornamentsBefore = new RegExp(`^${ornament}`, 'u');
const ornamentsAfter = new RegExp(`${ornament}$`, 'u');

/** Takes away ornaments, and what follows the name after a comma unless it is a part of it, as "Sr." is. */
function bare(piece: Piece): Piece {
  const before = ornamentsBefore.exec(piece.text)?.[0].length ?? 0;
  const start = before + (leadIn.exec(piece.text.slice(before))?.[0].length ?? 0);
  const text = piece.text.slice(start);
  const pronouns = /\s*[([](?:she|he|they|ella|él|elle|il|sie|er|ona|on)\b[^)\]]*[)\]]/iu.exec(text);
  let end = Math.min(endOfName(text), pronouns?.index ?? text.length);
  const kana = /\s?[（(][\p{Script=Hiragana}\p{Script=Katakana}\p{L}\s・]+[)）]$/u.exec(text.slice(0, end));
  if (kana && /\p{Script=Han}/u.test(text)) end = kana.index;
  const letters = credentials.exec(text.slice(0, end));
  const isSmall =
    /\p{Ll}/u.test(text.slice(0, letters?.index ?? 0)) || !/^\s[A-Z]{2,5}$/.test(letters?.[0] ?? '');
  const isKnown = /(?:PhD|MBA|RN|CPA|PMP|MD|CFA|DVM|DDS|JD|EdD|LPN|CNA|PE)$/.test(letters?.[0] ?? '');
  if (letters && (isSmall || isKnown) && text.slice(0, letters.index).trim().includes(' '))
    end = letters.index;
  const named = trimPunctuation(slicePiece(piece, start, start + end));
  const tail = ornamentsAfter.exec(named.text);
  return tail ? slicePiece(named, 0, tail.index) : named;
}

/** "Diaz, Jr." and "NAKAMURA, Ken" are whole names; in "Ken Nakamura, CPA" the name ends at the comma. */
function endOfName(text: string): number {
  const [first = '', second] = text.split(',');
  const isPart =
    second !== undefined &&
    (suffix.test(second.trim()) ||
      (!first.trim().includes(' ') && /^\s\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}.]*)?$/u.test(second)));
  const end = first.length + (isPart ? 1 + second.length : 0);
  // Words in small letters behind the name say what the person does.
  const small =
    /^(?:["“(]?\p{Lu}[\p{L}\p{M}'’."”)-]*\s){2,4}(?=(?!(?:de|del|la|las|los|van|von|der|den|da|do|dos|das|di|du|le|y|e|bin|al|el|ter|zu|af|av)\s)\p{Ll}{3,})/u.exec(
      text.slice(0, end),
    );
  return small ? small[0].length : end;
}

function nameConfidence(text: string, weigh: (text: string) => Evidence, isFirst: boolean): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s　・·]{2,14}$/u.test(text) ? 0.9 : 0;
  if (/[\d@/:;!?]|\p{L}{2}\.\s\p{Ll}/u.test(text) || text.length > 60) return 0;
  const words = wordsOf(text);
  const isSpaced = /^(?:\p{Lu}\s+){4,}\p{Lu}$/u.test(text);
  if (isSpaced) return 0.9;
  if (words.length === 0 || words.length > 7) return 0;
  const { title, organisation, place } = weigh(text);
  // Baker and Porter are names too: on top, and with a first name before them, they are.
  const isSure = isFirst && words.length >= 2;
  if (title >= (isSure ? 4 : 3) || (!isSure && organisation >= 3)) return 0;
  if (isSure && organisation >= 4.5 && words.length > 3) return 0;
  const capitals = text.split(/\s+/).filter((word) => /^["“'(]?\p{Lu}/u.test(word)).length;
  if (words.length === 1) return capitals === 1 && title < 2 ? 0.5 : 0;
  if (capitals >= 2) return 0.95 - (title > 0 ? 0.1 : 0) - (place >= 3 ? 0.6 : 0);
  if (capitals === 1 && isFirst && words.length <= 4 && title < 2 && organisation < 1) return 0.75;
  return capitals === 0 && words.length <= 4 && title < 2 && organisation < 1 ? 0.7 : 0;
}

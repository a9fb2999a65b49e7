import { foldLabel } from '../../language/fold.ts';
import { type Piece, slicePiece } from '../../language/piece.ts';
import { type HeadingKind, headingFillers, headingPhrases } from '../heading-words.ts';
import { closeSpacedLetters } from '../section-headings.ts';
import type { Line } from './source-lines.ts';

export interface Heading {
  kinds: readonly HeadingKind[];
  piece: Piece;
  /** What stands behind the heading on the same line. */
  rest: Piece | undefined;
  /** How many of its words no heading is made of. */
  strange: number;
}

export const isAllCaps = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Reads a line as a heading that stands alone. The style tells how far its words may be trusted. */
export function headingAlone(line: Line): Heading | undefined {
  const text = line.text.replace(/[:：]\s*$/, '').trim();
  if (line.bullet !== '' && !isCjk(text)) return undefined;
  if (text.length > 60 || /[.!?;,。；@\d]$|\d{3}|@/.test(text)) return undefined;
  const isSpaced = /^(?:\S\s+){3,}\S$/u.test(text);
  const { kinds, strange, words } = announcedBy(text);
  if (kinds.length === 0) return undefined;
  const endsWithColon = /[:：]\s*$/.test(line.text);
  if (isCjk(text) && !isKnownHeading(text) && !line.ornate && line.bullet === '' && !line.blankBefore)
    return undefined;
  const isSetOff = isAllCaps(text) || line.ornate || isSpaced || endsWithColon;
  const allowed = isCjk(text)
    ? 0
    : isSetOff
      ? Math.max(1, Math.floor(words / 2))
      : line.blankBefore && words >= 2 && words <= 4
        ? 1
        : 0;
  if (strange > allowed) return undefined;
  if (strange > 0 && !isSetOff && !line.blankBefore) return undefined;
  return { kinds, piece: slicePiece(line.piece, 0, text.length), rest: undefined, strange };
}

/** Reads "SKILLS: a, b" and "LICENSE - x": a heading with its content behind it. */
export function headingInline(line: Line): Heading | undefined {
  if (line.bullet !== '') return undefined;
  const parted = /^([^:：\d|]{3,40}?)(?:\s?[:：]\s?|\s[-–—]\s)(?=\S)/u.exec(line.text);
  const capsWord = /^(\p{Lu}{4,}(?:\s(?:&\s)?\p{Lu}{3,}){0,2})\s+(?=\S*\p{Ll})/u.exec(line.text);
  const found = parted ?? capsWord;
  const text = found?.[1]?.trim() ?? '';
  if (!found || text === '') return undefined;
  const { kinds, strange } = announcedBy(text);
  const isDash = parted !== null && !/[:：]/.test(parted[0]);
  const rest = line.text.slice(found[0].length);
  // In capitals before a colon, words of the person's own making announce a list.
  if (kinds.length === 0 && parted && !isDash && isAllCaps(text) && rest.split(/[,;]\s/).length >= 4)
    return ownHeading(line, text.length, found[0].length);
  if (kinds.length === 0 || strange > 0 || ((isDash || !parted) && !isAllCaps(text))) return undefined;
  return {
    kinds,
    piece: slicePiece(line.piece, 0, text.length),
    rest: slicePiece(line.piece, found[0].length),
    strange,
  };
}

const ownHeading = (line: Line, length: number, at: number): Heading => ({
  kinds: ['other'],
  piece: slicePiece(line.piece, 0, length),
  rest: slicePiece(line.piece, at),
  strange: 1,
});

const kindOfPhrase = new Map<string, HeadingKind>();
for (const [kind, phrases] of headingPhrases)
  for (const phrase of phrases)
    if (!kindOfPhrase.has(foldLabel(phrase))) kindOfPhrase.set(foldLabel(phrase), kind);
const fillers = new Set(headingFillers.map(foldLabel));
const isCjk = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
const maxPhraseWords = 5;

/** Headings said as a clause: "Where I have worked", "What I can do". Folded, without apostrophes. */
const saidKinds: readonly (readonly [RegExp, HeadingKind])[] = [
  [/^(?:places|where|what)(?: that)? (?:i|ive|we)\b.*\b(?:work|worked|working|done|did)$/u, 'experience'],
  [/^(?:places|where|what)(?: that)? (?:i|ive)\b.*\b(?:studied|learned|learnt)$/u, 'education'],
  [/^(?:what|things)(?: that)? (?:i|im)\b.*\b(?:do|know|use|good at|work with|offer|bring)$/u, 'skills'],
  [/^(?:who i am|a (?:little|bit) about (?:me|myself)|my story)$/u, 'summary'],
];

/** What the words announce: known phrases and fillers; `strange` counts the words that are neither. */
export function announcedBy(text: string): { kinds: HeadingKind[]; strange: number; words: number } {
  const folded = foldLabel(closeSpacedLetters(text));
  const whole = kindOfPhrase.get(folded);
  const words = folded.split(' ').filter((word) => word !== '');
  if (whole) return { kinds: [whole], strange: 0, words: words.length };
  if (isCjk(folded)) return announcedByCjk(folded);
  const said = saidKinds.find(([pattern]) => pattern.test(folded));
  if (said) return { kinds: [said[1]], strange: 0, words: words.length };
  const kinds: HeadingKind[] = [];
  let strange = 0;
  for (let place = 0; place < words.length; ) {
    const length = phraseAt(words, place);
    const kind = kindOfPhrase.get(words.slice(place, place + length).join(' '));
    if (length > 0 && kind) kinds.push(kind);
    else if (!fillers.has(words[place] ?? '') && !/^[&+-]$/.test(words[place] ?? '')) strange += 1;
    place += Math.max(1, length);
  }
  return { kinds: [...new Set(kinds)], strange, words: words.length };
}

function phraseAt(words: readonly string[], place: number): number {
  for (let length = Math.min(maxPhraseWords, words.length - place); length > 0; length -= 1)
    if (kindOfPhrase.has(words.slice(place, place + length).join(' '))) return length;
  return 0;
}

const cjkEndings: readonly (readonly [RegExp, HeadingKind])[] = [
  [/(?:経歴|职历|经历|经验|職歴)$/u, 'experience'],
  [/(?:学歴|学历|教育|教育背景)$/u, 'education'],
  [/(?:スキル|技能|技術|能力)$/u, 'skills'],
  [/(?:資格|免許|证书|证照)$/u, 'certifications'],
  [/(?:要約|紹介|評価|评价|简介)$/u, 'summary'],
];

function announcedByCjk(folded: string): { kinds: HeadingKind[]; strange: number; words: number } {
  const parts = folded.split(/[・、&\s/与和及]+/u);
  const kinds = parts.map((part) => kindOfPhrase.get(part)).filter((kind) => kind !== undefined);
  if (kinds.length > 0 || folded.length > 12)
    return { kinds: [...new Set(kinds)], strange: (parts.length - kinds.length) * 3, words: folded.length };
  // Headings are made of the same words in many ways: "活かせるスキル", "主な職務経歴".
  const ending = cjkEndings.find(([words]) => words.test(folded));
  return { kinds: ending ? [ending[1]] : [], strange: 0, words: folded.length };
}

/** The words of a heading, and nothing but them. */
const isKnownHeading = (text: string): boolean => kindOfPhrase.has(foldLabel(text));

import type { Lexicon } from '../lexicon.ts';
import { joinAll, type Piece, slicePiece, trimPunctuation } from '../text/piece.ts';
import { wordsOf } from '../text/words.ts';
import { findEmails, findLinks, findPhones, phoneConfidence, type Shape } from './contact-shapes.ts';
import type { Evidence } from './evidence.ts';
import type { Read } from './experience.ts';
import { type LabelKind, labelKind, leadingLabel } from './labels.ts';
import { locationEvidence } from './location.ts';
import { nameOf } from './person-name.ts';
import type { Line } from './source-lines.ts';

export interface Contact {
  name: Read | undefined;
  email: Read | undefined;
  phone: Read | undefined;
  location: Read | undefined;
  linkedin: Read | undefined;
}

/** A stretch of the contact lines that is no e-mail, number or link. */
interface Fragment {
  piece: Piece;
  label: LabelKind | undefined;
  line: number;
  source: Piece;
}

interface Found {
  piece: Piece;
  label: LabelKind | undefined;
}

/** No word that says what a number is stands further before it. */
const longestLabel = 60;

const fragmentParting =
  /[\s　]+(?=\p{Script=Han}{2,5}[:：])|\t+|\s{2,}|\s?[|｜¦│]\s?|\s?[•●✦◆▪]\s?|\s[·–—/]\s|(?:\p{Extended_Pictographic}|\uFE0F)+|\s-\s/gu;

/** Reads the contact fields from the lines at the top and those under a heading such as "Contact". */
export function readContact(
  lines: readonly Line[],
  lexicon: Lexicon,
  weigh: (text: string) => Evidence,
): Contact {
  const emails: Found[] = [];
  const phones: Found[] = [];
  const links: Found[] = [];
  const fragments: Fragment[] = [];
  mendLinks(lines).forEach((line, index) => {
    const shapes = shapesOf(line.text);
    for (const { kind, shape } of shapes) {
      const before = /[\p{L}.#:]+\s*$/u.exec(line.text.slice(0, shape.start).slice(-longestLabel))?.[0] ?? '';
      const found = {
        piece: slicePiece(line.piece, shape.start, shape.end),
        label: leadingLabel(`${before.trim()}: x`)?.kind,
      };
      (kind === 'email' ? emails : kind === 'phone' ? phones : links).push(found);
    }
    fragments.push(
      ...fragmentsOf(
        line,
        shapes.map(({ shape }) => shape),
        index,
      ),
    );
  });
  const phone = phones.find(({ label }) => label !== 'fax') ?? phones[0];
  const linkedin = links.find(({ piece }) => /linkedin|xing\.com/i.test(piece.text));
  const name = nameOf(fragments, weigh);
  const location = locationOf(
    fragments.filter(({ piece }) => piece !== name?.piece),
    lexicon,
    name?.line ?? 0,
  );
  const [email] = emails;
  return {
    name: name && { piece: name.piece, confidence: name.confidence },
    email: email && { piece: email.piece, confidence: 0.99 },
    phone: phone && { piece: phone.piece, confidence: phoneConfidence(phone.piece.text) },
    location,
    linkedin: linkedin && { piece: linkedin.piece, confidence: 0.97 },
  };
}

/** A link that was cut at a hyphen goes on in the next line. */
function mendLinks(lines: readonly Line[]): Line[] {
  const mended: Line[] = [];
  for (const line of lines) {
    const last = mended.at(-1);
    const isCut =
      last !== undefined && /(?:linkedin\.|\/)\S*-$/i.test(last.text) && /^[\w/-]+$/.test(line.text);
    if (last && isCut) {
      const piece = joinAll([last.piece, line.piece]);
      mended[mended.length - 1] = { ...last, piece, text: piece.text };
    } else mended.push(line);
  }
  return mended;
}

type ShapeKind = 'email' | 'link' | 'phone';

function shapesOf(text: string): { kind: ShapeKind; shape: Shape }[] {
  const found: { kind: ShapeKind; shape: Shape }[] = [];
  const add = (kind: ShapeKind, shapes: readonly Shape[]) => {
    for (const shape of shapes)
      if (!found.some(({ shape: other }) => shape.start < other.end && shape.end > other.start))
        found.push({ kind, shape });
  };
  add('email', findEmails(text));
  add('link', findLinks(text));
  add('phone', findPhones(text));
  return found.sort((a, b) => a.shape.start - b.shape.start);
}

function fragmentsOf(line: Line, shapes: readonly Shape[], index: number): Fragment[] {
  const fragments: Fragment[] = [];
  let cellLabel: LabelKind | undefined;
  const add = (start: number, end: number) => {
    let piece = trimPunctuation(slicePiece(line.piece, start, end));
    const label = leadingLabel(piece.text);
    if (label) piece = slicePiece(piece, label.length);
    const kind = label?.kind ?? cellLabel;
    cellLabel = label ? undefined : labelKind(piece.text);
    if (/\p{L}/u.test(piece.text) && cellLabel === undefined)
      fragments.push({ piece, label: kind, line: index, source: line.piece });
  };
  let at = 0;
  const cuts = [
    ...shapes,
    ...[...line.text.matchAll(isWideName(line, index) ? /\t/g : fragmentParting)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
    })),
  ].sort((a, b) => a.start - b.start);
  for (const { start, end } of cuts) {
    if (start > at) add(at, start);
    at = Math.max(at, end);
  }
  if (at < line.text.length) add(at, line.text.length);
  return fragments;
}

/** A name set with wide spaces is still one name. */
const isWideName = ({ text }: Line, index: number) =>
  index === 0 && /^\p{Lu}[\p{Lu}.'’-]*(?:\s{2,}\p{Lu}[\p{Lu}.'’-]*){1,3}(?:\s\(.*\))?$/u.test(text);

function locationOf(fragments: readonly Fragment[], lexicon: Lexicon, nameLine: number): Read | undefined {
  const labelled = fragments.find(({ label }) => label === 'location');
  if (labelled) return { piece: labelled.piece, confidence: 0.95 };
  const weighed = fragments
    .filter(({ line, label }) => line <= nameLine + 12 && label === undefined)
    .map((fragment) => ({ ...fragment, score: locationEvidence(fragment.piece.text, lexicon) }));
  const best = weighed.reduce<(typeof weighed)[number] | undefined>(
    (top, one) => (one.score >= 2 && one.score > (top?.score ?? 0) ? one : top),
    undefined,
  );
  if (!best) return undefined;
  const place = weighed.indexOf(best);
  const before = weighed[place - 1];
  const isStreet = (text: string) => /\d/.test(text) && wordsOf(text).length <= 7;
  // A street and a town, parted by a mark or a line end, are one address.
  if (before && before.score >= 1 && isStreet(before.piece.text) && best.line - before.line <= 1) {
    const piece =
      before.line === best.line
        ? between(best.source, before.piece, best.piece)
        : joinAll([before.piece, best.piece]);
    return { piece, confidence: 0.85 };
  }
  return { piece: best.piece, confidence: Math.min(0.95, 0.5 + best.score * 0.1) };
}

/** The mark between two parts of an address is kept, as it was written. */
function between(line: Piece, first: Piece, second: Piece): Piece {
  return slicePiece(line, line.at.indexOf(first.at[0] ?? 0), line.at.lastIndexOf(second.at.at(-1) ?? 0) + 1);
}

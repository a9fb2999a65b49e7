import { findEmails, findPhones, type Shape } from '../../language/contact-shapes.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Piece, slicePiece } from '../../language/piece.ts';
import { certain } from './confidence.ts';
import { contactKind } from './field-labels.ts';
import type { HeaderPiece } from './header-pieces.ts';
import type { LabeledLine, LabeledToken } from './labeled.ts';
import type { Read } from './parsed-resume.ts';
import { bareName } from './person-names.ts';
import { chanceOf, coveredBy, runsOf, type TokenRun } from './token-runs.ts';

/** Of several links that are neither LinkedIn nor GitHub the first is the website. The others are kept with what fits no field. */
export type Contact = Record<
  'name' | 'email' | 'phone' | 'location' | 'linkedin' | 'github' | 'website',
  Read | undefined
>;

/** Puts the contact fields together from the labels of their words. */
export function assembleContact(tokens: readonly LabeledToken[], lines: readonly LabeledLine[]): Contact {
  const runs = runsOf(tokens);
  const readOf = (run: TokenRun): Read => ({
    piece: coveredBy(run.tokens),
    signs: { ...certain, chance: chanceOf(run), line: lineChance(run, lines) },
  });
  const one = (name: string): Read | undefined => {
    const run = runs.find((found) => found.name === name);
    return run && readOf(run);
  };
  const name = said(lines) ?? one('N');
  const links = runs.filter((run) => run.name === 'U');
  const github = links.find((run) => isGitHub(run, tokens));
  const website = links.find((run) => run !== github && !isGitHub(run, tokens));
  return {
    name: name && { ...name, piece: bareName(withSuffix(name.piece, tokens)) },
    email: one('E') ?? shapesIn(lines, findEmails)[0],
    phone: one('H') ?? phoneIn(lines),
    location: one('L') ?? placeIn(lines.slice(0, topLines), name?.piece),
    linkedin: one('K'),
    github: github ? readOf(shapeOf(github)) : handleIn(lines.slice(0, topLines)),
    website: website && readOf(shapeOf(website)),
  };
}

/** "github: `ana-codes`": a name alone, behind the site's. */
function handleIn(lines: readonly LabeledLine[]): Read | undefined {
  for (const { fact } of lines) {
    const found = handle.exec(fact.line.piece.text);
    const [all = '', name = ''] = found ?? [];
    const end = (found?.index ?? 0) + all.length;
    if (found) return readAt(fact.line.piece, end - name.length, end);
  }
  return undefined;
}

const handle =
  /\bgit ?hub\s*[:@][\s`*"@]*([a-z\d][a-z\d-]{1,37}[a-z\d])(?=[`*"]*\s*(?:$|[|·•,;)\]]|\s{2}))/iu;

/** Where people say how to reach them. */
const topLines = 6;

/** Also where the line was taken for something else, which happens with few lines: an address is told by its shape alone. */
const shapesIn = (lines: readonly LabeledLine[], find: (text: string) => Shape[]) =>
  lines.flatMap(({ fact: { line } }) =>
    find(line.text).map(({ start, end }) => readAt(line.piece, start, end)),
  );

const readAt = (piece: Piece, start: number, end: number): Read => ({
  piece: slicePiece(piece, start, end),
  signs: certain,
});

/** Notes end with the number. Of several that stand further down, one may be an employer's; one in a piece may be a license. */
function phoneIn(lines: readonly LabeledLine[]): Read | undefined {
  const [top] = shapesIn(lines.slice(0, topLines), findPhones);
  const [only, ...others] = shapesIn(
    lines.filter(({ fact }) => fact.phone && fact.dates.length === 0),
    findPhones,
  );
  return top ?? (only && others.length === 0 && /\d[^\d]+\d/u.test(only.piece.text) ? only : undefined);
}

/** "To whom it may concern, my name is Ann Reed and I am": the words with capitals, or known as names. */
function said(lines: readonly LabeledLine[]): Read | undefined {
  for (const { fact } of lines.slice(0, topLines)) {
    const { piece } = fact.line;
    const found = sayingName.exec(piece.text);
    const start = (found?.index ?? 0) + (found?.[0].length ?? 0);
    const words = found && nameAt.exec(piece.text.slice(start));
    if (words) return readAt(piece, start, start + words[0].length);
  }
  return undefined;
}

const sayingName = phrasePattern.iu`\b(?:${'contact/saying-name'})\s+(?=\p{L})`;
const nameAt = /^\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){1,3}/u;

const setOff: ReadonlySet<string> = new Set(['line', 'tab', 'gap', 'space', 'pipe', 'dot']);

const leastAtTop = 2;
const capitalized = /^(?:\p{Lu}\p{Ll}+\s?){2,}$/u;
/** "Decorah IA", "Leeds LS9": alone in the line below the name. */
const underName = /^(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:\p{Lu}\p{L}+|[A-Z]{1,2}\d[A-Z\d]?)$/u;
const leadsNear = phrasePattern.u`^(?:.*\s)?(?:${'contact/near'})\s+(?=\p{Lu})`;
const endsNear = phrasePattern.iu`\s(?:${'contact/area'})\.?$`;
/** The stop of a sentence, and not of "Calif." */
const lastStop = /(?<=\p{L}{6})\.$/u;
const isNear = (text: string) => leadsNear.test(text) || endsNear.test(text);

/** "Pueblo CO  719-555-0142": where nothing was taken for the place, words at the top that name nothing else. */
function placeIn(lines: readonly LabeledLine[], name: Piece | undefined): Read | undefined {
  const isTaken = new Set(name?.at);
  for (const [row, { fact, label }] of lines.entries()) {
    if (/^[JEP]/.test(label)) continue;
    const pieces = fact.pieces();
    const isPlace = ({ shape, evidence }: HeaderPiece) => shape === 'words' && evidence.place >= 3;
    const isTop = fact.email || fact.phone || label === 'N';
    const isBelow = pieces.length === 1 && lines[row - 1]?.label === 'N';
    const at = pieces.findIndex(
      (one) =>
        ((one.evidence.place >= 4 && (isTop || setOff.has(one.before))) ||
          (one.evidence.place >= leastAtTop && isTop && capitalized.test(one.text)) ||
          (one.evidence.place > 0 && isBelow && underName.test(one.text)) ||
          (one.evidence.place > 0 && isNear(one.text))) &&
        !contactKind(one.text) &&
        !isTaken.has(fact.line.piece.at[one.start] ?? -1),
    );
    const found = at < 0 ? [] : pieces.slice(at);
    const past = found.findIndex((one, place) => place > 0 && !isPlace(one));
    const [first] = found;
    const last = past < 0 ? found.at(-1) : found[past - 1];
    if (!first || !last) continue;
    const lead = leadsNear.exec(first.text)?.[0].length ?? 0;
    const tail = (endsNear.exec(last.text) ?? lastStop.exec(last.text))?.[0].length ?? 0;
    return readAt(fact.line.piece, first.start + lead, last.end - tail);
  }
  return undefined;
}

/** "Leopold Grzywacz, Sr." is one name, also where the words end before the comma. */
function withSuffix(name: Piece, tokens: readonly LabeledToken[]): Piece {
  const line = tokens.find(({ label }) => label.endsWith('N'))?.at.fact.line.piece;
  const start = line?.at.indexOf(name.at[0] ?? -1) ?? -1;
  const end = (line?.at.indexOf(name.at.at(-1) ?? -1) ?? -1) + 1;
  if (!line || start < 0 || end === 0) return name;
  const suffix = /^,?\s(?:Jr|Sr|II|III|IV)\b\.?/iu.exec(line.text.slice(end))?.[0] ?? '';
  return suffix === '' ? name : slicePiece(line, start, end + suffix.length);
}

/** Links are told by their shape: other words that were taken along don't belong to them. */
function shapeOf({ name, tokens }: TokenRun): TokenRun {
  const first = tokens.find(({ at }) => at.piece.shape !== 'words');
  return { name, tokens: first ? [first] : tokens };
}

function lineChance({ tokens }: TokenRun, lines: readonly LabeledLine[]): number {
  const line = lines[tokens[0]?.at.place ?? -1];
  return line ? line.chance('N') + line.chance('C') : 0;
}

/** By its address, or by the label before it: "GitHub: nadia". */
function isGitHub({ tokens: own }: TokenRun, tokens: readonly LabeledToken[]): boolean {
  const [first] = own;
  const before = first && tokens[tokens.indexOf(first) - 1];
  const isLabel = before?.at.place === first?.at.place && before?.label === 'X';
  return /github/iu.test(coveredBy(own).text) || (isLabel && /github/iu.test(before?.at.piece.text ?? ''));
}

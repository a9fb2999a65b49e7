import { phrasePattern } from '../../language/phrase-pattern.ts';
import { joinAll, type Piece, slicePiece } from '../../language/piece.ts';
import type { Signs } from './confidence.ts';
import type { LabeledToken } from './labeled.ts';

/** Words that make one value. */
export interface TokenRun {
  name: string;
  tokens: LabeledToken[];
}

/** The runs of words that belong together by their labels: "B…" begins one, "I…" goes on with it. */
export function runsOf(tokens: readonly LabeledToken[]): TokenRun[] {
  const runs: TokenRun[] = [];
  for (const token of tokens) {
    const name = token.label.length > 1 ? token.label.slice(1) : token.label;
    const last = runs.at(-1);
    const goesOn = token.label.length === 1 ? name === 'X' : token.label.startsWith('I');
    if (last && last.name === name && goesOn) last.tokens.push(token);
    else runs.push({ name, tokens: [token] });
  }
  return runs;
}

/** How likely a run is what it is called: as likely as the least likely of its words. */
export const chanceOf = ({ name, tokens }: TokenRun): number =>
  Math.min(...tokens.map(({ chance }) => chanceBy(name, chance)));

const chanceBy = (name: string, chance: (label: string) => number): number =>
  chance(name) + chance(`B${name}`) + chance(`I${name}`);

/** The stretch of the text that the words of a run cover, with the marks between them. */
export function coveredBy(tokens: readonly LabeledToken[]): Piece {
  const parts: Piece[] = [];
  let run: LabeledToken[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last) parts.push(stretch(first.at.fact.line.piece, first.token.start, last.token.end));
    run = [];
  };
  for (const token of tokens) {
    if (run[0] && run[0].at.fact !== token.at.fact) close();
    run.push(token);
  }
  close();
  return joinAll(parts);
}

const abbreviation = phrasePattern.iu`(?:^|[\s.(])(?:${'token-runs/abbreviation'})$|\.\p{L}{1,3}$`;

/** A bracket or quotation mark that is opened inside is closed inside; the stop of an abbreviation belongs to it. */
function stretch(line: Piece, start: number, end: number): Piece {
  const { text } = line;
  const within = text.slice(start, end);
  const after = text.slice(end);
  const opened = (within.match(/[([（【]/gu)?.length ?? 0) - (within.match(/[)\]）】]/gu)?.length ?? 0);
  const closing = opened > 0 ? /^[^\p{L}\p{N}]{0,2}[)\]）】]/u.exec(after)?.[0].length : undefined;
  const isLed = /["“(（]$/u.test(text.slice(0, start)) && /^["”)）]/u.test(after) && opened < 0;
  const isQuoted = (within.match(/["”“]/gu)?.length ?? 0) % 2 === 1 && /^["”]/u.test(after);
  const isAbbreviated = abbreviation.test(within) && /^\./.test(after);
  const tail = closing ?? (isQuoted || isLed || isAbbreviated ? 1 : 0);
  return slicePiece(line, start - (isLed ? 1 : 0), end + tail);
}

const titleWords = /^[THD]$/;
const companyWords = /^[OB]/;

/** What speaks for words of a header being the first (title, degree) or second (company, school) field. */
export function signsOfRun(run: TokenRun, header: readonly LabeledToken[], isFirst: boolean): Partial<Signs> {
  const { name, tokens } = run;
  return {
    ...{ chance: chanceOf(run), earlier: earlierChanceOf(run), words: tokens.length },
    begins: tokens[0]?.chance(`B${name}`) ?? 0,
    beside: besideChance(run, header),
    fitting: knownShare(run, isFirst ? titleWords : companyWords),
    unfitting: knownShare(run, isFirst ? companyWords : titleWords),
    isLong: tokens.some(({ at }) => at.fact.words > 16),
  };
}

/** How likely the run is what it is called, before the document as a whole was seen. */
const earlierChanceOf = ({ name, tokens }: TokenRun): number =>
  Math.min(...tokens.map(({ earlier }) => (earlier ? chanceBy(name, earlier) : 1)));

/** How likely a word just before or after the run belongs to it. */
function besideChance({ name, tokens }: TokenRun, header: readonly LabeledToken[]): number {
  const first = header.indexOf(tokens[0] as LabeledToken);
  const beside = [header[first - 1], header[first + tokens.length]];
  return Math.max(
    ...beside.map((token) => (token ? token.chance(`B${name}`) + token.chance(`I${name}`) : 0)),
  );
}

/** The share of the words of a run that the lists know as one of these. */
const knownShare = ({ tokens }: TokenRun, kinds: RegExp): number =>
  tokens.filter(({ token }) => token.known.some((kind) => kinds.test(kind))).length / tokens.length;

import { isFunctionWord } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Piece, slicePiece } from '../../language/piece.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { keyOf } from '../../language/words.ts';
import { hasNoEmployer } from './evidence.ts';
import type { HeaderPiece } from './header-pieces.ts';
import type { LabeledToken, Noted } from './labeled.ts';
import { factsOfPart, type LineFacts } from './line-facts.ts';

/** A part of a line of notes. */
export interface NotePart {
  fact: LineFacts;
  /** It's not the first of its line. */
  goesOn: boolean;
  /** What it says of a job; 'lead' only leads to one: "before that", "I worked at". */
  noted: Noted | undefined;
}

/**
 * Notes say in one line what a form has in three: "tire tech, Northside Tires 2021-24. brakes, oil changes". Cut behind
 * "before that", where a sentence ends, where the years of a job do, and before the next job on the same line.
 */
export function cutNotes(facts: readonly LineFacts[], lexicon: Lexicon): NotePart[] {
  return facts.flatMap((fact) => {
    const { text, line } = fact;
    const sentences = sentencesOf(text, 0, text.length, true).map(({ start }) => start);
    const starts = [...new Set([...sentences, ...cutsOf(fact)])].sort((a, b) => a - b);
    const partAt = (start: number, end: number): LineFacts => {
      const piece = withoutMarks(slicePiece(line.piece, start, end));
      const own = start === 0 ? line : { ...line, bullet: '', blankBefore: false };
      return piece.text === text ? fact : factsOfPart({ ...own, piece, text: piece.text }, lexicon);
    };
    return starts.flatMap((start, place) => {
      const end = starts[place + 1] ?? text.length;
      const whole = { fact: partAt(start, end), goesOn: start > 0, noted: undefined };
      if (!/[\p{L}\p{N}]/u.test(whole.fact.text)) return [];
      for (const { at, isEmployed } of leadsOf(text.slice(start, end))) {
        const part = partAt(start + at, end);
        const noted =
          statedJob(part, isEmployed ? 'employed' : 'led') ??
          (isEmployed ? undefined : statedJob(whole.fact));
        if (noted && noted !== 'years')
          return [
            { ...whole, fact: partAt(start, start + at), noted: 'lead' },
            { fact: part, goesOn: true, noted },
          ];
      }
      return { ...whole, noted: statedJob(whole.fact) };
    });
  });
}

/** Where the words end that lead to a job. */
function leadsOf(text: string): { at: number; isEmployed: boolean }[] {
  const found = leading.exec(text)?.[0].length ?? 0;
  return [
    ...[...text.matchAll(employed)].map(({ index, 0: words }) => ({
      at: index + words.length,
      isEmployed: true,
    })),
    ...(found === 0 ? [] : [{ at: found, isEmployed: false }]),
  ];
}

const leading = phrasePattern.iu`^(?:(?:${'note-lines/lead'})\b[\s,:]*)+`;
const employed = phrasePattern.giu`(?<!\b(?:${'note-lines/wishing'})\s(?:to\s|for\s)?)\b(?:${'note-lines/employed'})\s+(?:the\s)?`;

const wishing = phrasePattern.iu`\b(?:${'note-lines/wishing'})\b`;

/** Only words that lead to a job: they say nothing by themselves. */
export const isLead = (text: string): boolean =>
  text.replace(leading, '').replace(employed, '').trim() === '';

/** Without the marks that part it from others; a dash at the end says that something goes on. */
const withoutMarks = (piece: Piece): Piece =>
  slicePiece(
    piece,
    /^[\s,;:.)–—-]*/u.exec(piece.text)?.[0].length ?? 0,
    piece.text.length - (/[\s,;:(]*$/u.exec(piece.text)?.[0].length ?? 0),
  );

/** Where something new begins in a line. */
function cutsOf(fact: LineFacts): number[] {
  const { text } = fact;
  const ranges = fact.dates.filter(({ single }) => !single);
  const afterYears = ranges.flatMap(({ start, end }) => {
    const next = fact.pieces().find((piece) => piece.start >= end);
    if (!next || start < leadingYears) return [];
    const [first = ''] = next.text.split(' ');
    const isTitle =
      isTitled(next) &&
      !hasNoEmployer(next.text) &&
      next.before !== 'stop' &&
      !isFunctionWord(keyOf(first)) &&
      isShort(next, maxTitleWords);
    return isTitle ? [next.end] : [end];
  });
  const beforeNext = ranges.slice(1).flatMap(({ start }, place) => {
    const from = ranges[place]?.end ?? 0;
    const mark = text.slice(from, start).search(/[,;]\s(?!.*[,;]\s)/u);
    return mark < 0 ? [] : [from + mark];
  });
  return [...afterYears, ...beforeNext].filter((at) => at > 0 && at < text.length);
}

const leadingYears = 3;
const maxTitleWords = 4;
const maxRoleWords = 7;
const isShort = ({ text }: HeaderPiece, most: number) => text.split(' ').length <= most;
const isTitled = ({ evidence }: HeaderPiece) => evidence.title >= 2;

/** What a part of notes says of a job, if anything. */
function statedJob(fact: LineFacts, lead?: 'led' | 'employed'): Noted | undefined {
  const { dates, evidence, certificates, text } = fact;
  const pieces = fact.pieces();
  const isNamed = pieces.some(isOrganization);
  const isAt = pieces.some((one, place) => place > 0 && one.before === 'at' && /^\p{Lu}/u.test(one.text));
  const rest = dates.reduce((length, { start, end }) => length - (end - start), text.length);
  if (lead === 'employed' && (isNamed || /^\p{Lu}/u.test(text) || (isDated(fact) && rest > 3)))
    return 'employer';
  if (isAbout(text)) return isSaid(text) && isDated(fact) ? 'years' : undefined;
  if (evidence.degree > evidence.title || certificates > 0) return undefined;
  if (isDated(fact)) return rest > 3 ? 'job' : 'years';
  const hasTitle = pieces.some((one) => isTitled(one) && !isOrganization(one));
  const lasted = pieces.some(({ shape }) => shape === 'duration');
  const isHeader =
    !wishing.test(text) && fact.words <= maxHeaderWords && evidence.institution < (isAt ? 4 : 3);
  const isJob =
    ((hasTitle || (pieces[0] && isActivity(pieces[0]))) && (isNamed || isAt)) ||
    (lasted && (isNamed || isName(pieces[0]) || (lead && mayEmploy(pieces[0]))));
  return isHeader && isJob ? 'job' : undefined;
}

const isDated = ({ dates }: LineFacts) => dates.some(({ single }) => !single);

/** "I clean offices" is done, "I am never late" is not. */
export const isDone = (text: string): boolean => isSaid(text) && !isOfSelf(text);
export const isOfSelf = (text: string): boolean => notDone.test(text);
const notDone = phrasePattern.iu`^(?:i|we)\W+(?:${'note-lines/not-done'})\b`;

export const isCredential = (text: string): boolean => credential.test(text);
const credential = phrasePattern.iu`\b(?:${'note-lines/credential'})\b`;

/** Says when or how long, or what somebody looks for. */
export const isAbout = (text: string): boolean => about.test(text);
const about = phrasePattern.iu`^(?:${'note-lines/about'})\b`;
const isSaid = (text: string) => /^(?:i|we)\s/iu.test(text);

const maxHeaderWords = 14;
const isOrganization = ({ evidence }: HeaderPiece) => evidence.organisation >= 1.5;
const mayEmploy = (piece: HeaderPiece | undefined) => (piece?.evidence.organisation ?? 0) >= leastHint;
const isName = (piece: HeaderPiece | undefined) => /^(?:\p{Lu}\S*\s?){2,4}$/u.test(piece?.text ?? '');

/**
 * The words of a header among notes by what each piece of it is. The labels know headers that are set off, and take an
 * employer in small letters for a title; they stand where they found a title that is one, and an employer.
 */
export function noteFields(tokens: readonly LabeledToken[], noted: Noted): LabeledToken[] {
  const pieces = [...new Set(tokens.map(({ at }) => at.piece))];
  const piecesOf = (name: string) =>
    tokens.flatMap(({ label, at }) => (label === `B${name}` ? [at.piece] : []));
  const [employers, titles] = [piecesOf('C'), piecesOf('T')];
  const isApart = !titles.some((one) => employers.includes(one));
  if (noted === 'job' && employers.length > 0 && isApart && titles.some(isTitled)) return [...tokens];
  const names = noted === 'years' ? new Map<HeaderPiece, string>() : namesOf(pieces, noted);
  const isWhole = new Set(names.values()).isSupersetOf(new Set(['C', 'T']));
  const titleAt = isWhole ? () => undefined : titleStarts(tokens);
  let last: string | undefined;
  return tokens.map((token) => {
    const { piece } = token.at;
    const own = names.get(piece) ?? (piece.shape === 'date' ? 'W' : 'X');
    const begins = /[CT]/.test(own) ? titleAt(piece) : undefined;
    const name = begins === undefined ? own : token.token.inPiece < begins ? 'C' : 'T';
    const label = name === 'X' ? 'X' : `${last === name ? 'I' : 'B'}${name}`;
    last = name;
    return {
      ...token,
      label,
      chance: (name) => (name === label ? chanceOfRule : 0),
      earlier: () => chanceOfRule,
    };
  });
}

/** "Palm Beach Resort housekeeper", "dollar mart cashier": the word of the piece with which the title begins. */
const titleStarts = (tokens: readonly LabeledToken[]) => (piece: HeaderPiece) => {
  const own = tokens.filter(({ at }) => at.piece === piece).map(({ token }) => token);
  const begins = own.findLastIndex(({ known }) => !known.some((kind) => /^[THM]$/.test(kind))) + 1;
  const isSmall = /^\p{Lu}/u.test(own[begins - 1]?.text ?? '') && /^\p{Ll}/u.test(own[begins]?.text ?? '');
  const isParted = isSmall || piece.evidence.organisation >= leastHint;
  return begins >= 2 && begins < own.length && isParted ? begins : undefined;
};

const leastHint = 0.8;
const chanceOfRule = 0.6;

/** Employer, title and place; the rest was done there. */
function namesOf(pieces: readonly HeaderPiece[], noted: Noted): Map<HeaderPiece, string> {
  const dated = pieces.findIndex(({ shape }) => shape === 'date');
  const words = pieces.filter(({ shape }) => shape === 'words');
  const [first] = words;
  const at = words.find(
    (one, place) => place > 0 && one.before === 'at' && (/^\p{Lu}/u.test(one.text) || isOrganization(one)),
  );
  const title = words.find(
    (one) => one !== at && isTitled(one) && !isOrganization(one) && isShort(one, maxRoleWords),
  );
  const mayEmploy = words.filter((one) => one !== title && !isActivity(one) && one.evidence.place < 3);
  const isAlone = words.some(({ text }) => hasNoEmployer(text));
  const employer = isAlone
    ? undefined
    : noted === 'employer'
      ? first
      : (at ?? (isName(mayEmploy[0]) ? undefined : mayEmploy.find(isOrganization)) ?? mayEmploy[0]);
  const place = words.find((one) => one !== title && one !== employer && one.evidence.place >= 3);
  const others = words.filter((one) => one !== employer && one !== place);
  const names = new Map(words.map((one) => [one, 'R']));
  const isNear = (one: HeaderPiece) =>
    dated < 0 || pieces.indexOf(one) < dated || (dated === 0 && others.length <= 2);
  const called =
    title ??
    others.find(
      (one, at) => at === 0 && isShort(one, maxTitleWords) && (isNear(one) || (!employer && isActivity(one))),
    );
  if (called) names.set(called, 'T');
  if (place) names.set(place, 'L');
  if (employer) names.set(employer, 'C');
  // "Guardian Angels at Home" is one name.
  if (employer && employer === at && first && first !== title && isName(first)) names.set(first, 'C');
  return names;
}

/** "babysitting", "farm work". */
const isActivity = ({ text }: HeaderPiece) =>
  /^\p{Ll}\p{L}*ing(?:$|\s(?:and|for|with|w)\b)|\b(?:work|jobs?)$/u.test(text) || hasNoEmployer(text);

import { findEmails, findLinks, findPhones } from '../../language/contact-shapes.ts';
import { type DateRange, findDateRanges } from '../../language/date-ranges.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { linesOf } from '../../language/lines.ts';
import { memoizeFor } from '../../language/memoize.ts';
import type { Span } from '../../language/span.ts';
import { wordsOf } from '../../language/words.ts';
import type { HeadingKind } from '../heading-words.ts';
import { untangleColumns } from '../layout/columns.ts';
import { gutterReadings } from '../layout/gutter.ts';
import { withoutHeadersAndFooters } from '../layout/headers-and-footers.ts';
import { announcedBy, headingAlone, headingInline } from '../layout/headings.ts';
import { type Line, readLines } from '../layout/source-lines.ts';
import { createEvidence, type Evidence, hasNoEmployer, noEvidence } from './evidence.ts';
import { fieldKind, isNote, leadingFieldKind, leadingLabel } from './field-labels.ts';
import { type HeaderPiece, piecesOf } from './header-pieces.ts';
import { isAboutLanguages } from './human-languages.ts';
import { namePattern } from './person-names.ts';

/** What is known of a line before anything is decided: what the learned labels are worked out from. */
export interface LineFacts extends TextFacts {
  line: Line;
  text: string;
  /** What its words announce as a heading, if they do. */
  heading: HeadingKind | undefined;
  /** A heading with its content behind it was parted in two: this is the second part. */
  afterHeading: boolean;
}

/** What is known of a line by its words alone. */
interface TextFacts {
  /** Cut at every mark; worked out when asked for, because long lines have many and mostly nobody asks. */
  pieces(): readonly HeaderPiece[];
  words: number;
  dates: readonly DateRange[];
  /** The most that any of its pieces has of each. */
  evidence: Evidence;
  /** Words of a heading, among words that are none. */
  announced: HeadingKind | undefined;
  strange: number;
  email: boolean;
  phone: boolean;
  link: boolean;
  languages: boolean;
  noEmployer: boolean;
  /** How much of it names skills or certificates, 0 to 1. */
  skills: number;
  certificates: number;
  /** Its first word is a verb of what people do at work. */
  verb: boolean;
  label: string;
  /** The label of a contact field that it begins with, such as "Name:". */
  contactLabel: string;
  capitals: number;
  /** How its words would do as a person's name. */
  namePattern: string;
  /** Words that are the name of a well-known employer, and how much of a piece of the line they make. */
  employer: number;
}

/** What is known of a part of a line, as of a line of its own. */
export const factsOfPart = (line: Line, lexicon: Lexicon): LineFacts => ({
  ...factsOfText(lexicon)(line.text),
  ...{ line, text: line.text, heading: undefined, afterHeading: false },
});

/** What a line is shows in its beginning. */
const maxHeaderLength = 420;

/** A job may be told in a paragraph; in a longer one nobody tells it. */
const maxProseLength = 3000;

/** Nobody's resume has more lines. The rest is kept as it is, so that nobody waits for it. */
export const maxLabeled = 900;

/**
 * The lines of a pasted text in reading order, with what is known of each. Where the text may be a page in two columns
 * there are several readings: as it stands, and untangled in each way that could be right.
 */
export function readFacts(text: string, lexicon: Lexicon): LineFacts[][] {
  const weigh = createEvidence(lexicon);
  const raw = linesOf(text);
  const asItStands = withoutHeadersAndFooters(readLines(text, raw));
  const untangled = untangleColumns(asItStands, weigh);
  const readings: Line[][] = [
    asItStands,
    ...(untangled.every((line, place) => line.piece === asItStands[place]?.piece) ? [] : [untangled]),
    ...gutterReadings(raw).map((stretches) => withoutHeadersAndFooters(readLines(text, stretches))),
  ];
  const lookAt = factsOfText(lexicon);
  return readings.map((lines) => withoutLabels(lines.flatMap((line, place) => factsOf(line, place, lookAt))));
}

/** "Roles and responsibilities:" among jobs is a label of one of them, and announces nothing else. */
function withoutLabels(facts: readonly LineFacts[]): LineFacts[] {
  let section: HeadingKind | undefined;
  return facts.map((fact) => {
    const isLabel = section === 'experience' && fact.heading === 'other' && fieldKind(fact.text) === 'X';
    if (!isLabel) section = fact.heading ?? section;
    return isLabel ? { ...fact, heading: undefined } : fact;
  });
}

/** What is known of a line. A heading with its content behind it becomes two lines. */
function factsOf(line: Line, place: number, lookAt: (text: string) => TextFacts): LineFacts[] {
  const factOf = (one: Line, heading: HeadingKind | undefined, afterHeading: boolean): LineFacts => ({
    ...lookAt(place < maxLabeled ? one.text : ''),
    ...{ line: one, text: one.text, heading, afterHeading },
  });
  if (place >= maxLabeled) return [factOf(line, undefined, false)];
  const alone = headingAlone(line);
  const inline = place > 0 && !alone ? headingInline(line) : undefined;
  if (!inline?.rest) return [factOf(line, alone?.kinds[0], false)];
  const { piece, rest, kinds } = inline;
  return [
    factOf({ ...line, piece, text: piece.text }, kinds[0] ?? 'other', false),
    factOf({ ...line, piece: rest, text: rest.text, blankBefore: false }, undefined, true),
  ];
}

/** Lines of the last few resumes. Most are the same in all readings of one, and in what it was rewritten to. */
const rememberedLines = 2_000;

const factsOfText = memoizeFor(readText, rememberedLines);

function readText(text: string, lexicon: Lexicon): TextFacts {
  const weigh = createEvidence(lexicon);
  const start = text.slice(0, maxHeaderLength);
  const words = wordsOf(start);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0) || 1;
  const share = (found: readonly Span[]) =>
    found.reduce((sum, { start: from, end }) => sum + end - from, 0) / letters;
  let cut: readonly HeaderPiece[] | undefined;
  const pieces = () => {
    cut ??= piecesOf(text.slice(0, maxProseLength).trim(), weigh);
    return cut;
  };
  const announced = text.length < 60 ? announcedBy(text.replace(/[:：]\s*$/u, '')) : undefined;
  return {
    words: words.length,
    dates: findDateRanges(start),
    pieces,
    evidence: words.length < 30 ? mostOf(pieces()) : noEvidence,
    announced: announced?.kinds[0],
    strange: announced?.strange ?? 9,
    email: findEmails(start).length > 0,
    phone: findPhones(start).length > 0,
    link: findLinks(start).length > 0,
    languages: text.length < 160 && isAboutLanguages(text),
    noEmployer: hasNoEmployer(start),
    skills: share(lexicon.skills.find(words)),
    certificates: share(lexicon.certifications.find(words)),
    verb: lexicon.actionVerbs.find(words.slice(0, 1)).length > 0,
    label: leadingFieldKind(text) ?? (isNote(text) ? 'N' : ''),
    contactLabel: leadingLabel(text)?.kind ?? '',
    namePattern: namePattern(
      words.map(({ text: word }) => word),
      lexicon,
    ),
    employer: words.length < 30 ? employerShare(start, lexicon) : 0,
    capitals: words.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length / Math.max(1, words.length),
  };
}

function mostOf(pieces: readonly HeaderPiece[]): Evidence {
  const most = (kind: keyof Evidence) => Math.max(0, ...pieces.map(({ evidence }) => evidence[kind]));
  return {
    title: most('title'),
    organisation: most('organisation'),
    institution: most('institution'),
    place: most('place'),
    degree: most('degree'),
  };
}

/** 0: no well-known employer is named, 1: one is, 2: and stands alone between two marks. */
function employerShare(text: string, lexicon: Lexicon): number {
  const parts = text.split(/\s[–—-]\s|[|•·,;:()\t]|\s{2,}|\s@\s|\sat\s/u);
  const named = parts.filter((part) => lexicon.employers.find(wordsOf(part)).length > 0);
  return named.some((part) => lexicon.employers.whole(part.trim())) ? 2 : named.length > 0 ? 1 : 0;
}

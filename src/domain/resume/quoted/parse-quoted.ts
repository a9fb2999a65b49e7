import { foldLabel } from '../../language/fold.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import { languageOf } from '../../language/language.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { joinAll, type Piece, trimPunctuation } from '../../language/piece.ts';
import { wordsOf } from '../../language/words.ts';
import { isPageLine } from '../layout/headers-and-footers.ts';
import { type Claims, createClaims, isNarrative } from '../parse/claims.ts';
import { certain } from '../parse/confidence.ts';
import { assembleContact, type Contact } from '../parse/contact.ts';
import { readFacts } from '../parse/line-facts.ts';
import { groupNames, itemsOf, skillGroups } from '../parse/lists.ts';
import type { ParsedResume, Read } from '../parse/parsed-resume.ts';
import { signedName } from '../parse/person-names.ts';
import { labeledLists, readLabels } from '../parse/read-labels.ts';
import { type Additional, entryOf, nameRemover, otherHeading, writeResume } from '../parse/write-resume.ts';
import { maxResumeLength } from '../resume-limits.ts';
import { sectionOfHeading } from '../section-headings.ts';
import { type PlaceFinder, placeFinder } from './find-places.ts';
import { headingFrom, isOnlyHeading, withoutHeading } from './headings.ts';
import { newestFirst } from './newest-first.ts';
import { entryFrom, type FoundEntry, readOf, type TakeLines } from './quoted-entry.ts';
import type { QuotedReading } from './quoted-reading.ts';

/**
 * A resume as somebody read it who saw its numbered lines: every value is written in the text, and what they left out is
 * kept, unplaced. How to reach the person is read by ourselves. Undefined where their reading leaves out too much.
 */
export function parseQuoted(
  text: string,
  reading: QuotedReading,
  lexicon: Lexicon,
): ParsedResume | undefined {
  if (text.length > maxResumeLength || isTooLong(reading, text)) return undefined;
  const find = placeFinder(text);
  const claims = createClaims(text.length);
  const contact = contactFrom(find, reading, text, lexicon);
  for (const read of Object.values(contact)) claims.take(read?.piece);
  const language = languageOf(text);
  const { additional, ...content } = contentFrom(
    { find, claims, linesOf: lineTaker(find, claims, text.length) },
    reading,
    lexicon,
  );
  const left = leftOver(find, claims, contact.name?.piece.text ?? '');
  if (leavesTooMuch(find, claims)) return undefined;
  const other = otherHeading(language);
  return writeResume({
    contact,
    content: {
      ...content,
      jobs: content.jobs.map(({ head }) => head),
      studies: content.studies.map(({ head }) => head),
    },
    entries: [
      ...content.jobs.map(({ pieces }, index) => entryOf('experience', index, pieces)),
      ...content.studies.map(({ pieces }, index) => entryOf('education', index, pieces)),
    ],
    additional: [
      ...additional.map((part, at) => (part.heading === '' && at > 0 ? { ...part, heading: other } : part)),
      { heading: other, lines: left, unplaced: true },
    ].filter(({ lines }) => lines.length > 0),
    language,
    confidenceOf: (_, { isEmpty }) => (isEmpty ? confidenceOfNone : confidenceOfQuote),
  });
}

/** How to reach the person, by our own reading; their name and town as they were quoted. */
function contactFrom(find: PlaceFinder, reading: QuotedReading, text: string, lexicon: Lexicon): Contact {
  const labels = readLabels(readFacts(text, lexicon), lexicon);
  const own = assembleContact(labels.contact, labels.lines);
  const [name, location] = [readOf(find.quote(reading.name)), readOf(find.quote(reading.location))];
  return { ...own, ...(name && { name: inCapitals(name) }), ...(location && { location }) };
}

/** "ricky boone" of notes; who writes "RICKY BOONE" means it. */
const inCapitals = (name: Read): Read =>
  /\p{Lu}/u.test(name.piece.text)
    ? name
    : { ...name, piece: { ...name.piece, text: signedName(name.piece.text) } };

interface Taking {
  find: PlaceFinder;
  claims: Claims;
  linesOf: TakeLines;
}

/** What the fields and lines are, each taken from the text. What stands with the name comes first of what's in no field. */
function contentFrom({ find, claims, linesOf }: Taking, reading: QuotedReading, lexicon: Lexicon) {
  const headline: Additional = { heading: '', lines: linesOf(reading.headline) };
  const summary = linesOf(reading.summary);
  const entries = { find, linesOf };
  const jobs = reading.jobs
    .map(({ title, company, location, start, end, ...job }) =>
      entryFrom(entries, job, { first: title, second: company, location, start, end }),
    )
    .filter(isThere);
  const ordered = newestFirst(jobs);
  const studies = reading.schools
    .map(({ degree, institution, location, date, ...school }) =>
      entryFrom(
        entries,
        { ...school, isCurrent: false },
        { first: degree, second: institution, location, start: date, end: null },
      ),
    )
    .filter(isThere);
  const certifications = linesOf(reading.certifications);
  const lists = labeledLists(
    linesOf(reading.skills).map(({ piece }) => ({ piece, kind: 'K' as const, bullet: '', line: 1 })),
    lexicon,
  );
  const skills = itemsOf(lists, 'K');
  const sections = reading.sections.map(
    ({ heading, lines }): Additional => ({
      heading: headingFrom(find, claims, heading),
      lines: linesOf(lines),
    }),
  );
  for (const piece of groupNames(lists)) claims.take(piece);
  for (const { head } of [...jobs, ...studies])
    for (const read of [head.first, head.second, head.location, head.dates, head.end])
      claims.take(read?.piece);
  for (const place of reading.headings) {
    const piece = find.place(place);
    if (piece && isOnlyHeading(piece.text)) claims.take(piece);
  }
  return {
    summary: readOf(summary.length > 0 ? joinAll(summary.map(({ piece }) => piece)) : undefined),
    ...{ jobs: ordered, studies, skills, skillGroups: skillGroups(skills, lists, []), certifications },
    additional: [headline, ...sections],
  };
}

/** Of what is none, no word is taken: dates alone are left over. */
const isThere = ({ head }: FoundEntry): boolean =>
  head.first !== undefined || head.second !== undefined || head.lines.length > 0;

/** What's quoted is mostly right; where nothing is, the person should look. */
const confidenceOfQuote = 0.95;
const confidenceOfNone = 0.3;

/** Each line is printed in one place: whoever asks for it first has it. */
function lineTaker(find: PlaceFinder, claims: Claims, length: number): TakeLines {
  const taken = new Uint8Array(length);
  return (places, near) =>
    places.flatMap((place) => {
      const whole = find.place(place, near);
      const piece = whole && trimPunctuation(withoutHeading(whole));
      if (!piece || piece.text === '') return [];
      const before = piece.at.filter((at) => taken[at] === 1).length;
      if (before * 2 > piece.at.length) return [];
      for (const at of piece.at) taken[at] = 1;
      claims.take(whole);
      return [{ piece, signs: certain }];
    });
}

/** What nobody placed, without headings that stand over something else. */
function leftOver({ lines }: PlaceFinder, claims: Claims, name: string): Read[] {
  const withoutName = nameRemover(name);
  return unplaced(lines, claims)
    .filter(({ text }) => !isPageLine(text) && !sectionOfHeading(text))
    .flatMap((line) => {
      const scraps = claims.scrapsOf(line).map(withoutName);
      const telling = scraps.filter(isTelling);
      // Of a sentence that tells more than was taken of it, no scraps are kept.
      return telling.length > 0 && isNarrative(line.text) ? (telling.some(isMuch) ? [line] : []) : telling;
    })
    .map((piece) => ({ piece, signs: certain }));
}

/** Copies of web pages hold many lines twice. */
function unplaced(lines: readonly Piece[], claims: Claims): Piece[] {
  const placed = new Set(
    lines.filter((line) => claims.scrapsOf(line).length === 0).map(({ text }) => foldLabel(text)),
  );
  return lines.filter(({ text }) => !placed.has(foldLabel(text)));
}

const ownWords = ({ text }: Piece) =>
  wordsOf(text).filter(({ key }) => !isFunctionWord(key) && /\p{L}/u.test(key));
const isTelling = (piece: Piece) => ownWords(piece).length > 0;
/** "In between I", "Started the … class in" only held together what was taken. */
const isMuch = (piece: Piece) => ownWords(piece).length > 2;

/** Numbers and names take less room than the text itself, and each is looked for in all of it. */
const isTooLong = (reading: QuotedReading, text: string): boolean =>
  JSON.stringify(reading).length > 2 * text.length + 4_000;

const maxLeft = 0.4;

/** A reader who places so little has not read it. Of a told text much is only told around what counts. */
function leavesTooMuch({ lines }: PlaceFinder, claims: Claims): boolean {
  const count = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return count(unplaced(lines, claims).flatMap(claims.scrapsOf)) > maxLeft * count(lines);
}

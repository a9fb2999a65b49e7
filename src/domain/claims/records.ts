import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import { datesOf } from './dates-of.ts';
import type { LedgerLine } from './ledger.ts';
import { degreesIn, factsOf } from './line-facts.ts';
import type { Token } from './tokens.ts';
import { sameThing, wordSupport } from './word-support.ts';

/**
 * A degree, a certificate or a post told as one record is one record of the resume: its words, its dates and how far
 * it has got stand together there.
 */
export const compareRecords: Comparator = (comparison) => {
  const record = /[;|]/u.test(comparison.text) ? undefined : recordOf(comparison);
  if (!record) return compareRanges(comparison);
  return [
    ...otherWords(comparison, record),
    ...otherDates(comparison, record),
    ...openState(comparison, record),
  ];
};

/** The line that has most of its words, where the text is a record. */
function recordOf({ kind, tokens, ledger }: Comparison): LedgerLine | undefined {
  if (kind !== 'education' && kind !== 'certification') return undefined;
  const content = tokens.filter(({ isContent, key }) => isContent && !/^\d+$/u.test(key));
  const rated = ledger.lines
    .filter((line) => line.kind !== 'job' && line.kind !== 'contact')
    .map((line) => ({ line, fit: content.filter((token) => isSaid(token, line)).length }))
    .sort((a, b) => b.fit - a.fit);
  const [best] = rated;
  return best && best.fit * 2 >= content.length ? best.line : undefined;
}

const isSaid = (token: Token, line: LedgerLine) =>
  line.tokens.some((source) => wordSupport(token, source) >= sameThing);

/** Words of a record that stand in another record, or nowhere. */
function otherWords(comparison: Comparison, record: LedgerLine): Finding[] {
  const { tokens, knowledge, ledger } = comparison;
  const lines = ledger.lines.filter(
    ({ field, kind }) =>
      field === record.field ||
      (kind === record.kind &&
        kind === 'school' &&
        Math.abs(field - record.field) === 1 &&
        !/\d{4}/u.test(record.text)),
  );
  return tokens
    .filter(
      ({ isContent, key }) =>
        isContent && !/\d/u.test(key) && !knowledge.forms.isFrame(key) && !told.test(key),
    )
    .filter(
      (token) =>
        !lines.some((line) => isSaid(token, line)) &&
        !isExpanded(token, record, comparison) &&
        !isSameDegree(token, record, comparison),
    )
    .map((token) =>
      finding(comparison, token, comparison.kind === 'education' ? codeOf(token, comparison) : 'credential', {
        strength: isOfAnother(token, record, comparison) ? 1 : 0.5,
        source: record.text,
      }),
    );
}

/** Words that only tell what kind of record it is. */
const told = phrasePattern.u`^(?:${'records/told'})$`;

/** "Bachelor of Science" for "BSc", "Emergency Medical Technician" for "EMT". */
const isExpanded = (token: Token, record: LedgerLine, { alignment, ledger }: Comparison) =>
  (alignment.supports.get(token)?.best ?? 0) >= 0.9 &&
  (alignment.supports.get(token)?.lines ?? []).some((line) => ledger.lines[line] === record);

/** "Bachelor of Arts" for "B.A.". */
function isSameDegree({ start, end }: Token, record: LedgerLine, { tokens, text, knowledge }: Comparison) {
  const held = factsOf(record, knowledge.lexicon).degrees;
  return degreesIn(tokens, text, 0, knowledge.lexicon).some(
    (degree) =>
      degree.start <= start &&
      degree.end >= end &&
      held.some(({ value }) => value.level === degree.value.level),
  );
}

/** The school or the subject of another record of theirs. */
const isOfAnother = (token: Token, record: LedgerLine, { ledger }: Comparison) =>
  ledger.lines.some(
    (line) =>
      line !== record &&
      line.kind === record.kind &&
      line.tokens.some(({ key, isContent }) => isContent && key === token.key),
  );

const codeOf = (token: Token, { knowledge: { lexicon }, text }: Comparison): 'institution' | 'degree' =>
  lexicon.organisationWords.find([token]).length > 0 ||
  /\b(?:University|College|Institute|School)\b/u.test(
    text.slice(Math.max(0, token.start - 20), token.end + 20),
  )
    ? 'institution'
    : 'degree';

function otherDates(comparison: Comparison, record: LedgerLine): Finding[] {
  const own = factsOf(record, comparison.knowledge.lexicon).dates.filter(({ present }) => !present);
  if (own.length === 0) return [];
  return datesOf(comparison.text)
    .filter(({ present, year }) => !present && !own.some((date) => date.year === year))
    .map((date) => finding(comparison, date, 'date', { source: record.text }));
}

const open = ({ tokens }: LedgerLine) =>
  tokens.find(({ kinds }) => kinds.has('unfinished') || kinds.has('negation'));

function openState(comparison: Comparison, record: LedgerLine): Finding[] {
  const word = open(record) ?? lapse(record);
  const isKept =
    comparison.tokens.some(({ kinds }) => kinds.has('unfinished') || kinds.has('negation')) ||
    /\b(?:expected|lapsed|expired|in progress|candidate)\b/iu.test(comparison.text);
  return word && !isKept
    ? [finding(comparison, { start: 0, end: comparison.text.length }, 'unfinished', { source: record.text })]
    : [];
}

const lapse = ({ tokens }: LedgerLine) =>
  tokens.find(({ key }) => /^(?:lapsed|expired|booked|scheduled|registered|submitted)$/u.test(key));

/** "2014 – 2021" is one range of the resume, not the start of one job and the end of another. */
function compareRanges(comparison: Comparison): Finding[] {
  const { text, ledger, jobs } = comparison;
  const dates = datesOf(text);
  const hasYear = (line: LedgerLine, of: number) =>
    factsOf(line, comparison.knowledge.lexicon).dates.some(({ year }) => year === of);
  return dates.flatMap((from, place) => {
    const to = dates[place + 1];
    if (
      !to ||
      from.present ||
      !/^\s*(?:-|–|—|to|until|bis|à|a|do)\s*$/iu.test(text.slice(from.end, to.start))
    )
      return [];
    const fits = (start: number, end: number, isOpen: boolean) =>
      start === from.year && (to.present ? isOpen : end === to.year && !isOpen);
    const isRange =
      ledger.jobs.some(
        ({ range }, job) =>
          range &&
          (jobs === undefined || jobs.includes(job)) &&
          fits(range.from.year, range.to.year, range.to.present),
      ) ||
      ledger.lines.some(
        (line) =>
          line.kind !== 'header' && [from, to].every((date) => date.present || hasYear(line, date.year)),
      ) ||
      [from, to].every((date) =>
        ledger.lines.some(
          (line, at) => line.kind !== 'header' && comparison.scope[at] && hasYear(line, date.year),
        ),
      );
    return isRange ? [] : [finding(comparison, { start: from.start, end: to.end }, 'date')];
  });
}

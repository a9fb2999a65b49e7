import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Span } from '../language/span.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import type { FaultCode } from './judgment.ts';
import type { LedgerLine } from './ledger.ts';
import { degreesIn, factsOf } from './line-facts.ts';
import { has, type Token } from './tokens.ts';
import { saidIn } from './word-support.ts';

/** Degrees, certificates, licenses and awards are those of the resume, and as far as they have got. */
export const compareCredentials: Comparator = (comparison) => [
  ...compareDegrees(comparison),
  ...compareCertificates(comparison),
  ...compareAwards(comparison),
];

const singleWord = /^(?:associates?|masters?|bachelors?|doctor|certificate|diploma|minor|honou?rs|fellow)$/i;
/** In a line of what was done a degree is only meant where it's called one. */
const called = /\b(?:degree|bachelor|master|doctor|MBA|PhD|diploma|associate['’]s)/iu;
/** Credits that were completed toward a degree are no degree. */
const inPart = /\b(?:credits?|credit hours|units)\b.*\btowards?\b|\bwithdr[ae]w/iu;
const open = (line: LedgerLine) =>
  inPart.test(line.text) ||
  (line.tokens.some(has('unfinished')) &&
    !line.tokens.some(({ key }) => /^(?:passed|completed|earned|awarded)$/u.test(key)));

/** Where the person says it, and that it isn't done yet where they say that. */
function heldSoFar(
  comparison: Comparison,
  span: Span,
  code: FaultCode,
  held: readonly LedgerLine[],
): Finding[] {
  if (held.length === 0) return [finding(comparison, span, code)];
  return held.every(open) && !comparison.tokens.some(has('unfinished'))
    ? [finding(comparison, span, 'unfinished', { source: held[0]?.text ?? '' })]
    : [];
}

function compareDegrees(comparison: Comparison): Finding[] {
  const { text, tokens, ledger, knowledge, kind } = comparison;
  const { lexicon } = knowledge;
  if (kind === 'bullet' && !called.test(text)) return [];
  return degreesIn(tokens, text, lexicon)
    .filter(({ phrase }) => !singleWord.test(phrase))
    .flatMap(({ start, end, value: { level } }) => {
      const held = ledger.lines.filter(
        (line) =>
          line.kind !== 'job' && factsOf(line, lexicon).degrees.some(({ value }) => value.level === level),
      );
      return [...heldSoFar(comparison, { start, end }, 'degree', held), ...otherField(comparison, end, held)];
    });
}

/** The words from a credential to the end of its clause. */
const behind = ({ text, tokens }: Comparison, named: number): readonly Token[] => {
  // The last full stop of "B.S." is its own.
  const end = text[named] === '.' ? named + 1 : named;
  const clause = text.slice(end).search(/[,;:.(–—]|\s-\s/u);
  const last = clause < 0 ? text.length : end + clause;
  return tokens.filter((token) => token.start >= end && token.end <= last);
};

/** "B.S. in Environmental Engineering" where it was Science. */
function otherField(comparison: Comparison, end: number, held: readonly LedgerLine[]): Finding[] {
  const { alignment, ledger } = comparison;
  const [first, ...rest] = behind(comparison, end);
  if (held.length === 0 || !first || !/^(?:in|of)$/u.test(first.key)) return [];
  const field = rest.filter(({ isContent, part }) => isContent && part !== 'NUM');
  const words = held.flatMap((line) => line.tokens);
  const isHeld = (token: Token) => {
    const { best = 0, lines = [] } = alignment.supports.get(token) ?? {};
    const isSpelledOut =
      best >= 0.95 && lines.some((place) => held.includes(ledger.lines[place] as LedgerLine));
    return isSpelledOut || words.some(({ stem }) => stem === token.stem);
  };
  const other = field.slice(0, maxFieldLength).find((token) => !isHeld(token));
  return other ? [finding(comparison, other, 'degree', { source: held[0]?.text ?? '' })] : [];
}

/** What follows a longer one is no field any more. */
const maxFieldLength = 3;

/** A license of Pennsylvania is none of New Jersey. */
function otherPlace(comparison: Comparison, end: number, held: readonly LedgerLine[]): Finding[] {
  const { places } = comparison.knowledge.lexicon;
  const said = new Set(held.flatMap((line) => line.tokens.map(({ key }) => key)));
  const isPlaced = held.some((line) => places.find(line.tokens).length > 0);
  // A small "in" is no Indiana.
  const after = comparison.tokens
    .filter(({ start, text }) => start >= end && text !== text.toLowerCase())
    .slice(0, wordsToPlace);
  const other = places
    .find(after)
    .find((place) =>
      after.some((token) => token.start >= place.start && token.end <= place.end && !said.has(token.key)),
    );
  return isPlaced && other ? [finding(comparison, other, 'place', { source: held[0]?.text ?? '' })] : [];
}
const wordsToPlace = 6;

function compareCertificates(comparison: Comparison): Finding[] {
  const { tokens, ledger, knowledge, alignment } = comparison;
  const { lexicon } = knowledge;
  return lexicon.certifications.find(tokens).flatMap(({ value, start, end }) => {
    const words = tokens.filter((token) => token.start >= start && token.end <= end && token.isContent);
    const isNamed = (line: LedgerLine) =>
      factsOf(line, lexicon).certifications.some((held) => held.value.name === value.name);
    const isSaid = (line: LedgerLine, place: number) =>
      words.every(
        (word) =>
          line.tokens.some(({ key }) => key === word.key) ||
          alignment.supports.get(word)?.lines.includes(place),
      );
    const named = ledger.lines.filter(isNamed);
    return named.length === 0 && ledger.lines.some(isSaid)
      ? []
      : [
          ...heldSoFar(comparison, { start, end }, 'credential', named),
          ...otherPlace(comparison, end, named),
        ];
  });
}

const award = phrasePattern.iu`\b(?:${'credentials/award'})\b|获奖|奖|受賞|表彰`;

/** "Licensed Veterinary Technician" for "LVT", "GCIH-certified" where GCIH is a credential. */
const isSpelledOut = (word: Token, { alignment, ledger, text, tokens }: Comparison) => {
  const before = tokens.find(({ end }) => end === word.start - 1);
  const name = text[word.start - 1] === '-' && before ? before : word;
  const { best = 0, lines = [] } = alignment.supports.get(name) ?? {};
  const isOfRecord = lines.some((at) => !/^(?:job|header|summary)$/u.test(ledger.lines[at]?.kind ?? 'job'));
  return best >= 0.95 && isOfRecord && name.text !== name.text.toLowerCase();
};

/** An award, a license or a clearance in words of their own: the resume must speak of one too. */
function compareAwards(comparison: Comparison): Finding[] {
  const { text, tokens, ledger } = comparison;
  const found = award.exec(text);
  const word = found && tokens.find(({ start }) => start >= found.index);
  if (!word || /^won$/i.test(found[0]) || isSpelledOut(word, comparison)) return [];
  const around = tokens
    .filter((token) => token.isContent && token !== word && token.clause === word.clause)
    .sort((a, b) => Math.abs(a.start - word.start) - Math.abs(b.start - word.start))
    .slice(0, 3);
  const known = ledger.lines.filter(
    (line) =>
      (/^(?:credential|skill|other)$/u.test(line.kind) ||
        line.tokens.some(({ stem }) => stem === word.stem)) &&
      saidIn(around, line.tokens).length * 2 >= around.length,
  );
  const code = /licen|certif|clear|notar/i.test(found[0]) ? 'credential' : 'award';
  const span = spanOf(found);
  return [
    ...heldSoFar(comparison, span, code, known),
    ...(code === 'credential' ? otherPlace(comparison, span.end, known) : []),
  ];
}

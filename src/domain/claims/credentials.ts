import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import { degreesIn, factsOf } from './line-facts.ts';
import type { Token } from './tokens.ts';
import { sameThing, wordSupport } from './word-support.ts';

/** Degrees, certificates, licenses and awards are those of the resume, and as far as they have got. */
export const compareCredentials: Comparator = (comparison) => [
  ...compareDegrees(comparison),
  ...compareCertificates(comparison),
  ...compareAwards(comparison),
];

const singleWord = /^(?:associates?|masters?|bachelors?|doctor|certificate|diploma|minor|honou?rs|fellow)$/i;
const open = (line: LedgerLine) =>
  line.tokens.some(({ kinds }) => kinds.has('unfinished')) &&
  !line.tokens.some(({ key }) => /^(?:passed|completed|earned|awarded)$/u.test(key));
const keepsOpen = ({ tokens }: Comparison) =>
  tokens.some(({ kinds }) => kinds.has('unfinished') || kinds.has('wish'));

function heldDegrees({ ledger, knowledge: { lexicon } }: Comparison) {
  return ledger.lines
    .filter(({ kind: of }) => of !== 'job' && of !== 'header')
    .flatMap((line) =>
      factsOf(line, lexicon).degrees.map(({ value, phrase }) => ({
        line,
        level: value.level,
        phrase,
      })),
    );
}

function compareDegrees(comparison: Comparison): Finding[] {
  const { text, tokens, ledger, knowledge, kind } = comparison;
  const { lexicon } = knowledge;
  const held = heldDegrees(comparison);
  return degreesIn(tokens, text, 0, lexicon)
    .filter(
      ({ phrase, end }) =>
        kind === 'education' ||
        !singleWord.test(phrase) ||
        /^(?:['’]s?\b|s?\s+(?:degree|of|in)\b)/i.test(text.slice(end)),
    )
    .flatMap((mention) => {
      if (
        tokens
          .filter(({ start, end }) => start >= mention.start && end <= mention.end)
          .every(({ key }) => ledger.keys.has(key)) &&
        mention.phrase.length <= 4 &&
        kind !== 'education' &&
        !held.some(({ level }) => level === mention.value.level)
      )
        return [];
      if (
        kind === 'bullet' &&
        !/\b(?:degree|bachelor|master|doctor|MBA|PhD|diploma|associate['’]s)/iu.test(text)
      )
        return [];
      const same = held.filter(({ level }) => level === mention.value.level);
      const span = { start: mention.start, end: mention.end };
      if (same.length === 0)
        return [finding(comparison, span, 'degree', { source: held[0]?.line.text ?? '' })];
      if (same.every(({ line }) => open(line)) && !keepsOpen(comparison))
        return [finding(comparison, span, 'unfinished', { source: same[0]?.line.text ?? '' })];
      return [];
    });
}

function compareCertificates(comparison: Comparison): Finding[] {
  const { tokens, ledger, knowledge } = comparison;
  const { lexicon } = knowledge;
  const held = ledger.lines.flatMap((line) =>
    factsOf(line, lexicon).certifications.map(({ value }) => ({ line, name: value.name })),
  );
  return lexicon.certifications.find(tokens).flatMap(({ value, start, end }) => {
    const words = tokens.filter((token) => token.start >= start && token.end <= end && token.isContent);
    const same = held.filter(({ name }) => name === value.name);
    const isKnown = (token: Token) =>
      ledger.keys.has(token.key) ||
      /^(?:certified|licensed)$/u.test(token.key) ||
      (comparison.alignment.supports.get(token)?.best ?? 0) >= 0.9;
    const isSaid =
      same.length > 0 ||
      (words.every(isKnown) &&
        ledger.lines.some((line) =>
          words.every(
            (word) =>
              /^(?:certified|licensed)$/u.test(word.key) ||
              line.tokens.some((source) => source.key === word.key) ||
              (comparison.alignment.supports.get(word)?.lines ?? []).includes(ledger.lines.indexOf(line)),
          ),
        ));
    if (!isSaid) return [finding(comparison, { start, end }, 'credential')];
    if (same.length > 0 && same.every(({ line }) => open(line)) && !keepsOpen(comparison))
      return [finding(comparison, { start, end }, 'unfinished', { source: same[0]?.line.text ?? '' })];
    return [];
  });
}

const award = phrasePattern.iu`\b(?:${'credentials/award'})\b|获奖|奖|受賞|表彰`;

/** "Licensed Veterinary Technician" for "LVT", "GCIH-certified" where GCIH is a credential. */
const isSpelledOut = (word: Token, { alignment, ledger, text, tokens }: Comparison) => {
  const before = tokens.find(({ end }) => end === word.start - 1);
  const name = text[word.start - 1] === '-' && before ? before : word;
  const support = alignment.supports.get(name);
  return (
    support !== undefined &&
    support.best >= 0.95 &&
    name.text !== name.text.toLowerCase() &&
    support.lines.some((line) => !/^(?:job|header|summary)$/u.test(ledger.lines[line]?.kind ?? 'job'))
  );
};

/** An award, a license or a clearance in words of their own: the resume must speak of one too. */
function compareAwards(comparison: Comparison): Finding[] {
  const { text, tokens, ledger } = comparison;
  const found = award.exec(text);
  if (!found) return [];
  const span = spanOf(found);
  const word = tokens.find(({ start }) => start >= span.start);
  if (!word || /^won$/i.test(found[0])) return [];
  const isOwnWord = /^(?:notary)$/u.test(word.key) && ledger.keys.has(word.key);
  if (isOwnWord || isSpelledOut(word, comparison)) return [];
  const isSought = ledger.lines.some((line) => line.tokens.some(({ stem }) => stem === word.stem));
  if (keepsOpen(comparison) && isSought) return [];
  const around = tokens
    .filter((token) => token.isContent && token !== word && token.clause === word.clause)
    .sort((a, b) => Math.abs(a.start - word.start) - Math.abs(b.start - word.start))
    .slice(0, 3);
  const lines = ledger.lines.filter(
    (line) =>
      (line.kind === 'credential' ||
        line.kind === 'other' ||
        line.kind === 'skill' ||
        line.tokens.some((token) => token.stem === word.stem)) &&
      around.filter((own) => line.tokens.some((token) => wordSupport(own, token) >= sameThing)).length * 2 >=
        around.length,
  );
  if (lines.length === 0)
    return [finding(comparison, span, /licen|certif|clear|notar/i.test(found[0]) ? 'credential' : 'award')];
  const near = lines.filter((line) => comparison.sources.includes(line));
  return near.length > 0 && near.every(open) && !keepsOpen(comparison)
    ? [finding(comparison, span, 'unfinished', { source: near[0]?.text ?? '' })]
    : [];
}

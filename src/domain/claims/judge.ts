import { sentencesOf } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';
import { compareActs } from './acts.ts';
import { compareAmounts, comparePeriods } from './amounts.ts';
import { compareCauses } from './causes.ts';
import { type Comparator, type Comparison, type Finding, finding, type TextKind } from './comparison.ts';
import { compareCredentials } from './credentials.ts';
import { compareDates, compareRanges } from './dates.ts';
import { compareNegation, compareState, compareWays } from './direction.ts';
import { doubtOf, type FaultCode, type JudgeWeights, type Judgment, type LineVerdict } from './judgment.ts';
import type { Knowledge } from './knowledge.ts';
import { inScope, type Ledger, namedJobs, type Passage, readPassage } from './ledger.ts';
import { compareLevels } from './levels.ts';
import { compareNames } from './names.ts';
import { compareOwnership, compareWidth } from './qualifiers.ts';
import { compareLimits, compareRestrictions, compareShares } from './restrictions.ts';
import { align } from './support.ts';
import { compareTitles } from './titles.ts';
import { compareForm, compareWording } from './wording.ts';

const comparators: readonly Comparator[] = [
  compareForm,
  compareAmounts,
  compareDates,
  compareRanges,
  compareNames,
  compareTitles,
  compareCredentials,
  compareLevels,
  compareOwnership,
  compareWidth,
  compareShares,
  comparePeriods,
  compareNegation,
  compareWays,
  compareState,
  compareWording,
];

/** How a deed was done is told in sentences; a headline, or what only asks, picks freely. */
const ofDeeds: readonly Comparator[] = [compareActs, compareRestrictions, compareLimits, compareCauses];

/** In another language words can't be compared: what can be is numbers, dates, names and credentials. The rest is asked. */
const foreignComparators: readonly Comparator[] = [
  compareForm,
  compareAmounts,
  compareDates,
  compareNames,
  compareLevels,
  (comparison) => [finding(comparison, { start: 0, end: comparison.text.length }, 'wording')],
];

const comparatorsFor = (kind: TextKind, isForeign: boolean): readonly Comparator[] =>
  isForeign
    ? foreignComparators
    : kind === 'letter' || kind === 'headline'
      ? comparators
      : [...comparators, ...ofDeeds];

function languageDiffers({ language, tokens }: Passage, ledger: Ledger, { words }: Knowledge): boolean {
  if (language !== ledger.language) return true;
  if (language === 'en') return false;
  const own = tokens.filter(({ isContent, key }) => isContent && /^[a-z]{3,}$/u.test(key));
  const english = own.filter(({ key }) => words.isWord(key) && !ledger.keys.has(key));
  return own.length >= 3 && english.length > own.length * 0.5;
}

export interface Proposal {
  text: string;
  kind: TextKind;
  /** The jobs it stands under; undefined for what rests on everything. */
  jobs?: readonly number[] | undefined;
}

/** Checks a text against the ledger: the verdict, what speaks against it, and what it rests on. */
export const judge = (proposal: Proposal, ledger: Ledger, knowledge: Knowledge): Judgment =>
  judgmentOf(compare(proposal, ledger, knowledge), ledger, knowledge);

export function judgmentOf({ findings, lines }: Compared, ledger: Ledger, { weights }: Knowledge): Judgment {
  const verdict = verdictOf(findings, weights);
  const weightOf = ({ code, strength }: Finding) => (weights.codes[code]?.[0] ?? 0) * strength;
  return {
    verdict,
    faults:
      verdict === 'apply'
        ? []
        : [...findings]
            .sort((a, b) => weightOf(b) - weightOf(a))
            .filter((found) => !isSaidOtherwise(found, findings))
            .map(({ strength: _, ...fault }) => fault),
    support: lines.flatMap((line) => ledger.lines[line]?.spans ?? []),
  };
}

/** Of the same words a fault that says more is told, not also that nobody said them. */
const isSaidOtherwise = ({ code, start, end }: Finding, findings: readonly Finding[]) =>
  code === 'wording' &&
  findings.some((other) => other.code !== 'wording' && other.start < end && start < other.end);

/** What nothing can outweigh, where it's certain: a number, a date, a place or a name that isn't there; links and markup. */
const floor: ReadonlySet<FaultCode> = new Set([
  'form',
  'number',
  'years',
  'degree',
  'credential',
  'institution',
  'language',
  'reversed',
  'date',
  'award',
  'place',
  'name',
]);

function verdictOf(findings: readonly Finding[], weights: JudgeWeights): LineVerdict {
  if (findings.some(({ code, strength }) => floor.has(code) && strength >= 1)) return 'reject';
  const doubt = doubtOf(findings, weights);
  return doubt < weights.greenBelow ? 'apply' : doubt < weights.redFrom ? 'ask' : 'reject';
}

export interface Compared {
  findings: Finding[];
  /** Numbers of the ledger's lines it rests on. */
  lines: number[];
}

/** Each is held against the whole ledger. What follows so many is judged as one. */
const maxSentences = 8;

function firstSentences(all: readonly Span[]): readonly Span[] {
  const [head, rest] = [all.slice(0, maxSentences - 1), all.slice(maxSentences - 1)];
  const [first, last] = [rest[0], rest.at(-1)];
  return first && last ? [...head, { start: first.start, end: last.end }] : head;
}

/** All that is found against a text, sentence by sentence. */
export function compare({ text, kind, jobs }: Proposal, ledger: Ledger, knowledge: Knowledge): Compared {
  const parts = kind === 'bullet' ? [{ start: 0, end: text.length }] : firstSentences(sentencesOf(text));
  const compared = parts.map(({ start, end }) => {
    const passage = readPassage(text.slice(start, end), ledger);
    const isForeign = languageDiffers(passage, ledger, knowledge);
    const named = jobs ?? namedIn(passage, kind, ledger, knowledge);
    const wide =
      named.length > 0 || kind !== 'bullet'
        ? undefined
        : align(passage, ledger, inScope(ledger, undefined), knowledge);
    const top = ledger.lines[wide?.lines[0] ?? -1];
    const fromTop = top?.kind === 'job' && top.job >= 0 ? [top.job] : [];
    const own = named.length > 0 ? named : fromTop.length > 0 ? fromTop : undefined;
    const scope = inScope(ledger, own);
    const alignment = align(passage, ledger, scope, knowledge);
    const comparison: Comparison = {
      ...passage,
      ...{ kind, jobs: own, ledger, knowledge, scope, alignment, isForeign },
      isFirst: start === 0,
      sources: alignment.lines.flatMap((line) => ledger.lines[line] ?? []),
    };
    const findings = withoutDoubles(
      comparatorsFor(kind, isForeign).flatMap((comparator) => comparator(comparison)),
    );
    return {
      findings: findings
        .filter(({ start: at }) => at < wishOf(passage))
        .map((found) => ({ ...found, start: found.start + start, end: found.end + start })),
      lines: alignment.lines,
    };
  });
  return {
    findings: compared.flatMap(({ findings }) => findings),
    lines: [...new Set(compared.flatMap(({ lines }) => lines))],
  };
}

/**
 * The jobs a sentence is about, by their employers. One of a summary may name the job of today and tell of all others;
 * but a deed that is told of one employer and was done at another is told of the wrong one.
 */
function namedIn(passage: Passage, kind: TextKind, ledger: Ledger, knowledge: Knowledge): readonly number[] {
  if (kind === 'headline') return [];
  const named = namedJobs(passage, ledger, knowledge);
  if (kind !== 'summary') return named;
  if (named.length === 0 || !/^at\b/iu.test(passage.text)) return [];
  const [first = -1] = align(passage, ledger, inScope(ledger, undefined), knowledge).lines;
  const ownLine = ledger.lines[first];
  const isElsewhere = ownLine?.kind === 'job' && ownLine.job >= 0 && !named.includes(ownLine.job);
  return isElsewhere ? named : [];
}

/** What a text only wishes for claims nothing. */
const wishOf = ({ tokens }: Passage) =>
  tokens.find(({ kinds }) => kinds.has('wish'))?.start ?? Number.POSITIVE_INFINITY;

/** What two comparators say of the same words with the same code counts once. */
function withoutDoubles(findings: readonly Finding[]): Finding[] {
  const sorted = findings.filter(({ strength }) => strength > 0).sort((a, b) => b.strength - a.strength);
  return sorted.filter(
    (found, place) =>
      !sorted
        .slice(0, place)
        .some((other) => other.code === found.code && other.start < found.end && other.end > found.start),
  );
}

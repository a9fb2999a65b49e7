import type { Fault, FaultCode, Judgment } from '../claims/judgment.ts';
import { type TextWord, textWordsOf } from '../guard/text-words.ts';
import type { Span } from '../text/span.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { isSettled } from './ask-questions.ts';
import { codeOf, runsOf, sourceOf } from './fault-words.ts';
import { isPlainWord } from './plain-words.ts';
import type { RevertKind } from './revert-kinds.ts';
import type { ChangedLine } from './review/changed-line.ts';
import { checks } from './review/checks.ts';
import { isFree } from './review/free-words.ts';
import { isBacked } from './review/word-support.ts';

/** Nothing contradicts these; they just aren't proven. Whatever else is found is red. */
const unproven: ReadonlySet<RevertKind> = new Set(['wording', 'scope', 'role', 'standing', 'skill', 'lost']);

/** A bridge from the checks of the first review to lanes. The claims engine will take its place. */
export function judgeLine(line: ChangedLine, settled: readonly string[]): Judgment {
  const kinds = new Set(checks.flatMap((check) => check(line)));
  const support = supportOf(line);
  if (kinds.size === 0) return { lane: 'green', faults: [], support };
  const unsure = unsureWords(line);
  const found = Object.groupBy(kinds, (kind) => (unproven.has(kind) ? 'unproven' : 'wrong'));
  const faultsOf = (some: readonly RevertKind[] = []) =>
    some.flatMap((kind) => faultsOfKind(kind, line, unsure)).filter(isFirst);
  const faults = faultsOf(found.unproven);
  const red = [...faultsOf(found.wrong), ...(isTurned(line) ? [faultAt('reversed', line)] : [])];
  if (red.length > 0) return { lane: 'red', faults: red, support };
  if (!unsure.every((word) => isTellable(word, line, settled)))
    return { lane: 'red', faults: [faultAt('wording', line)], support };
  // Words that nothing backs, or that are gone, are behind most other faults too: once is enough.
  const isSaid = (fault: Fault) =>
    (fault.code === 'wording' && faults.some((other) => other !== fault && overlaps(fault, other))) ||
    (fault.code === 'lost' && faults.length > 1 && isVerbOrNothing(fault.source, line));
  return { lane: 'amber', faults: faults.filter((fault) => !isSaid(fault)), support };
}

/** One fault a place; those without a place, one of each code. */
const isFirst = (fault: Fault, index: number, all: readonly Fault[]) =>
  all.findIndex(
    ({ code, start, end }) =>
      start === fault.start && end === fault.end && (code === fault.code || start < end),
  ) === index;

const isVerbOrNothing = (text: string, { own }: ChangedLine) =>
  text === '' || own.lexicon.actionVerbs.whole(text) !== undefined;

const overlaps = (one: Span, other: Span) =>
  one.start === one.end || (one.start < other.end && other.start < one.end);

/** Places of the pasted text that the line rests on: at least the person's own line, where it's found. */
function supportOf({ before, guarded, words }: ChangedLine): Span[] {
  const found = words.pastedPlaces(guarded().sentences.flatMap((sentence) => sentence.support));
  const start = words.evidence.text.indexOf(before);
  return found.length > 0 || start < 0 ? found : words.pastedPlaces([{ start, end: start + before.length }]);
}

/** Words that carry a fact and have nothing of the person's behind them. */
function unsureWords(line: ChangedLine): TextWord[] {
  const words = textWordsOf(line.after, line.own);
  const { is: amounts } = line.amounts();
  const isCounted = ({ start, end }: TextWord) => amounts.some((of) => start >= of.start && end <= of.end);
  return words.filter(
    (word) =>
      word.content &&
      !isCounted(word) &&
      !(line.isEnglish && isFree(word, line)) &&
      !isBacked(word, words, line),
  );
}

/** An ordinary word or a skill of our lists: a posting can't speak through these. What was answered isn't asked again. */
function isTellable({ key, start, end }: TextWord, line: ChangedLine, settled: readonly string[]): boolean {
  const { lexicon } = line.own;
  const skills = lexicon.skills.find(wordsOf(line.after));
  const skill = skills.find((each) => start >= each.start && end <= each.end)?.value;
  if (skill && skill.type !== 'soft') return skill.type !== 'credential' && !isSettled(skill.name, settled);
  return isPlainWord(key, lexicon);
}

const negation = /\b(?:no|not|never|without|none|nobody|nothing|neither|nor|zero|\p{L}+n['’]t)\b/giu;

const isTurned = ({ before, after }: ChangedLine) =>
  (before.match(negation) ?? []).length !== (after.match(negation) ?? []).length;

/** Something is gone: no words of the new line show it. */
const withoutPlace: ReadonlySet<FaultCode> = new Set([
  'lost',
  'restriction',
  'rounded',
  'unfinished',
  'wish',
]);

function faultsOfKind(kind: RevertKind, line: ChangedLine, unsure: readonly TextWord[]): Fault[] {
  const code = codeOf(kind, line);
  if (withoutPlace.has(code)) return [faultAt(code, line)];
  const places = placesOf(code, line, unsure);
  const spans = places.length > 0 ? places : line.guarded().flags.filter((flag) => flag.kind === kind);
  return spans.length > 0 ? spans.map((span) => placed(code, line, span)) : [faultAt(code, line)];
}

/** A verb that nothing backs says that more was done. */
function placed(code: FaultCode, line: ChangedLine, span: Span): Fault {
  const isVerb = line.own.lexicon.actionVerbs.whole(line.after.slice(span.start, span.end)) !== undefined;
  return faultAt(code === 'wording' && isVerb ? 'act' : code, line, span);
}

/** Where the words stand that a fault is about. */
function placesOf(code: FaultCode, line: ChangedLine, unsure: readonly TextWord[]): Span[] {
  const { after, before, own } = line;
  if (code === 'number' || code === 'years' || code === 'date' || code === 'unit') {
    const { was, is } = line.amounts();
    return is.filter(({ values }) => !was.some((of) => of.values[0] === values[0]));
  }
  const words = wordsOf(after);
  const known = new Set(wordsOf(before).map(({ key }) => own.forms.stem(key)));
  if (code === 'act' || code === 'helped' || code === 'team') {
    const verbs = own.lexicon.actionVerbs
      .find(words)
      .filter(({ value, start, end }) =>
        [value.verb, after.slice(start, end).toLowerCase()].every((verb) => !known.has(own.forms.stem(verb))),
      );
    return verbs.length > 0 ? verbs.slice(0, 1) : isOpenedAnew(before, words) ? words.slice(0, 1) : [];
  }
  if (code === 'skill') {
    const skills = own.lexicon.skills
      .find(words)
      .filter(({ value }) => !own.known.has(`skill:${value.name}`));
    const named = skills.filter((skill) => unsure.some((word) => overlaps(skill, word)));
    if (named.length > 0) return named;
  }
  if (code === 'wider') {
    const flags = line.guarded().flags.filter(({ kind }) => kind === 'scope');
    if (flags.length > 0) return flags;
  }
  if (unsure.length > 0) return runsOf(unsure, after);
  return runsOf(
    words.filter(({ key }) => !known.has(own.forms.stem(key))),
    after,
  );
}

/** "Assisted with hiring" and "Hiring": the first word of the new line is the claim. */
const isOpenedAnew = (before: string, [first]: readonly Word[]) =>
  first !== undefined && wordsOf(before)[0]?.key !== first.key;

function faultAt(code: FaultCode, line: ChangedLine, { start, end }: Span = { start: 0, end: 0 }): Fault {
  const source = sourceOf(code, line, { start, end });
  return { code, start, end, claimed: line.after.slice(start, end), source };
}

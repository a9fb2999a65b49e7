import type { Fault, FaultCode, Judgment } from '../claims/judgment.ts';
import { type TextWord, textWordsOf } from '../guard/text-words.ts';
import { dutyOpening } from '../score/duty-wording.ts';
import type { Span } from '../text/span.ts';
import { wordsOf } from '../text/words.ts';
import { isSettled } from './ask-questions.ts';
import { faultCodeOf } from './fault-codes.ts';
import { isPlainWord } from './plain-words.ts';
import type { RevertKind } from './revert-kinds.ts';
import type { ChangedLine } from './review/changed-line.ts';
import { checks } from './review/checks.ts';
import { isFree } from './review/free-words.ts';
import { isBacked } from './review/word-support.ts';

/** Nothing contradicts these; they just aren't proven. Whatever else is found is red. */
const unproven: ReadonlySet<FaultCode> = new Set([
  'wording',
  'wider',
  'restriction',
  'act',
  'helped',
  'team',
  'skill',
  'lost',
]);

/** A bridge from the checks of the first review to lanes. The claims engine will take its place. */
export function judgeLine(line: ChangedLine, settled: readonly string[]): Judgment {
  const kinds = new Set(checks.flatMap((check) => check(line)));
  const support = supportOf(line);
  if (kinds.size === 0) return { lane: 'green', faults: [], support };
  const unsure = unsureWords(line);
  const found = [...kinds].flatMap((kind) => faultsOfKind(kind, line, unsure));
  const faults = found.filter(({ code }) => unproven.has(code)).filter(isFirst);
  const red = [
    ...found.filter(({ code }) => !unproven.has(code)),
    ...(isTurned(line) ? [faultAt('reversed', line)] : []),
  ];
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

function faultsOfKind(kind: RevertKind, line: ChangedLine, unsure: readonly TextWord[]): Fault[] {
  const code = codeOf(kind, line);
  if (code === 'lost' || code === 'restriction') return [faultAt(code, line)];
  const places = placesOf(code, line, unsure);
  const spans = places.length > 0 ? places : line.guarded().flags.filter((flag) => flag.kind === kind);
  return spans.length > 0 ? spans.map((span) => placed(code, line, span)) : [faultAt(code, line)];
}

/** A verb that nothing backs says that more was done. */
function placed(code: FaultCode, line: ChangedLine, span: Span): Fault {
  const isVerb = line.own.lexicon.actionVerbs.whole(line.after.slice(span.start, span.end)) !== undefined;
  return faultAt(code === 'wording' && isVerb ? 'act' : code, line, span);
}

const help =
  /\b(?:assist|help|support|aid|contribut|participat|volunteer|shadow)\p{L}*|\bt(?:ook|ake) part\b/iu;
const together = /\b(?:co-\p{L}+|joint(?:ly)?|collaborat\p{L}*|part of|member|team|we|our)\b/iu;

function codeOf(kind: RevertKind, { before, after }: ChangedLine): FaultCode {
  const drops = (words: RegExp) => words.test(before) && !words.test(after);
  if (kind === 'role') return drops(help) ? 'helped' : drops(together) ? 'team' : 'act';
  if (kind === 'scope' && drops(limiting)) return 'restriction';
  return faultCodeOf(kind);
}

const limiting =
  /\b(?:part(?:s|ly|ial|ially)?|half|some|several|few|most|mostly|mainly|only|except|excluding|all but|apart from|other than|rather than|instead)\b/iu;

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
      .filter(({ value }) => !known.has(own.forms.stem(value.verb)));
    return verbs.length > 0 ? verbs.slice(0, 1) : words.slice(0, 1);
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

/** Words side by side are one place. */
function runsOf(words: readonly Span[], text: string): Span[] {
  const runs: Span[] = [];
  for (const { start, end } of words) {
    const last = runs.at(-1);
    if (last && /^[\s-]*$/.test(text.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

function faultAt(code: FaultCode, line: ChangedLine, { start, end }: Span = { start: 0, end: 0 }): Fault {
  return { code, start, end, claimed: line.after.slice(start, end), source: sourceOf(code, line) };
}

/** The person's words that say less, or that were left out. */
function sourceOf(code: FaultCode, line: ChangedLine): string {
  const { before } = line;
  if (code === 'lost') return longest(runsOf(lostWords(line), before), before);
  if (code === 'act') return excerpt(before, 0);
  if (code === 'helped') return excerpt(before, help.exec(before)?.index ?? 0);
  if (code === 'team') return excerpt(before, together.exec(before)?.index ?? 0);
  if (code === 'restriction') return excerpt(before, limiting.exec(before)?.index ?? 0);
  if (code !== 'number') return '';
  const { was, is } = line.amounts();
  const gone = was.find(({ values }) => !is.some((of) => of.values[0] === values[0]));
  return gone ? before.slice(gone.start, gone.end) : '';
}

const lostWords = (line: ChangedLine) => {
  const { is, was } = line.amounts();
  const opening = dutyOpening.exec(line.before)?.[0].length ?? 0;
  const lost = textWordsOf(line.before, line.proposed()).filter(
    ({ content, support, start }) => content && support === 'none' && start >= opening,
  );
  const numbers = was.filter(({ values }) => !is.some((of) => of.values[0] === values[0]));
  return [...lost, ...numbers].sort((a, b) => a.start - b.start);
};

const longest = (spans: readonly Span[], text: string) =>
  spans.map(({ start, end }) => text.slice(start, end)).reduce((a, b) => (b.length > a.length ? b : a), '');

const longestExcerpt = 90;

/** A few words of the line from a place on, whole words only. */
function excerpt(text: string, start: number): string {
  const rest = text.slice(start);
  return (rest.length <= longestExcerpt ? rest : rest.slice(0, longestExcerpt).replace(/\s+\S*$/, '')).trim();
}

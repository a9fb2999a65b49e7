import { sentenceLanguage } from '../language/language.ts';
import { memoize } from '../language/memoize.ts';
import type { Quantity } from '../language/quantity.ts';
import { wordsOf } from '../language/words.ts';
import { isSettled } from '../rewrite/ask-questions.ts';
import { bareFault, faultAt, unprovenChange } from '../rewrite/unproven-change.ts';
import { substanceOf } from '../rewrite/write/cliches.ts';
import { dutyOpening } from '../score/duty-wording.ts';
import { judge } from './judge.ts';
import type { Fault, Judgment } from './judgment.ts';
import { isPrefix } from './known-spelling.ts';
import { type Passage, readPassage } from './ledger.ts';
import type { ResumeEvidence } from './resume-evidence.ts';
import { follows, sameAmount } from './same-amounts.ts';
import type { Token } from './tokens.ts';
import { sameThing, wordSupport } from './word-support.ts';

export interface ChangedLine {
  path: string;
  before: string;
  after: string;
}

export interface JudgedIn {
  settled: readonly string[];
  posting: string;
}

/** A rewritten line: the judge's word on what it claims, and ours on whether it's still that line with all its facts. */
export function judgeLine(line: ChangedLine, words: ResumeEvidence, context: JudgedIn): Judgment {
  const { judged, isRefused } = judgeClaims(line, words, context);
  return isRefused ? judged : holdAgainstSource(line, judged, words);
}

const kindOf = (path: string) => (path === 'summary' ? 'summary' : 'bullet');

/** What a text claims, whatever it leaves out. */
export function judgeClaims(
  { path, before, after }: ChangedLine,
  words: ResumeEvidence,
  { settled, posting }: JudgedIn,
): { judged: Judgment; isRefused: boolean } {
  const kind = kindOf(path);
  const [section, at] = path.split('.');
  const jobs = section === 'experience' ? [Number(at)] : undefined;
  const refused = (faults: Fault[], support: Judgment['support'] = []) => ({
    judged: { verdict: 'reject' as const, faults, support },
    isRefused: true,
  });
  // What is no such line isn't read for what it claims, however long it is.
  if (!isSameForm(before, after, kind, words.data.language) || speaksForPosting(after, words, posting))
    return refused([bareFault('form')]);
  const judged = judge({ text: after, kind, jobs }, words.ledger(), words.knowledge);
  const support = words.pastedPlaces(judged.support);
  if (judged.verdict === 'reject') return refused(judged.faults, support);
  const answered = judged.faults.find(
    ({ code, claimed }) => (code === 'skill' || code === 'name') && isSettled(claimed, settled),
  );
  const wrong = answered ?? unknownFigure(readPassage(after, words.ledger()), words);
  return wrong
    ? refused([wrong, ...judged.faults], support)
    : { judged: { ...judged, support }, isRefused: false };
}

/** The line that it was: nothing of another one, nothing lost, and nothing said beyond it that isn't proven. */
export function holdAgainstSource(
  { path, before, after }: ChangedLine,
  judged: Judgment,
  words: ResumeEvidence,
): Judgment {
  const kind = kindOf(path);
  const { support } = judged;
  const original = kind === 'summary' ? substanceOf(before, words.knowledge.lexicon) : before;
  const [was, is] = [readPassage(original, words.ledger()), readPassage(after, words.ledger())];
  const isGreen = judged.verdict === 'apply';
  const asked = (fault: Fault): Judgment => ({ verdict: 'ask', faults: [fault], support });
  const moved =
    isGreen && kind === 'bullet' ? (foreignAmount(was, is, words) ?? foreignFigure(was, is)) : undefined;
  if (moved) return asked(moved);
  const lost = lostFact(was, is, kind, words);
  if (lost !== undefined)
    return { verdict: 'reject', faults: [{ ...bareFault('lost'), source: lost }], support };
  const unproven = isGreen ? unprovenChange(was, is, kind, words) : undefined;
  return unproven ? asked(unproven) : judged;
}

/**
 * A word that only the posting has, and that's neither ordinary nor in our lists, a name that only the posting has, a
 * long word in capitals that nobody knows, or letters of a script that the person doesn't write: a posting can't speak through a line, not even through one that's only offered.
 */
export function speaksForPosting(
  after: string,
  { knowledge, text }: Pick<ResumeEvidence, 'knowledge' | 'text'>,
  posting: string,
): boolean {
  if (notLatin.test(after) && !notLatin.test(text)) return true;
  const { words, lexicon, forms } = knowledge;
  const isListed = (word: string) =>
    lexicon.skills.whole(word) !== undefined || lexicon.titleWords.whole(word) !== undefined;
  const strange = wordsOf(after).filter(
    ({ key, text: word }) =>
      !/^(?:\d+\+?|\p{L})$/u.test(key) &&
      !forms.isSmall(key) &&
      !forms.isFrame(key) &&
      !isPrefix(key) &&
      (!words.isWord(key) || /^\p{Lu}{2}/u.test(word)) &&
      !isListed(word),
  );
  const isOwn = (name: string) => text.toLowerCase().includes(name.toLowerCase());
  const isPosted = (name: string) =>
    posting.includes(name) &&
    !isListed(name) &&
    !isOwn(name) &&
    !name.split(/\s+/u).every((word) => isOwn(word) || lexicon.places.whole(word) !== undefined);
  if ([...after.matchAll(nameRun)].some(([name]) => isPosted(name))) return true;
  // Most lines have none: only then are both texts read word by word.
  if (strange.length === 0 || posting.trim() === '') return false;
  const [own, asked] = [keysOf(text), keysOf(posting)];
  const isShouted = (word: string, key: string) =>
    shouted.test(word) && !words.isWord(key) && /\p{Ll}/u.test(text);
  return strange.some(({ key, text: word }) => !own.has(key) && (asked.has(key) || isShouted(word, key)));
}

const notLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const nameRun = /\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)+/gu;
/** Longer than what is usually abbreviated. */
const shouted = /^\p{Lu}{7,}$/u;

/** Line after line is held against the same resume and posting. */
const keysOf = memoize(
  (text) =>
    new Set(
      [text, text.replace(/[^\p{L}\p{N}\s]+/gu, ' ')].flatMap((each) => wordsOf(each).map(({ key }) => key)),
    ),
  8,
  Number.POSITIVE_INFINITY,
);

/** "51st", "B12": figures that are no amounts stand in the person's words as they are. */
export function unknownFigure({ tokens, amounts }: Passage, words: ResumeEvidence): Fault | undefined {
  const found = tokens.find(
    ({ key, start, end }) =>
      /\d/u.test(key) &&
      !words.ledger().keys.has(key) &&
      !amounts.some((amount) => start >= amount.start && end <= amount.end),
  );
  return found && faultAt('number', found);
}

/** A number of another line of the same job: it may belong here, so it's asked. */
function foreignAmount(was: Passage, is: Passage, words: ResumeEvidence): Fault | undefined {
  const confirmed = words
    .ledger()
    .lines.filter(({ spans, kind }) => spans.length === 0 && kind === 'job')
    .flatMap(({ amounts }) => amounts);
  const isOwn = (amount: Quantity) =>
    [...was.amounts, ...confirmed].some((own) => sameAmount(amount, own)) ||
    (follows(amount, was.amounts) &&
      !was.amounts.some(
        (one) => one.kind === amount.kind && !is.amounts.some((own) => sameAmount(own, one)),
      ));
  const found = is.amounts.find((amount) => !isOwn(amount));
  return found && faultAt('number-elsewhere', { ...found, text: is.text.slice(found.start, found.end) });
}

/** A year or a figure of a name is one of this line, and not told more often: "2019–2020" is not "2019–2019". */
function foreignFigure(was: Passage, is: Passage): Fault | undefined {
  const figuresOf = ({ tokens, amounts }: Passage) => {
    const counted = amounts.filter(({ kind }) => kind !== 'year');
    return tokens.filter(
      ({ key, start, end }) =>
        /\d/u.test(key) && !counted.some((amount) => start >= amount.start && end <= amount.end),
    );
  };
  const left = figuresOf(was).map(({ key }) => key);
  const found = figuresOf(is).find(({ key }) => {
    const place = left.indexOf(key);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return found && faultAt('number-elsewhere', found);
}

const spare = 100;
const maxLonger = 1.5;
/** A summary may take up more of what the resume says. */
const maxSummaryLength = 520;

/** A line of the same language and about the same length, and no more sentences than before. */
function isSameForm(
  before: string,
  after: string,
  kind: 'bullet' | 'summary',
  expected: string | undefined,
): boolean {
  const most = kind === 'summary' ? maxSummaryLength : spare;
  if (after.length > before.length * maxLonger + most) return false;
  const sentences = (text: string) => text.match(/[.!?](?=\s+\p{Lu})/gu)?.length ?? 0;
  const room = (before.match(/[.!?;](?=\s)/gu)?.length ?? 0) + 1;
  if (kind === 'bullet' && sentences(after) > room) return false;
  const language = sentenceLanguage(before, expected);
  return language === '' || sentenceLanguage(after, language) === language || sentenceLanguage(after) === '';
}

/** A summary may be told anew from the rest of the resume. */
const maxLost = { bullet: 0.6, summary: 0.85 } as const;
const maxKept = 1 / 3;

/**
 * Leaving out is no lie, but a person's numbers are what their line is worth. They may go only with the part of the
 * sentence that they stand in: what stays says as much as before.
 */
function lostFact(
  was: Passage,
  is: Passage,
  kind: 'bullet' | 'summary',
  { knowledge }: ResumeEvidence,
): string | undefined {
  const { text: before } = was;
  const opening = dutyOpening.exec(before)?.[0].length ?? 0;
  const content = was.tokens.filter(
    ({ isContent, start, key }) => isContent && start >= opening && !knowledge.forms.isSoft(key),
  );
  const isKept = (token: Token) =>
    is.tokens.some((own) => own.isContent && wordSupport(token, own) >= sameThing);
  const lost = content.filter((token) => !isKept(token) && !/\d/u.test(token.key));
  if (lost.length > content.length * maxLost[kind]) return before.slice(lost[0]?.start, lost[0]?.end);
  if (kind === 'summary') return undefined;
  const gone = was.amounts.find((amount) => !isStated(amount, is) && isMissed(amount, was, isKept));
  return gone ? before.slice(gone.start, gone.end) : undefined;
}

const isStated = (amount: Quantity, { amounts }: Passage) =>
  amounts.some((own) => sameAmount(own, amount) || own.values[0] === amount.values[0]) ||
  // "From 40 to 52" may be told as what came of it.
  amounts.some(({ kind, unit }) => kind === 'percent' || kind === 'factor' || unit === 'part');

/** Its part of the sentence stays, without it. */
function isMissed({ start }: Quantity, { tokens }: Passage, isKept: (token: Token) => boolean): boolean {
  const clause = tokens.find((token) => token.start >= start)?.clause;
  const around = tokens.filter(
    (token) => token.isContent && token.clause === clause && !/\d/u.test(token.key),
  );
  return around.filter(isKept).length > around.length * maxKept;
}

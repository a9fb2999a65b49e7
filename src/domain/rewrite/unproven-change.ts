import type { Fault, FaultCode } from '../claims/judgment.ts';
import { type Passage, readPassage } from '../claims/ledger.ts';
import { movedWords } from '../claims/moved-words.ts';
import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import type { Token } from '../claims/tokens.ts';
import { saidIn, sameThing, wordSupport } from '../claims/word-support.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';

export const bareFault = (code: FaultCode): Fault => ({ code, start: 0, end: 0, claimed: '', source: '' });

/** A fault of these words of the proposed line. */
export const faultAt = (
  code: FaultCode,
  { start, end, text }: Span & { text: string },
  source = '',
): Fault => ({ code, start, end, claimed: text, source });

/** What a rewritten line says beyond the line it was, or no longer holds back: none of it is proven, so it's asked. */
export function unprovenChange(
  was: Passage,
  is: Passage,
  kind: 'bullet' | 'summary',
  words: ResumeEvidence,
): Fault | undefined {
  const isOther = kind === 'summary' ? isRestated(was, is, words) : false;
  // Of several lines each has its own order, and is held against its own sentence.
  const parts = is.text
    .split('\n')
    .map((text) => (text === is.text ? is : readPassage(text, words.ledger())));
  return (
    lostHelp(was, is) ??
    lostLimit(was, is) ??
    addedWord(was, is, words) ??
    (isOther || parts.some((part) => isMixedUp(parts.length > 1 ? ownSentence(was, part, words) : was, part))
      ? faultAt('arrangement', { start: 0, end: is.text.length, text: is.text })
      : undefined)
  );
}

/** "Assisted in 900 surgeries": whoever says that they helped still says so, wherever in the line it stood. */
function lostHelp(was: Passage, is: Passage): Fault | undefined {
  const help = ({ tokens }: Passage) => tokens.find(({ kinds }) => kinds.has('helper'));
  const said = help(was);
  return said && !help(is) ? { ...bareFault('helped'), source: said.text } : undefined;
}

const universal = /^(?:all|every|each|entire|entirely|whole|always|never)$/u;

/** What bounds a claim stays: "14 part-time tutors" are not 14 tutors, "$2 million a year" is not $2 million, and some are not all. */
function lostLimit(was: Passage, is: Passage): Fault | undefined {
  const all = is.tokens.find(({ key }) => universal.test(key));
  if (all && !was.tokens.some(({ key }) => universal.test(key))) return faultAt('wider', all);
  const timed = was.amounts.find(
    ({ kind, per, values }) =>
      kind !== 'time' &&
      per !== '' &&
      is.amounts.some((own) => own.per === '' && own.values[0] === values[0]),
  );
  if (timed) return { ...bareFault('unit'), source: was.text.slice(timed.start, timed.end) };
  const lost = was.tokens
    .filter(({ key, part }) => /\d/u.test(key) || part === 'NUM' || key === 'no')
    .flatMap((count) => countedBy(count, was.tokens))
    .find(
      ({ limits, head }) =>
        saidIn([head], is.tokens).length > 0 && saidIn(limits, is.tokens).length < limits.length,
    );
  return (
    lost && { ...bareFault('restriction'), source: was.text.slice(lost.limits[0]?.start, lost.head.end) }
  );
}

/** "14 part-time tutors": what is counted, and the words before it that say which. */
function countedBy(count: Token, tokens: readonly Token[]): { limits: Token[]; head: Token }[] {
  const run: Token[] = [];
  for (const token of tokens.slice(tokens.indexOf(count) + 1)) {
    if (!token.isContent || token.clause !== count.clause || !/^(?:NOUN|ADJ)$/u.test(token.part)) break;
    run.push(token);
  }
  const head = run.at(-1);
  return head && run.length > 1 ? [{ limits: run.slice(0, -1), head }] : [];
}

/**
 * A line that still says all it said may have a new word only if the person says it somewhere: it's an addition, not
 * another way of saying it. In languages without a list of synonyms every new word may be one.
 */
function addedWord(was: Passage, is: Passage, words: ResumeEvidence): Fault | undefined {
  const { forms } = words.knowledge;
  const content = ({ tokens, text, amounts }: Passage) =>
    tokens.filter(
      ({ isContent, key, start, end }) =>
        isContent &&
        // "7 years": held against the dates already.
        !amounts.some((amount) => start >= amount.start && end <= amount.end) &&
        !/\d/u.test(key) &&
        // "A 12-person team".
        !/\d-$/u.test(text.slice(0, start)) &&
        !forms.isSoft(key) &&
        !forms.isFrame(key) &&
        !light.test(key) &&
        !forms.isCourtesy(key),
    );
  const original = content(was);
  const kept = saidIn(original, is.tokens).length;
  const isAll = is.language !== 'en' || kept === original.length;
  if (!isAll && kept < original.length * mostlyKept) return undefined;
  const sources = [was, ...words.ledger().lines];
  const found = content(is).find(
    (token) =>
      (isAll || token.part === 'NOUN') && !sources.some(({ tokens }) => saidIn([token], tokens).length > 0),
  );
  return found && faultAt('wording', found);
}

/** Of a line that says most of what it said, a new thing is an addition, too; a new verb may be a better one. */
const mostlyKept = 0.6;

/** Says only that it was done. */
const light = /^(?:perform|handl|conduct)/u;

/** The line's own words in another order: one that moved is style, several may say something else, so it's asked. */
function isMixedUp(was: Passage, is: Passage): boolean {
  const said = was.tokens.filter(({ isContent }) => isContent);
  const { count, share } = movedWords(is, said);
  return share >= 0.8 && count >= 2;
}

/** The sentence of a text that a line rests on most. */
function ownSentence(was: Passage, { tokens }: Passage, words: ResumeEvidence): Passage {
  const sentences = sentencesIn(was.text).map((sentence) => readPassage(sentence, words.ledger()));
  const saidOf = (sentence: Passage) => saidIn(tokens, sentence.tokens).length;
  return sentences.reduce((best, each) => (saidOf(each) > saidOf(best) ? each : best), sentences[0] ?? was);
}

/** A summary of which little is left is another one, whatever line it's made of: the person says whether it's theirs. */
function isRestated(was: Passage, is: Passage, { knowledge }: ResumeEvidence): boolean {
  const said = was.tokens.filter(({ isContent, key }) => isContent && !knowledge.forms.isSoft(key));
  const kept = said.filter((token) => is.tokens.some((own) => wordSupport(token, own) >= sameThing));
  return kept.length < said.length * leastKept;
}
const leastKept = 0.4;

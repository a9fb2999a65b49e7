import { type ChangedLine, holdAgainstSource, type JudgedIn, judgeClaims } from '../claims/judge-line.ts';
import type { Fault, Judgment, LineVerdict } from '../claims/judgment.ts';
import { type Ledger, type Passage, readPassage } from '../claims/ledger.ts';
import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import { saidIn } from '../claims/word-support.ts';
import type { Span } from '../language/span.ts';
import { faultAt } from './unproven-change.ts';

const worstFirst: readonly LineVerdict[] = ['reject', 'ask'];

/**
 * One line that became several. Each of them is held against the person's words by itself, because each is read by
 * itself; all together they are held against the line they were, of which nothing may be lost.
 */
export function judgeSplit(line: ChangedLine, words: ResumeEvidence, context: JudgedIn): Judgment {
  const parts = partsOf(line.after);
  const judged = parts.map(({ text }) => judgeClaims({ ...line, after: text }, words, context));
  const all: Judgment = {
    verdict: worstFirst.find((worst) => judged.some((one) => one.judged.verdict === worst)) ?? 'apply',
    faults: judged.flatMap(({ judged: { faults } }, place) => shifted(faults, parts[place]?.start ?? 0)),
    support: withoutDoubles(judged.flatMap(({ judged: { support } }) => support)),
  };
  if (judged.some(({ isRefused }) => isRefused)) return all;
  const held = holdAgainstSource(line, all, words);
  const ledger = words.ledger();
  const was = readPassage(line.before, ledger);
  const asked =
    held.verdict === 'apply'
      ? (helpLeftOut(was, parts, ledger) ?? statedTwice(was, parts, ledger))
      : undefined;
  return asked ? { ...held, verdict: 'ask', faults: [asked] } : held;
}

/** A line in parts has a few more words than it had: each part may need a verb or a noun of its own. */
const maxMoreWords = 1.4;

/** The line as it was and another below it aren't its parts: what is told a second time may be told of something else. */
function statedTwice(was: Passage, parts: readonly Part[], ledger: Ledger): Fault | undefined {
  const contentOf = ({ tokens }: Passage) => tokens.filter(({ isContent }) => isContent).length;
  const total = parts.reduce((sum, { text }) => sum + contentOf(readPassage(text, ledger)), 0);
  if (total <= contentOf(was) * maxMoreWords + 1) return undefined;
  const last = parts.at(-1);
  if (!last) return undefined;
  return faultAt('arrangement', last);
}

interface Part extends Span {
  text: string;
}

function partsOf(text: string): Part[] {
  let start = 0;
  return text.split('\n').map((part) => {
    const found = { text: part, start, end: start + part.length };
    start = found.end + 1;
    return found;
  });
}

const shifted = (faults: readonly Fault[], by: number): Fault[] =>
  faults.map((fault) =>
    fault.end > fault.start ? { ...fault, start: fault.start + by, end: fault.end + by } : fault,
  );

const withoutDoubles = (spans: Judgment['support']): Judgment['support'] =>
  spans.filter(
    (span, place) => spans.findIndex(({ start, end }) => start === span.start && end === span.end) === place,
  );

/** "Helped hire and train": a line that takes up what was only helped with says so too. */
function helpLeftOut(was: Passage, parts: readonly Part[], ledger: Ledger): Fault | undefined {
  const isHelp = ({ kinds }: Passage['tokens'][number]) => kinds.has('helper');
  const help = was.tokens.find(isHelp);
  if (!help) return undefined;
  const after = was.text.slice(help.start).search(/;|[.!?](?=\s|$)/u);
  const end = after < 0 ? was.text.length : help.start + after;
  const isHelped = ({ start }: Passage['tokens'][number]) => start > help.start && start < end;
  const others = was.tokens.filter((token) => !isHelped(token));
  const helped = was.tokens.filter((token) => token.isContent && isHelped(token));
  const helpedWith = helped.filter((token) => saidIn([token], others).length === 0);
  const alone = parts.find(({ text }) => {
    const { tokens } = readPassage(text, ledger);
    return !tokens.some(isHelp) && saidIn(helpedWith, tokens).length > 0;
  });
  return alone && faultAt('helped', alone, help.text);
}

import type { LineVerdict } from '#domain/claims/judgment.ts';
import { isArguable, namedLines, secondJudgment } from '#domain/claims/second-judgment.ts';
import { cleanText } from '#domain/language/readable-text.ts';
import type { Span } from '#domain/language/span.ts';
import { wordsOf } from '#domain/language/words.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt, type ResumeChange } from '#domain/resume/resume-changes.ts';
import { offerOf } from '#domain/rewrite/offer-of.ts';
import type { EngineSource, ProposedEdit, ResumeReading, ReviewedEdit } from '../../engine/engine.ts';
import type { JudgedLine, SecondJudge } from '../../judging/judge-lines.ts';

export interface EditOutcome {
  edit: ProposedEdit;
  outcome: ReviewedEdit;
}

/** What a second judge is asked about these edits. */
export const judgedLinesOf = (data: ResumeData, edits: readonly EditOutcome[]): JudgedLine[] =>
  edits.filter(isWorthJudging).flatMap(({ edit }) => judgedLines(data, edit));

/** What is made up stays refused, whoever else looks at it. */
const isWorthJudging = ({ outcome }: EditOutcome): boolean =>
  outcome.outcome === 'change' ||
  outcome.outcome === 'offer' ||
  (outcome.outcome === 'reverted' && isArguable(outcome.line.faults.map(({ code }) => code)));

const noWording = ['skills', 'dates', 'contact', 'credentialsFirst', 'sections'];

/** The texts of an edit, each by itself. What is only left out, put in another order or spelled otherwise claims nothing. */
export function judgedLines(data: ResumeData, { path, text, reason }: ProposedEdit): JudgedLine[] {
  const [section, index] = path.split('.');
  if (reason === 'field' || noWording.includes(path) || path.endsWith('.responsibilities')) return [];
  const before = fieldAt(data, path) ?? '';
  const job = section === 'experience' ? Number(index) : null;
  return text
    .split('\n')
    .map(cleanText)
    .filter((part) => part !== '' && !isNearlyAs(part, before))
    .map((part, place) => ({
      path: partPath(path, place),
      kind: path === 'summary' ? 'summary' : 'bullet',
      job,
      employer: job === null ? '' : (data.experience[job]?.company ?? ''),
      text: part,
    }));
}

const partPath = (path: string, place: number) => `${path}/${place}`;

/** Nothing but signs and capitals differ. */
const isNearlyAs = (text: string, before: string) => keysOf(text) === keysOf(before);
const keysOf = (text: string) =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');

/** What becomes of a reviewed line now that a second judge has seen it, too. */
export function withSecondJudge(
  { edit, outcome }: EditOutcome,
  judge: SecondJudge,
  {
    source: { content },
    read: { data },
  }: { source: Pick<EngineSource, 'content'>; read: Pick<ResumeReading, 'data'> },
): ReviewedEdit {
  // Of a line that was said anew, only what was said of it then counts.
  const parts = judgedLines(data, edit).map(({ path, text }) => {
    const part = judge.judged.get(path);
    return part?.proposed.text === text ? part : undefined;
  });
  if (outcome.outcome === 'same' || parts.length === 0) return outcome;
  const known = parts.flatMap((part) => (part?.said ? [{ ...part, said: part.said }] : []));
  if (known.length < parts.length) return outcome;
  const { language } = data;
  const verdict = { change: 'apply', offer: 'ask', reverted: 'reject' }[outcome.outcome] as LineVerdict;
  const faults =
    outcome.outcome === 'reverted'
      ? outcome.line.faults.map((fault) => ({ ...fault, start: 0, end: 0 }))
      : [];
  const judged = known.map((part) =>
    secondJudgment({ ...part, ours: { verdict, faults }, lines: judge.lines, language }),
  );
  if (outcome.outcome === 'change') {
    const doubts = judged
      .flatMap((each) => each.faults)
      .filter(({ start, end }) => known.length === 1 || end > start);
    const isDoubted = judged.some((each) => each.verdict !== 'apply');
    return isDoubted
      ? { outcome: 'offer', offer: offerOf(outcome.change, placedIn(outcome.change.after, doubts)) }
      : outcome;
  }
  if (outcome.outcome === 'offer' && judged.some((each) => each.verdict === 'reject')) {
    const { path, before, faults: open } = outcome.offer;
    return { outcome: 'reverted', line: { path, before, faults: open } };
  }
  const isRefused = judged.some((each) => each.verdict === 'reject');
  const isAsked = judged.some((each) => each.verdict === 'ask');
  if (isRefused || (isAsked && outcome.outcome === 'offer')) return outcome;
  const quotes = known.flatMap((part) =>
    namedLines(part.said, { ...part, lines: judge.lines }).flatMap(({ text }) => placesOf(text, content)),
  );
  const change = provenChange(edit, outcome, quotes);
  if (!isAsked) return { outcome: 'change', change };
  return { outcome: 'offer', offer: offerOf(change, placedIn(change.after, faults)) };
}

/** Applied after all: its sources are those of both judges. */
function provenChange(
  { path, text, reason }: ProposedEdit,
  outcome: Extract<ReviewedEdit, { outcome: 'offer' | 'reverted' }>,
  quotes: readonly Span[],
): ResumeChange {
  const was = outcome.outcome === 'offer' ? outcome.offer : { ...outcome.line, support: [] };
  const after = 'proposed' in was ? was.proposed : text.split('\n').map(cleanText).filter(Boolean).join('\n');
  const support = withoutOverlap([...was.support, ...quotes]);
  return { ...{ id: path, path, before: was.before, after, reason }, state: 'open', support };
}

/** A doubt about one of several lines, where its words stand among all of them. */
const placedIn = (text: string, faults: ReturnType<typeof secondJudgment>['faults']) =>
  faults.map((fault) => {
    const start = fault.claimed === '' ? 0 : Math.max(0, text.indexOf(fault.claimed));
    return { ...fault, start, end: start + fault.claimed.length };
  });

/** Where a line stands in the pasted text, if it does so in these letters. */
function placesOf(quote: string, content: string): Span[] {
  const start = content.indexOf(quote);
  return start < 0 ? [] : [{ start, end: start + quote.length }];
}

const withoutOverlap = (spans: readonly Span[]): Span[] =>
  spans.filter(
    (span, index) => !spans.slice(0, index).some(({ start, end }) => start < span.end && span.start < end),
  );

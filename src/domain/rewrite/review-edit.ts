import { type JudgedIn, judgeClaims, judgeLine, speaksForPosting } from '../claims/judge-line.ts';
import type { Fault, Judgment } from '../claims/judgment.ts';
import { type ReportedFault, reportedFaults } from '../claims/reported-faults.ts';
import type { ResumeEvidence } from '../claims/resume-evidence.ts';
import { cleanText, inUsualWidth, wideLetter } from '../language/readable-text.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';
import { jointFields } from '../resume/joint-changes.ts';
import { linesOfPath } from '../resume/merged-changes.ts';
import type { ResumeOffer } from '../resume/offer-changes.ts';
import { fieldAt, type ResumeChange } from '../resume/resume-changes.ts';
import { omissionOf } from './arrange/omission-of.ts';
import { arrangedField, supportOfArrangement } from './arrange/review-arrangement.ts';
import { omissionReasons, type ProposedEdit } from './edit-reasons.ts';
import { isRespelled } from './is-respelled.ts';
import { judgeSplit } from './judge-split.ts';
import { offerOf } from './offer-of.ts';
import { isOtherLine } from './rewritable-lines.ts';
import { bareFault, faultAt } from './unproven-change.ts';

type ReviewedEdit =
  | { outcome: 'change'; change: ResumeChange }
  | { outcome: 'offer'; offer: ResumeOffer; sentences?: JudgedSentence[] }
  | {
      outcome: 'reverted';
      line: { path: string; before: string; faults: ReportedFault[] };
      sentences?: JudgedSentence[];
    }
  | { outcome: 'same' };

/** Of a summary that isn't proven as a whole each sentence by itself: one doubt takes nothing else along. */
export interface JudgedSentence extends Pick<Judgment, 'verdict' | 'faults'> {
  text: string;
}

/**
 * Decides on one proposed edit. What the person's words support is a change; what nothing contradicts is offered, and
 * asked; for everything else their own line stays.
 */
export function reviewEdit(
  edit: ProposedEdit,
  words: ResumeEvidence,
  { posting = '', settled = [] }: { posting?: string | undefined; settled?: readonly string[] } = {},
): ReviewedEdit {
  const { path } = edit;
  if (isOmission(edit)) return reviewOmission(edit, words);
  if (edit.reason === 'drop') return reviewDrop(edit, words);
  if (edit.reason === 'field') return reviewField(edit, words, posting);
  const before = ownField(words, path);
  if (before === undefined) return revert({ path: '', before: '' }, [bareFault('field')], words);
  const after = cleanEdit(wideLetter.test(before) ? edit : { ...edit, text: inUsualWidth(edit.text) });
  if (after === before) return { outcome: 'same' };
  if (after === '') return revert({ path, before }, [bareFault('lost')], words);
  if (!isWording(path)) return reviewArrangement(edit, { path, before, after }, words);
  const own = ownLine(path, after, words);
  if (own) return { outcome: 'change', change: changeOf(edit, before, after, own) };
  const judge = after.includes('\n') ? judgeSplit : judgeLine;
  const context = { settled, posting };
  const { verdict, faults, support } = judge({ path, before: asOneText(before), after }, words, context);
  if (verdict === 'apply' && isOtherLine(words.data, path)) return askedAll(edit, { before, after, support });
  if (verdict === 'apply') return { outcome: 'change', change: changeOf(edit, before, after, support) };
  const apart = path === 'summary' ? { sentences: sentencesApart(after, words, context) } : {};
  if (verdict === 'reject') return { ...revert({ path, before }, faults, words), ...apart };
  return { outcome: 'offer', offer: offerOf(changeOf(edit, before, after, support), faults), ...apart };
}

/** What isn't work is in short words, and has few of them to hold it against: it's applied where a second judge proves it. */
const askedAll = (
  edit: ProposedEdit,
  { before, after, support }: { before: string; after: string; support: Span[] },
): ReviewedEdit => {
  const all = faultAt('wording', { start: 0, end: after.length, text: after }, before);
  return { outcome: 'offer', offer: offerOf(changeOf(edit, before, after, support), [all]) };
};

/** The summary, the lines of jobs and of parts that are shown, and what may be put in another order. */
const ownField = (words: ResumeEvidence, path: string): string | undefined =>
  words.lines.find((line) => line.path === path)?.text ??
  (isOtherLine(words.data, path) ? fieldAt(words.data, path) : arrangedField(words, path));

const sentencesApart = (text: string, words: ResumeEvidence, context: JudgedIn): JudgedSentence[] =>
  sentencesIn(text).map((sentence) => {
    const { judged } = judgeClaims({ path: 'summary', before: '', after: sentence }, words, context);
    return { text: sentence, verdict: judged.verdict, faults: judged.faults };
  });

const isWording = (path: string) => path === 'summary' || /\.(?:details|\d+(?:\+\d+)*)$/u.test(path);

/** Under a job a line may become several; a summary is one text, and fields that change together keep their places. */
function cleanEdit({ path, text }: ProposedEdit): string {
  if (jointFields.has(path)) return text;
  return path === 'summary' ? cleanText(text) : cleanLines(text);
}

const isOmission = ({ text, reason }: ProposedEdit) =>
  text === '' && omissionReasons.some((omission) => omission === reason);

/** A line goes only where our own rule finds that it holds nothing. */
function reviewOmission(edit: ProposedEdit, words: ResumeEvidence): ReviewedEdit {
  const { path, reason } = edit;
  const before = fieldAt(words.data, path) ?? '';
  return omissionOf(words.data, path, words.knowledge.lexicon) === reason
    ? { outcome: 'change', change: changeOf(edit, before, '', []) }
    : revert({ path, before }, [bareFault('lost')], words);
}

/** The person's own line, word for word or only spelled as it should be, is never refused: where it stands. */
function ownLine(path: string, after: string, words: ResumeEvidence): Span[] | undefined {
  const before = linesOfPath(path).map((line) => fieldAt(words.data, line) ?? '');
  const isOwn = before.length === 1 && before.some((line) => isRespelled(line, after, words.knowledge.words));
  if (!isOwn) return undefined;
  const start = words.shown.indexOf(before[0] ?? '');
  return start < 0 ? [] : words.pastedPlaces([{ start, end: start + (before[0] ?? '').length }]);
}

/** Somebody else finds that a line is better left out, or a skill: the person says whether. What our own rule finds to be nothing goes. */
function reviewDrop(edit: ProposedEdit, words: ResumeEvidence): ReviewedEdit {
  const { path, text } = edit;
  const before = fieldAt(words.data, path) ?? '';
  if (before === '' || before === text) return { outcome: 'same' };
  if (path === 'skills') {
    const left = text.split('\n').filter(Boolean);
    const own = before.split('\n');
    if (left.length === 0 || !left.every((skill) => own.includes(skill)))
      return revert({ path, before }, [bareFault('list')], words);
    return { outcome: 'offer', offer: offerOf(changeOf(edit, before, text, []), [bareFault('lost')]) };
  }
  const reason = omissionOf(words.data, path, words.knowledge.lexicon);
  const change = changeOf({ ...edit, reason: reason ?? 'drop' }, before, '', []);
  return reason
    ? { outcome: 'change', change }
    : { outcome: 'offer', offer: offerOf(change, [{ ...bareFault('lost'), source: before }]) };
}

/** A field spelled another way, never one that says something else; the person is asked in any case. */
function reviewField(edit: ProposedEdit, words: ResumeEvidence, posting: string): ReviewedEdit {
  const { path } = edit;
  const before = fieldAt(words.data, path) ?? '';
  const after = cleanText(edit.text);
  if (after === before) return { outcome: 'same' };
  const isSafe =
    before !== '' &&
    isRespelled(before, after, words.knowledge.words) &&
    !speaksForPosting(after, words, posting);
  return isSafe
    ? {
        outcome: 'offer',
        offer: offerOf(changeOf(edit, before, after, []), [
          { ...bareFault('wording'), end: after.length, claimed: after, source: before },
        ]),
      }
    : revert({ path, before }, [bareFault('field')], words);
}

/** Lines that are held against one line are its sentences. */
const asOneText = (before: string) =>
  before
    .split('\n')
    .map((line, at, { length }) => (at < length - 1 ? line.replace(/[.;,]?$/u, '.') : line))
    .join(' ');

function reviewArrangement(
  edit: ProposedEdit,
  { path, before, after }: { path: string; before: string; after: string },
  words: ResumeEvidence,
): ReviewedEdit {
  // A model may order the list; only our own rule adds what a line shows.
  const isLonger = path === 'skills' && after.split('\n').length > before.split('\n').filter(Boolean).length;
  const support =
    isLonger && edit.reason !== 'proven' ? undefined : supportOfArrangement({ path, before, after }, words);
  return support
    ? { outcome: 'change', change: changeOf(edit, before, after, support) }
    : revert({ path, before }, [bareFault('list')], words);
}

const changeOf = (
  { path, reason }: ProposedEdit,
  before: string,
  after: string,
  support: Span[],
): ResumeChange => ({ id: path, path, before, after, reason, state: 'open', support });

const revert = (
  line: { path: string; before: string },
  faults: readonly Fault[],
  { text }: ResumeEvidence,
): ReviewedEdit => ({
  outcome: 'reverted',
  line: { ...line, faults: reportedFaults(faults, `${text}\n${line.before}`) },
});

const cleanLines = (text: string) => text.split('\n').map(cleanText).filter(Boolean).join('\n');

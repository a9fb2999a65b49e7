import { judgeLine } from '../claims/judge-line.ts';
import type { Fault } from '../claims/judgment.ts';
import type { PersonsWords } from '../claims/persons-words.ts';
import { type ToldFault, toldFaults } from '../claims/told-faults.ts';
import { cleanText, inUsualWidth, wideLetter } from '../language/readable-text.ts';
import type { Span } from '../language/span.ts';
import { jointFields } from '../resume/joint-changes.ts';
import type { ResumeOffer } from '../resume/offer-changes.ts';
import { fieldAt, type ResumeChange } from '../resume/resume-changes.ts';
import { omissionOf } from './arrange/omission-of.ts';
import { arrangedField, supportOfArrangement } from './arrange/review-arrangement.ts';
import { omissionReasons, type WriterReason } from './edit-reasons.ts';
import { judgeSplit } from './judge-split.ts';
import { offerOf } from './offer-of.ts';
import { bareFault } from './unproven-change.ts';

interface ProposedEdit {
  path: string;
  text: string;
  reason: WriterReason;
}

type ReviewedEdit =
  | { outcome: 'change'; change: ResumeChange }
  | { outcome: 'offer'; offer: ResumeOffer }
  | { outcome: 'reverted'; line: { path: string; before: string; faults: ToldFault[] } }
  | { outcome: 'same' };

/**
 * Decides on one proposed edit. What the person's words support is a change; what nothing contradicts is offered, and
 * asked; for everything else their own line stays.
 */
export function reviewEdit(
  edit: ProposedEdit,
  words: PersonsWords,
  { posting = '', settled = [] }: { posting?: string | undefined; settled?: readonly string[] } = {},
): ReviewedEdit {
  const { path } = edit;
  if (isOmission(edit)) return reviewOmission(edit, words);
  const before = words.lines.find((line) => line.path === path)?.text ?? arrangedField(words, path);
  if (before === undefined) return revert({ path: '', before: '' }, [bareFault('field')], words);
  const after = cleanEdit(wideLetter.test(before) ? edit : { ...edit, text: inUsualWidth(edit.text) });
  if (after === before) return { outcome: 'same' };
  if (after === '') return revert({ path, before }, [bareFault('lost')], words);
  if (!isWording(path)) return reviewArrangement(edit, { path, before, after }, words);
  const judge = after.includes('\n') ? judgeSplit : judgeLine;
  const { lane, faults, support } = judge({ path, before, after }, words, { settled, posting });
  if (lane === 'green') return { outcome: 'change', change: changeOf(edit, before, after, support) };
  if (lane === 'red') return revert({ path, before }, faults, words);
  return { outcome: 'offer', offer: offerOf(changeOf(edit, before, after, support), faults) };
}

const isWording = (path: string) => path === 'summary' || /\.\d+$/u.test(path);

/** Under a job a line may become several; a summary is one text, and fields that change together keep their places. */
function cleanEdit({ path, text }: ProposedEdit): string {
  if (jointFields.has(path)) return text;
  return path === 'summary' ? cleanText(text) : cleanLines(text);
}

const isOmission = ({ text, reason }: ProposedEdit) =>
  text === '' && omissionReasons.some((omission) => omission === reason);

/** A line goes only where our own rule finds that it holds nothing. */
function reviewOmission(edit: ProposedEdit, words: PersonsWords): ReviewedEdit {
  const { path, reason } = edit;
  const before = fieldAt(words.data, path) ?? '';
  return omissionOf(words.data, path, words.knowledge.lexicon) === reason
    ? { outcome: 'change', change: changeOf(edit, before, '', []) }
    : revert({ path, before }, [bareFault('lost')], words);
}

function reviewArrangement(
  edit: ProposedEdit,
  { path, before, after }: { path: string; before: string; after: string },
  words: PersonsWords,
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
  { text }: PersonsWords,
): ReviewedEdit => ({
  outcome: 'reverted',
  line: { ...line, faults: toldFaults(faults, `${text}\n${line.before}`) },
});

const cleanLines = (text: string) => text.split('\n').map(cleanText).filter(Boolean).join('\n');

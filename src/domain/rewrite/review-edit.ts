import type { Fault } from '../claims/judgment.ts';
import type { ResumeOffer } from '../offer-changes.ts';
import type { ResumeChange } from '../resume-changes.ts';
import { cleanText } from '../text/readable-text.ts';
import type { Span } from '../text/span.ts';
import type { EditReason } from './edit-reasons.ts';
import { judgeLine } from './judge-line.ts';
import { judgeSplit } from './judge-split.ts';
import type { PersonsWords } from './persons-words.ts';
import { type ToldFault, toldFaults } from './told-faults.ts';
import { bareFault } from './unproven-change.ts';

interface ProposedEdit {
  path: string;
  text: string;
  reason: EditReason;
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
  const before = words.lines.find((line) => line.path === path)?.text;
  if (before === undefined) return revert({ path: '', before: '' }, [bareFault('field')], words);
  // Under a job a line may become several; a summary is one text.
  const after = path === 'summary' ? cleanText(edit.text) : cleanLines(edit.text);
  if (after === before) return { outcome: 'same' };
  if (after === '') return revert({ path, before }, [bareFault('lost')], words);
  if (path === 'skills') {
    return isPermutation(before, after)
      ? { outcome: 'change', change: changeOf(edit, before, after, []) }
      : revert({ path, before }, [bareFault('list')], words);
  }
  const judge = after.includes('\n') ? judgeSplit : judgeLine;
  const { lane, faults, support } = judge({ path, before, after }, words, { settled, posting });
  if (lane === 'green') return { outcome: 'change', change: changeOf(edit, before, after, support) };
  if (lane === 'red') return revert({ path, before }, faults, words);
  return { outcome: 'offer', offer: offerOf(changeOf(edit, before, after, support), faults) };
}

const changeOf = (
  { path, reason }: ProposedEdit,
  before: string,
  after: string,
  support: Span[],
): ResumeChange => ({ id: path, path, before, after, reason, state: 'open', support });

/** Another wording of the same line is another offer: an answer to one says nothing about the other. */
export const offerOf = (
  { path, before, after, reason, support }: ResumeChange,
  faults: Fault[],
): ResumeOffer => ({
  id: `${path}:${textKey(after)}`,
  path,
  before,
  proposed: after,
  reason,
  faults,
  support,
  answer: null,
  words: '',
  answeredAt: null,
});

/** A short name for a text (FNV-1a), the same each time. */
function textKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const revert = (
  line: { path: string; before: string },
  faults: readonly Fault[],
  { text }: PersonsWords,
): ReviewedEdit => ({
  outcome: 'reverted',
  line: { ...line, faults: toldFaults(faults, `${text}\n${line.before}`) },
});

const cleanLines = (text: string) => text.split('\n').map(cleanText).filter(Boolean).join('\n');

const isPermutation = (before: string, after: string) =>
  [...before.split('\n')].sort().join('\n') === [...after.split('\n')].sort().join('\n');

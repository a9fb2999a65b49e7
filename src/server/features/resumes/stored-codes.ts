import {
  type Resume,
  type ResumeNotice,
  type ResumeQuestion,
  type RevertedLine,
  resumeNotices,
} from '#contract/resume.ts';
import { faultCodeOf } from '#domain/claims/fault-codes.ts';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { type ChangeReason, changeReasons } from '#domain/rewrite/edit-reasons.ts';

/** As a line was kept before faults had codes with values. */
interface OldLine {
  path: string;
  before: string;
  kinds: string[];
}

/** As a question was kept while each asked for a skill, or offered a line. */
type OldQuestion = Omit<ResumeQuestion, 'kind' | 'name' | 'proposed'> & { proposed: string | null };

type Coded = Pick<Resume, 'changes' | 'reverted' | 'questions' | 'notices'> & { offers?: ResumeOffer[] };

/** What is kept of a result. The version before wrote sentences, and may still do so while it is replaced. */
interface Stored {
  changes: readonly Kept<ResumeChange>[];
  offers?: readonly Kept<ResumeOffer>[];
  reverted: readonly (RevertedLine | OldLine)[];
  questions: readonly (ResumeQuestion | OldQuestion)[];
  notices: readonly string[];
}

type Kept<Line> = Omit<Line, 'reason'> & { reason: string };

/** A result in codes alone, whichever version wrote it. */
export function withCodes<Content extends Coded>(content: Content): Content {
  const { changes, offers, reverted, questions, notices }: Stored = content;
  return {
    ...content,
    changes: withReasons(changes),
    ...(offers && { offers: withReasons(offers) }),
    reverted: reverted.map(revertedOf),
    questions: questions.flatMap((question) => questionOf(question) ?? []),
    notices: notices.flatMap((notice) => noticeOf(notice) ?? []),
  };
}

const reasons: ReadonlyMap<string, ChangeReason> = new Map([
  ...changeReasons.map((code) => [code, code] as const),
  ['Opens with a strong verb.', 'verb'],
  ['Puts the result first.', 'result'],
  ['Says what you did instead of what you were responsible for.', 'duty'],
  ['Says the same in fewer words.', 'concise'],
  ['Reads more clearly.', 'clear'],
  ['Leaves out worn phrases that say nothing.', 'cliche'],
  ['Uses the posting’s wording for what you already have.', 'posting'],
  ['Puts what the posting asks for first.', 'order'],
  ['Mends spelling or grammar.', 'grammar'],
  ['Matches the lines around it.', 'even'],
  ['You said that this is true.', 'confirmed'],
]);

const withReasons = <Line extends { reason: string }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, reason: reasons.get(line.reason) ?? 'clear' }));

/** Lines that were reverted before say why by the name of a kind alone. */
function revertedOf(line: RevertedLine | OldLine): RevertedLine {
  if (!('kinds' in line)) return line;
  const { path, before, kinds } = line;
  const codes = new Set(kinds.map(faultCodeOf));
  return { path, before, faults: [...codes].map((code) => ({ code, claimed: '', source: '' })) };
}

/** Lines are offered now. One that was asked for before is a change where the answer was yes, and else in the past. */
function questionOf(question: ResumeQuestion | OldQuestion): ResumeQuestion | undefined {
  if ('kind' in question) return question;
  const { proposed, ...rest } = question;
  return proposed === null ? { ...rest, kind: 'practice', name: rest.claim, proposed } : undefined;
}

/** How the sentences began that are codes now. */
const oldNotices: readonly (readonly [string, ResumeNotice])[] = [
  ['Your resume is long.', 'resume-cut'],
  ['Your resume holds text that nobody can see.', 'hidden-text'],
  ['Your resume is not in English.', 'not-english'],
  ['The posting is longer', 'posting-cut'],
  ['The writing model could not be reached', 'built-in-instead'],
  ['The writing model could not take all', 'model-skipped-lines'],
];

const noticeOf = (stored: string): ResumeNotice | undefined =>
  resumeNotices.find((code) => code === stored) ??
  oldNotices.find(([start]) => stored.startsWith(start))?.[1];

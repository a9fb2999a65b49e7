import type { Resume, ResumeUpdate } from '#contract/resume.ts';
import { withAnswer } from '#domain/resume/answer-changes.ts';
import { withOfferAnswer } from '#domain/resume/offer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import {
  type ChangeState,
  decideChange,
  fieldAt,
  type ResumeChange,
  withField,
} from '#domain/resume/resume-changes.ts';
import { unsureAfter } from '#domain/resume/unsure-changes.ts';
import { reviewEntries } from '../changes/review-entries.ts';
import { dataOf, type ResumeEdit } from './resume-edits.ts';

/** The resume as it will read once the server has kept the edit. What only the server knows, it says then. */
export function withEdit(resume: Resume, edit: ResumeEdit): Resume {
  if (edit.kind === 'update') return withUpdate(resume, edit.change);
  if (edit.kind === 'decide') return withDecision(resume, edit.changeIds, edit.state);
  if (edit.kind === 'settle') {
    const others = resume.unsure.filter((path) => path !== edit.path);
    return { ...resume, unsure: edit.isSettled ? others : [...others, edit.path] };
  }
  if (edit.kind === 'offer') return withOffer(resume, edit);
  if (edit.kind === 'answer') return withAnswered(resume, edit);
  return resume;
}

function withAnswered(
  resume: Resume,
  { questionId, answer, words, job = 0 }: Extract<ResumeEdit, { kind: 'answer' }>,
): Resume {
  const asked = resume.questions.find(({ id }) => id === questionId);
  const data = dataOf(resume.structuredData);
  if (!asked || !data) return resume;
  const given = { answer, words, job, answeredAt: new Date().toISOString() };
  const after = withAnswer({ data, changes: resume.changes }, asked, given);
  return {
    ...resume,
    structuredData: JSON.stringify(after.data),
    changes: after.changes,
    questions: resume.questions.map((each) => (each === asked ? after.question : each)),
  };
}

/** The server tells the moment of the answer; until then it's now. */
function withOffer(
  resume: Resume,
  { offerId, answer, words }: Extract<ResumeEdit, { kind: 'offer' }>,
): Resume {
  const asked = resume.offers.find(({ id }) => id === offerId);
  const data = dataOf(resume.structuredData);
  if (!asked || !data) return resume;
  const answeredAt = new Date().toISOString();
  const after = withOfferAnswer({ data, changes: resume.changes }, asked, { answer, words, answeredAt });
  return {
    ...resume,
    structuredData: JSON.stringify(after.data),
    changes: after.changes,
    offers: resume.offers.map((each) => (each === asked ? after.offer : each)),
  };
}

function withUpdate(resume: Resume, change: Omit<ResumeUpdate, 'revision'>): Resume {
  const { structuredData, ...rest } = change;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const before = dataOf(resume.structuredData);
  const data = structuredData && {
    structuredData: JSON.stringify(structuredData),
    ...(before && unsureAfter(resume, before, structuredData)),
  };
  return { ...resume, ...given, ...data };
}

function withDecision(resume: Resume, changeIds: readonly string[], state: ChangeState): Resume {
  const chosen = new Set(changeIds);
  let data = dataOf(resume.structuredData);
  for (const change of resume.changes) {
    if (data && chosen.has(change.id)) data = decideChange(data, change, state);
  }
  const changes = resume.changes.map((change) => (chosen.has(change.id) ? { ...change, state } : change));
  return { ...resume, changes, ...(data && { structuredData: JSON.stringify(data) }) };
}

/** With the lines of an optimize that still runs. */
export function withIncoming(data: ResumeData, incoming: readonly ResumeChange[]): ResumeData {
  return incoming.reduce(
    (known, { path, before, after }) =>
      fieldAt(known, path) === before ? withField(known, path, after) : known,
    data,
  );
}

/** How many lines wait for an answer. */
export function countToReview(
  data: ResumeData | undefined,
  resume: Pick<Resume, 'changes' | 'offers'> | undefined,
): number {
  return data && resume ? reviewEntries(data, resume).filter(({ isOpen }) => isOpen).length : 0;
}

import type { ResumeQuestion } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import { decideChange, fieldAt, type ResumeChange } from '#domain/resume-changes.ts';
import { AppError } from '../../app-error.ts';
import type { Parts } from '../../parts.ts';
import { changeResume } from './change-resume.ts';
import { keepConfirmation } from './confirmation-store.ts';
import { contentPatch, dataOf } from './resume-content.ts';
import type { StoredResume } from './resume-store.ts';

export interface Answer {
  questionId: string;
  answer: 'yes' | 'no' | null;
  words: string;
}

/** `added` is kept beside the question and never leaves: the skill that a yes put into the list. */
type StoredQuestion = ResumeQuestion & { added?: string };

/** The person says whether a claim is true: evidence from now on, or a lasting no. Null takes the answer back. */
export function answerQuestion(
  { database, engine }: Pick<Parts, 'database' | 'engine'>,
  userId: string,
  id: string,
  { questionId, answer, words }: Answer,
): Promise<StoredResume> {
  return changeResume(database, userId, id, async (resume) => {
    const question = resume.questions.find((one) => one.id === questionId);
    const data = dataOf(resume);
    if (!question || !data) throw new AppError('not_found', { message: 'This question is not there.' });
    if (question.answer === answer && question.words === words) return undefined;
    const before = withoutYes({ ...resume, data }, question);
    const after = answer === 'yes' ? withYes(before, resume.parsedData, question) : before;
    const { added } = after;
    const answered = { ...question, added: undefined, answer, words: answer === null ? '' : words };
    return {
      patch: {
        ...(await contentPatch(engine, after.data, resume.jobPosting)),
        changes: after.changes,
        questions: resume.questions.map((one) =>
          one === question ? { ...answered, ...(added === undefined ? {} : { added }) } : one,
        ),
      },
      reason: 'decided',
      alongside: (trx) => keepConfirmation(trx, userId, { claim: question.claim, answer, words }),
    };
  });
}

interface State {
  data: ResumeData;
  changes: ResumeChange[];
  added?: string;
}

/** A proposed line takes the place of the person's own words, if they still stand there. What is asked without one is a skill: it joins the list. */
function withYes(state: State, parsed: ResumeData | null, question: ResumeQuestion): State {
  const { id, claim, path, proposed } = question;
  if (proposed === null) return withSkill(state, claim);
  const before = parsed && path !== null ? fieldAt(parsed, path) : undefined;
  if (path === null || before === undefined) return state;
  const change: ResumeChange = {
    id: changeIdOf(id),
    path,
    before,
    after: proposed,
    reason: 'You said that this is true.',
    state: 'rejected',
    support: [],
  };
  const data = decideChange(state.data, change, 'kept');
  // The person has since written something else there: theirs stays, and the answer is evidence alone.
  if (data === state.data) return state;
  return { data, changes: [...state.changes, { ...change, state: 'kept' }] };
}

/** Takes back whatever an earlier yes has put in. */
function withoutYes({ data, changes }: State, question: StoredQuestion): State {
  const change = changes.find(({ id }) => id === changeIdOf(question.id));
  const { added } = question;
  if (change) {
    return {
      data: decideChange(data, change, 'rejected'),
      changes: changes.filter((one) => one !== change),
    };
  }
  return added === undefined
    ? { data, changes }
    : mapSkills({ data, changes }, (skills) => skills.filter((skill) => skill !== added));
}

function withSkill(state: State, skill: string): State {
  const { skills = [] } = state.data;
  if (skills.some((one) => one.toLowerCase() === skill.toLowerCase())) return state;
  return { ...mapSkills(state, (list) => [...list, skill]), added: skill };
}

/** Also in what a change of the list says it was and is, so that the change can still be decided on. */
function mapSkills({ data, changes }: State, map: (skills: string[]) => string[]): State {
  const inText = (text: string) => map(text.split('\n').filter(Boolean)).join('\n');
  return {
    data: { ...data, skills: map(data.skills ?? []) },
    changes: changes.map((change) =>
      change.path === 'skills'
        ? { ...change, before: inText(change.before), after: inText(change.after) }
        : change,
    ),
  };
}

const changeIdOf = (questionId: string) => `answer:${questionId}`;

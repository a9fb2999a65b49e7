import type { ResumeQuestion } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import { decideChange, fieldAt, type ResumeChange } from '#domain/resume-changes.ts';

/** `added` is kept beside the question and never leaves: the skill that a yes put into the list. */
type StoredQuestion = ResumeQuestion & { added?: string };

interface State {
  data: ResumeData;
  changes: ResumeChange[];
  added?: string;
}

/** The resume after an answer, and the question as it was answered. Whatever an earlier answer put in goes first. */
export function withAnswer(
  { data, changes }: State,
  parsed: ResumeData | null,
  question: StoredQuestion,
  { answer, words }: Pick<ResumeQuestion, 'answer' | 'words'>,
): State & { question: ResumeQuestion } {
  const before = withoutYes({ data, changes }, question);
  const after = answer === 'yes' ? withYes(before, parsed, question) : before;
  const { added: _, ...asked } = question;
  const { added } = after;
  const kept = added === undefined ? {} : { added };
  return {
    ...after,
    question: { ...asked, answer, words: answer === null ? '' : words, ...kept },
  };
}

/** Questions that the person has answered with yes before are answered so, with what follows from it. */
export function withConfirmed(
  state: Pick<State, 'data' | 'changes'>,
  parsed: ResumeData,
  questions: readonly ResumeQuestion[],
  confirmed: readonly { claim: string; words: string }[],
): { data: ResumeData; changes: ResumeChange[]; questions: ResumeQuestion[] } {
  let { data, changes } = state;
  const answered = questions.map((asked) => {
    const yes = confirmed.find(({ claim }) => claim.toLowerCase() === asked.claim.toLowerCase());
    if (!yes) return asked;
    const { question, ...after } = withAnswer({ data, changes }, parsed, asked, {
      answer: 'yes',
      words: yes.words,
    });
    ({ data, changes } = after);
    return question;
  });
  return { data, changes, questions: answered };
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
    reason: 'confirmed',
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

import { bulletsOf } from './bullets.ts';
import type { ResumeData } from './resume.ts';
import { decideChange, fieldAt, placeOfChange, type ResumeChange } from './resume-changes.ts';

/**
 * What is asked. `tool`, `practice` and `credential`: something of our lists that the posting wants and nothing tells of;
 * `experience` and `ask`: the same in the posting's own plain words; `listed`: a skill that no line shows; `result`: a
 * line that doesn't say how much, or what came of it; `detail`: the same, in words of its own (`name`); `work`: a job of
 * which little is told.
 */
export const questionKinds = [
  'tool',
  'practice',
  'credential',
  'experience',
  'ask',
  'listed',
  'result',
  'detail',
  'work',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What only the person can say. */
export interface ResumeQuestion {
  id: string;
  kind: QuestionKind;
  /** What it's about: a name of our lists, the posting's plain wording, or the person's own line. */
  claim: string;
  /** The claim as it reads within a sentence. */
  name: string;
  /** The posting's own wording, where that says more. */
  quote: string | null;
  /** The line that a result is asked for, or the job that more is asked of. */
  path: string | null;
  /** Always null, and only there because the version before this one reads it. */
  proposed: null;
  answer: 'yes' | 'no' | null;
  words: string;
}

/** With what is kept beside it and never leaves: the skill that a yes put into the list, and the employer of its line. */
export type StoredQuestion = ResumeQuestion & { added?: string; job?: string };

export interface GivenAnswer {
  answer: ResumeQuestion['answer'];
  words: string;
  /** The job that the line belongs to; the latest where the person didn't say. */
  job: number;
  answeredAt: string;
}

interface State {
  data: ResumeData;
  changes: ResumeChange[];
}

/** The resume after an answer, and the question as it was answered. Whatever an earlier answer put in goes first. */
export function withAnswer(
  state: State,
  asked: StoredQuestion,
  given: GivenAnswer,
): State & { question: StoredQuestion } {
  const before = withoutYes(state, asked);
  const { added: _, job: __, ...question } = asked;
  const { answer } = given;
  const words = answer === null ? '' : given.words;
  if (answer !== 'yes') return { ...before, question: { ...question, answer, words } };
  const { added, ...after } = withYes(before, question, { ...given, words });
  const company = words === '' ? '' : (state.data.experience[jobOf(state, asked, given)]?.company ?? '');
  return {
    ...after,
    question: {
      ...question,
      answer,
      words,
      ...(added === undefined ? {} : { added }),
      ...(company === '' ? {} : { job: company }),
    },
  };
}

/** The change that an answer makes. */
export const answerChangeId = (questionId: string): string => `answer:${questionId}`;

type Applied = State & { added?: string };

function withYes(state: State, question: ResumeQuestion, given: GivenAnswer): Applied {
  const { kind, claim } = question;
  const text = asLines(given.words);
  if (kind === 'credential')
    return withNewLine(state, question, given, ['certifications', credentialOf(claim, text)]);
  if (kind === 'result' || kind === 'detail') return withResult(state, question, given);
  const listed = kind === 'tool' || kind === 'practice' ? withSkill(state, claim) : state;
  if (text === '' || state.data.experience.length === 0) return listed;
  const lines = `experience.${jobOf(state, question, given)}.responsibilities`;
  return { ...listed, ...withNewLine(listed, question, given, [lines, text]) };
}

const jobOf = ({ data }: State, { path }: ResumeQuestion, { job }: GivenAnswer): number => {
  const asked = path?.startsWith('experience.') ? Number(path.split('.')[1]) : job;
  return Math.min(Math.max(asked, 0), data.experience.length - 1);
};

/** As the person wrote it: line for line, without marks of lists, and with a capital at the start. */
const asLines = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.replace(/^[\s•*–-]+/u, '').trim())
    .filter(Boolean)
    .map((line) => line.replace(/^\p{Ll}(?=[\p{Ll}\s])/u, (letter) => letter.toUpperCase()))
    .join('\n');

/** Its name stays in front, unless the person wrote it themselves. */
function credentialOf(claim: string, details: string): string {
  const text = details.replace(/\s*\n\s*/g, ', ');
  if (text === '' || text.toLowerCase().includes(claim.toLowerCase())) return text || claim;
  return `${claim}, ${text}`;
}

/** The line gets a place of its own at the end of its list; while it's rejected, that place is empty. */
function withNewLine(
  { data, changes }: State,
  question: ResumeQuestion,
  given: GivenAnswer,
  [list, after]: readonly [list: string, line: string],
): State {
  const lines = listAt(data, list);
  const grown = withList(data, list, [...lines, '']);
  return withChange({ data: grown, changes }, question, given, {
    path: `${list}.${lines.length}`,
    before: '',
    after,
  });
}

function withChange(
  { data, changes }: State,
  { id }: ResumeQuestion,
  { answeredAt }: GivenAnswer,
  texts: Pick<ResumeChange, 'path' | 'before' | 'after'>,
): State {
  const change: ResumeChange = {
    id: answerChangeId(id),
    ...texts,
    reason: 'confirmed',
    state: 'rejected',
    support: [],
    confirmedAt: answeredAt,
  };
  const applied = decideChange(data, change, 'open');
  // The person has since written something else there: theirs stays, and the answer is evidence alone.
  if (applied === data) return { data, changes };
  return { data: applied, changes: [...changes, { ...change, state: 'open' }] };
}

/** An amount goes on in the same line ("…, 40 calls a day"); anything else is a line of its own after it. */
function withResult(state: State, question: ResumeQuestion, given: GivenAnswer): State {
  const path = placeOfAsked(state.data, state.changes, question);
  const before = path === undefined ? undefined : fieldAt(state.data, path);
  if (path === undefined || before === undefined || given.words === '') return state;
  return withChange(state, question, given, { path, before, after: joined(before, given.words) });
}

const amount =
  /^(?:(?:about|around|roughly|nearly|almost|over|under|up to|more than|less than|at least|on average|an average of|averaging|approximately|some)\s+)?[$€£]?\d[^.;!?\n]*$/iu;
const mostJoined = 12;

export function joined(line: string, words: string): string {
  const text = words.trim().replace(/\.$/, '');
  // A number alone says what the line has many of.
  if (/^[\d,.]+\+?$/.test(text)) return line.replace(/[.;]?$/, (end) => ` (${text})${end}`);
  const isAmount = amount.test(text) && text.split(/\s+/).length <= mostJoined && !line.includes('\n');
  if (!isAmount) return `${line}\n${asLines(words)}`;
  const [, bare = line, end = ''] = /^(.*?)([.;]?)$/su.exec(line) ?? [];
  return `${bare}, ${text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}${end}`;
}

/** Where the line of a question stands now: as the person wrote it, or as it was rewritten since. */
export function placeOfAsked(
  data: ResumeData,
  changes: readonly ResumeChange[],
  { path, claim, id }: Pick<ResumeQuestion, 'path' | 'claim' | 'id'>,
): string | undefined {
  if (path === null) return undefined;
  const own: ResumeChange = {
    id,
    path,
    before: claim,
    after: claim,
    reason: 'confirmed',
    state: 'open',
    support: [],
  };
  const rewritten = changes.find((change) => change.path === path && change.before === claim);
  const place = placeOfChange(data, own) ?? (rewritten && placeOfChange(data, rewritten));
  return place !== undefined && bulletsOf([fieldAt(data, place) ?? '']).length > 0 ? place : undefined;
}

/** Takes back whatever an earlier yes has put in. */
function withoutYes({ data, changes }: State, { id, added }: StoredQuestion): State {
  const change = changes.find((each) => each.id === answerChangeId(id));
  const others = changes.filter((each) => each !== change);
  const kept = { data: change ? withoutLine(data, change) : data, changes: others };
  return added === undefined ? kept : mapSkills(kept, (skills) => skills.filter((skill) => skill !== added));
}

/** The line as it was, or none where there was none; what the person has since made of it is theirs. */
function withoutLine(data: ResumeData, change: ResumeChange): ResumeData {
  const place = placeOfChange(data, change);
  if (place === undefined) return data;
  if (change.before !== '') return decideChange(data, change, 'rejected');
  const [list = '', index = ''] = place.split(/\.(?=\d+$)/);
  return withList(
    data,
    list,
    listAt(data, list).filter((_, at) => at !== Number(index)),
  );
}

const listAt = (data: ResumeData, path: string): readonly string[] => {
  const [section = '', index = ''] = path.split('.');
  if (section === 'experience') return data.experience[Number(index)]?.responsibilities ?? [];
  return data.certifications ?? [];
};

function withList(data: ResumeData, path: string, lines: readonly string[]): ResumeData {
  const [section = '', index = ''] = path.split('.');
  if (section !== 'experience') return { ...data, certifications: [...lines] };
  return {
    ...data,
    experience: data.experience.map((job, at) =>
      at === Number(index) ? { ...job, responsibilities: [...lines] } : job,
    ),
  };
}

function withSkill(state: State, skill: string): Applied {
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

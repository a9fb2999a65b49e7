import { asLines, joined } from './answer-lines.ts';
import { bulletsOf } from './bullets.ts';
import type { ResumeData } from './resume.ts';
import {
  type Changed,
  fieldAt,
  placeOfChange,
  type ResumeChange,
  withConfirmedChange,
  withList,
  withoutChange,
} from './resume-changes.ts';
import { sectionHeading, sectionOfHeading } from './section-headings.ts';

/**
 * What is asked. `tool`, `practice` and `credential`: something of our lists that the posting wants and nothing tells of;
 * `experience` and `ask`: the same in the posting's own plain words; `listed`: a skill that no line shows; `result`: a
 * line that doesn't say how much, or what came of it; `detail`: the same, in words of its own (`name`); `work`: a job, or
 * a line, of which little is told; `amounts`, `outcome`, `tools`,
 * `scope`, `trusted` and `certificates`: what a short resume says too little of.
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
  'amounts',
  'outcome',
  'tools',
  'scope',
  'trusted',
  'certificates',
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
  /** The posting's own wording, where that says more; of `work` the person's own. */
  quote: string | null;
  /** The line that a result is asked for, or the job that more is asked of. */
  path: string | null;
  /** Always null, and only there because the version before this one reads it. */
  proposed: null;
  answer: 'yes' | 'no' | null;
  words: string;
  /** The model that worded the answer's line; "" where ours stood up to what it said, and absent where none was asked. */
  wordedBy?: string | undefined;
}

/** With what is kept beside it and never leaves: the skills that a yes put into the list, and the employer of its line. */
export type StoredQuestion = ResumeQuestion & { added?: string; job?: string };

export interface GivenAnswer {
  answer: ResumeQuestion['answer'];
  words: string;
  /** The job that the line belongs to; the latest where the person didn't say. */
  job: number;
  answeredAt: string;
}

/** The resume after an answer, and the question as it was answered. Whatever an earlier answer put in goes first. */
export function withAnswer(
  state: Changed,
  asked: StoredQuestion,
  given: GivenAnswer,
): Changed & { question: StoredQuestion } {
  const { added: before, job: __, wordedBy: ___, ...question } = asked;
  const without = withoutSkills(withoutChange(state, answerChangeId(asked.id)), before);
  const { answer } = given;
  const words = answer === null ? '' : given.words;
  if (answer !== 'yes') return { ...without, question: { ...question, answer, words } };
  const { added, ...after } = withYes(without, question, { ...given, words });
  const company = words === '' ? '' : (state.data.experience[jobOf(state, asked, given)]?.company ?? '');
  return {
    ...after,
    question: {
      ...{ ...question, answer, words },
      ...(added === undefined ? {} : { added }),
      ...(company === '' ? {} : { job: company }),
    },
  };
}

/** The change that an answer makes. */
export const answerChangeId = (questionId: string): string => `answer:${questionId}`;

type Applied = Changed & { added?: string };

function withYes(state: Changed, question: ResumeQuestion, given: GivenAnswer): Applied {
  const { kind, claim } = question;
  const text = asLines(given.words);
  if (kind === 'credential')
    return withNewLine(state, question, given, ['certifications', credentialOf(claim, text)]);
  if (kind === 'certificates') return withNewLine(state, question, given, ['certifications', text]);
  if (kind === 'tools') return withSkills(state, text.split(/[,;\n]\s*/u).filter(Boolean));
  if (kind === 'result' || kind === 'detail' || isOfLine(question)) return withResult(state, question, given);
  const listed = kind === 'tool' || kind === 'practice' ? withSkills(state, [claim]) : state;
  if (text === '') return listed;
  const placed = state.data.experience.length === 0 ? withExperiencePart(listed) : listed;
  return { ...listed, ...withNewLine(placed, question, given, [listOf(placed, question, given), text]) };
}

/** Of work that was told in no job that we could read, lines stand under its heading. */
function withExperiencePart(state: Changed): Changed {
  const { additional = [], language } = state.data;
  if (additional.some(isOfWork)) return state;
  const part = { heading: sectionHeading('experience', language), lines: [] };
  return { ...state, data: { ...state.data, additional: [...additional, part] } };
}

const isOfWork = ({ heading }: { heading: string }) => sectionOfHeading(heading) === 'experience';

const listOf = (state: Changed, question: ResumeQuestion, given: GivenAnswer): string =>
  state.data.experience.length === 0
    ? `additional.${(state.data.additional ?? []).findIndex(isOfWork)}.lines`
    : `experience.${jobOf(state, question, given)}.responsibilities`;

/** Of a line that was read as part of no job. */
const isOfLine = ({ path }: ResumeQuestion): boolean => path?.startsWith('additional.') ?? false;

const jobOf = ({ data }: Changed, { path }: ResumeQuestion, { job }: GivenAnswer): number => {
  const asked = path?.startsWith('experience.') ? Number(path.split('.')[1]) : job;
  return Math.min(Math.max(asked, 0), data.experience.length - 1);
};

/** Its name stays in front, unless the person wrote it themselves. */
function credentialOf(claim: string, details: string): string {
  const text = details.replace(/\s*\n\s*/g, ', ');
  if (text === '' || text.toLowerCase().includes(claim.toLowerCase())) return text || claim;
  return `${claim}, ${text}`;
}

/** The line gets a place of its own at the end of its list; while it's rejected, that place is empty. */
function withNewLine(
  { data, changes }: Changed,
  question: ResumeQuestion,
  given: GivenAnswer,
  [list, after]: readonly [list: string, line: string],
): Changed {
  let place = 0;
  const grown = withList(data, list, (lines) => {
    place = lines.length;
    return [...lines, ''];
  });
  const path = `${list}.${place}`;
  return withConfirmedChange(
    { data: grown, changes },
    changeOf(question, given, { path, before: '', after }),
  );
}

const changeOf = (
  { id }: ResumeQuestion,
  { answeredAt }: GivenAnswer,
  texts: Pick<ResumeChange, 'path' | 'before' | 'after'>,
): ResumeChange => ({
  ...{ id: answerChangeId(id), ...texts },
  ...{ reason: 'confirmed', state: 'open', support: [], confirmedAt: answeredAt },
});

/** An amount goes on in the same line ("…, 40 calls a day"); anything else is a line of its own after it. */
function withResult(state: Changed, question: ResumeQuestion, given: GivenAnswer): Changed {
  const path = placeOfAsked(state.data, state.changes, question);
  const before = path === undefined ? undefined : fieldAt(state.data, path);
  if (path === undefined || before === undefined || given.words === '') return state;
  const after = joined(before, given.words);
  return withConfirmedChange(state, changeOf(question, given, { path, before, after }));
}

/** Where the line of a question stands now: as the person wrote it, or as it was rewritten since. */
export function placeOfAsked(
  data: ResumeData,
  changes: readonly ResumeChange[],
  { path, claim }: Pick<ResumeQuestion, 'path' | 'claim'>,
): string | undefined {
  if (path === null) return undefined;
  const own = { path, before: claim, after: claim, state: 'open' } as const;
  const rewritten = changes.find((change) => change.path === path && change.before === claim);
  const place = placeOfChange(data, own) ?? (rewritten && placeOfChange(data, rewritten));
  return place !== undefined && bulletsOf([fieldAt(data, place) ?? '']).length > 0 ? place : undefined;
}

function withoutSkills(state: Changed, added: string | undefined): Changed {
  if (added === undefined) return state;
  const names = added.split('\n');
  return mapSkills(state, (skills) => skills.filter((skill) => !names.includes(skill)));
}

function withSkills(state: Changed, names: readonly string[]): Applied {
  const { skills = [] } = state.data;
  const isListed = (name: string) => skills.some((one) => one.toLowerCase() === name.toLowerCase());
  const added = names.filter((name) => !isListed(name));
  if (added.length === 0) return state;
  return { ...mapSkills(state, (list) => [...list, ...added]), added: added.join('\n') };
}

/** Also in what a change of the list says it was and is, so that the change can still be decided on. */
function mapSkills({ data, changes }: Changed, map: (skills: string[]) => string[]): Changed {
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

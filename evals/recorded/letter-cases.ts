import { readPosting } from '#domain/posting/posting.ts';
import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { LetterPlan, LetterTask } from '#server/engine/engine.ts';
import type { createLocalEngine } from '#server/engine/local-engine.ts';
import { type ModelLetter, writeLetterPrompt } from '#server/features/cover-letters/write-letter.prompt.ts';
import { judgePrompt, type ModelJudgments } from '#server/judging/judge-lines.prompt.ts';
import { toJudge } from '#server/judging/judge-sentences.ts';
import { proposedOf } from '#server/judging/written-sentences.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { AnswerCall } from '#server/providers/model.fake.ts';
import type { Job } from '../letters/letter-pairs.ts';
import { asAnswered, type Case, promptsFolder, readCases } from './cases.ts';
import { blockOf, hasSameLines } from './numbered-lines.ts';
import { type Asked, askVersion, type Recorded, readRecorded } from './recordings.ts';

type LocalEngine = ReturnType<typeof createLocalEngine>;

/** A letter that a model's answer is recorded for. */
export interface LetterCase {
  /** Letters of the same resume have the same. */
  resume: string;
  content: string;
  posting: string;
  job: Job;
  reading: QuotedReading | undefined;
  asked: Asked<ModelLetter>;
  recorded: Recorded<ModelLetter>;
  /** What the second judge is asked of the letter; undefined before there's one. */
  judging: Asked<ModelJudgments> | undefined;
}

const firstCases = 12;
/** So many of the resumes have a second letter, to the next one's posting: that shows what two letters share. */
const written = 3;

export function letterCases(engine: LocalEngine): LetterCase[] {
  const cases = readCases();
  const all = cases.filter(({ set }) => set === 'model-1').slice(0, firstCases);
  const own = [...all, ...cases.filter(hasLetter)].map((each) => ({
    each,
    of: each,
    name: `${each.number}-letter`,
  }));
  const others = all.slice(0, written).flatMap((each, at) => {
    const next = all[at + 1];
    return next ? [{ each, of: next, name: `${each.number}-letter-${next.number}` }] : [];
  });
  return [...own, ...others].map(({ each, of: next, name }) =>
    caseOf(engine, each, next.source.posting, name),
  );
}

/** Where a model reads, the letter is asked once it has. */
const hasLetter = ({ set, reading, source }: Case) =>
  set === 'model-2' || (reading !== undefined && source.reading !== undefined);

function caseOf(
  engine: LocalEngine,
  { set, number, source }: Case,
  posting: string,
  name: string,
): LetterCase {
  const task: LetterTask = {
    source: { ...source, posting },
    data: engine.read(source).data,
    tone: 'plain',
    length: 'standard',
    today: '2026-11-16',
  };
  const plan = engine.planLetter(task);
  const asked = askVersion(name, asAnswered(set, 'letter', writeLetterPrompt(plan, task)));
  const recorded = readRecorded(promptsFolder, asked, hasSameLines(asked.text));
  return {
    ...{ resume: number, content: source.content, posting, job: jobOf(posting, name) },
    ...{ reading: source.reading, asked, recorded },
    judging: recorded.state === 'answered' ? judgingOf(engine, task, plan, recorded.answer, name) : undefined,
  };
}

/** Asked about the letters of resumes that a model has read. */
function judgingOf(
  engine: LocalEngine,
  task: LetterTask,
  plan: LetterPlan,
  { sentences }: ModelLetter,
  name: string,
): Asked<ModelJudgments> | undefined {
  const proposed = toJudge(engine.reviewSentences(task, 'letter', proposedOf(sentences)), plan.posting);
  if (!task.source.reading || proposed.length === 0) return undefined;
  return askVersion(`${name}-judge`, judgePrompt(plan.pair.lines, proposed));
}

function jobOf(posting: string, id: string): Job {
  const { title, employer } = readPosting(posting, loadLexicon()).named();
  return { id, title: title ?? '', company: employer ?? '', location: '', description: posting };
}

/** What a judge has said of a letter's sentences, by their words: the product may ask about fewer of them at once. */
export function judgeOf({ judging }: LetterCase): AnswerCall | undefined {
  const read = judging && readRecorded(promptsFolder, judging);
  if (!judging || read?.state !== 'answered') return undefined;
  const said = new Map(
    proposedIn(blockOf(judging.text, 'proposed lines')).flatMap(({ id, text }) => {
      const judgment = read.answer.lines.find((one) => one.id === id);
      return judgment ? [[text, judgment] as const] : [];
    }),
  );
  return ({ data }) => ({
    lines: proposedIn(data['proposed lines']).flatMap(({ id, text }) => {
      const judgment = said.get(text);
      return judgment ? [{ ...judgment, id }] : [];
    }),
  });
}

const proposedIn = (block = ''): { id: number; text: string }[] =>
  block
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as { id: number; text: string });

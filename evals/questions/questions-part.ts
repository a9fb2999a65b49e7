import { z } from 'zod';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import { keyOf } from '#domain/language/words.ts';
import { type ResumeQuestion, withAnswer } from '#domain/resume/answer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { LocalEngine } from '#server/engine/engine.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { Part } from '../part.ts';
import { linesIn, openSet } from '../set-files.ts';

/** Any day will do, as long as it stays the same. */
const now = new Date('2026-01-15T12:00:00Z');

/** What the person of a resume would say to a question of the engine. */
const answerLine = z.object({
  resume: z.string(),
  question: z.string(),
  answer: z.enum(['yes', 'no']),
  words: z.optional(z.string()).default(''),
  /** Which job the answer is about, by its place. */
  job: z.optional(z.number()).default(0),
  /** The resume says it already, so it should not have been asked. */
  shown: z.optional(z.boolean()).default(false),
});
type Said = z.infer<typeof answerLine>;

interface Asked {
  id: string;
  content: string;
  posting: string;
  data: ResumeData;
  questions: readonly ResumeQuestion[];
}

/**
 * The built-in engine's questions, answered by hand as each person might: whether a yes stands in the right place, in the
 * file that is made of it too, whether anything is asked again, and whether anything is asked that the resume says.
 */
export const questionsPart: Part = {
  name: 'questions',
  measure: (folder) => {
    const engine = createLocalEngine(loadLexicon(), () => now);
    const said = readAnswers(folder);
    const asked = openSet(folder)
      .list('resumes')
      .filter((name) => name.endsWith('.txt'))
      .map((name) => ask(folder, name, engine));
    const all = asked.map((one) => answerAll(one, said, engine));
    const count = (listOf: (one: Outcome) => readonly string[]) => all.flatMap(listOf).length;
    const yes = count(({ yes }) => yes);
    const share = (listOf: (one: Outcome) => readonly string[]) => ({
      value: yes === 0 ? 0 : (yes - count(listOf)) / yes,
      n: yes,
    });
    const questions = asked.reduce((sum, one) => sum + one.questions.length, 0);
    return {
      figures: {
        questions: { value: questions, n: asked.length },
        unanswered: { value: count((one) => one.unanswered), n: questions },
        stand_in_place: share((one) => one.misplaced),
        read_back: share((one) => one.lost),
        asked_again: { value: count((one) => one.again), n: questions },
        asked_though_shown: { value: count((one) => one.shown), n: questions },
      },
      findings: all.flatMap(({ unanswered, misplaced, lost, again, shown }) => [
        ...unanswered.map((what) => `unanswered ${what}`),
        ...misplaced.map((what) => `misplaced ${what}`),
        ...lost.map((what) => `not read back ${what}`),
        ...again.map((what) => `asked again ${what}`),
        ...shown.map((what) => `shown already ${what}`),
      ]),
    };
  },
};

const readAnswers = (folder: string): Said[] =>
  linesIn(openSet(folder).read('answers.jsonl')).map((line) => answerLine.parse(JSON.parse(line)));

function ask(folder: string, name: string, engine: LocalEngine): Asked {
  const id = name.slice(0, 3);
  const set = openSet(folder);
  const content = set.read(`resumes/${name}`);
  const posting = set.read(`postings/${id}.txt`);
  const source = { content, posting, confirmed: [], settled: [] };
  return { id, content, posting, data: engine.read(source).data, questions: engine.questions(source) };
}

type Outcome = Record<'unanswered' | 'yes' | 'misplaced' | 'lost' | 'again' | 'shown', string[]>;

function answerAll(
  { id, content, posting, data, questions }: Asked,
  said: readonly Said[],
  engine: LocalEngine,
) {
  const outcome: Outcome = { unanswered: [], yes: [], misplaced: [], lost: [], again: [], shown: [] };
  const settled: string[] = [];
  for (const question of questions) {
    const what = `${id} ${question.id}`;
    const given = said.find((one) => one.resume === id && one.question === question.id);
    if (!given) outcome.unanswered.push(what);
    if (given?.shown) outcome.shown.push(what);
    settled.push(question.claim);
    if (given?.answer !== 'yes') continue;
    outcome.yes.push(what);
    const after = withAnswer({ data, changes: [] }, question, {
      ...given,
      answeredAt: now.toISOString(),
    }).data;
    const employer = data.experience[placeOf(question, given)]?.company ?? '';
    if (!stands(after, question, given, employer)) outcome.misplaced.push(what);
    const file = resumeText(composeResume(after, 'classic'));
    const back = engine.read({ content: file, posting, confirmed: [], settled: [] }).data;
    if (!stands(back, question, given, employer)) outcome.lost.push(what);
  }
  const more = engine.questions({ content, posting, confirmed: [], settled });
  const known = new Set(questions.map((question) => question.id));
  outcome.again.push(...more.filter((one) => known.has(one.id)).map((one) => `${id} ${one.id}`));
  return outcome;
}

const placeOf = ({ path: line }: ResumeQuestion, { job }: Said): number =>
  line?.startsWith('experience.') ? Number(line.split('.')[1]) : job;

/** The person's words under a job at their employer, or with the certificates; a tool in the list of skills too. */
function stands(
  data: ResumeData,
  { kind, claim }: ResumeQuestion,
  { words }: Said,
  employer: string,
): boolean {
  const has = (texts: readonly string[], text: string) =>
    texts.some((one) => keyOf(one).includes(keyOf(text)));
  if (kind === 'credential') return has(data.certifications ?? [], words || claim);
  const isListed = (kind !== 'tool' && kind !== 'practice') || has(data.skills ?? [], claim);
  const own = data.experience
    // Read back, a ward may have become a part of the title.
    .filter(({ company }) => company.includes(employer) || (company !== '' && employer.includes(company)))
    .map(({ responsibilities }) => responsibilities.join(' '));
  return isListed && (words === '' || has(own, words.replace(/\.$/, '')));
}

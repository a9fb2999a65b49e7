import type { Lexicon } from '#domain/language/lexicon.ts';
import type { AnswerCall } from '#server/providers/model.fake.ts';
import type { Lie } from '../lies/lie.ts';
import { makeLies } from '../lies/make-lies.ts';
import type { SeenPractice } from '../product/practice-interview.ts';
import type { ProductStage } from '../product/product-stage.ts';
import { tellInFirstPerson } from '../prose/first-person.ts';
import type { ProseRound } from '../prose/plan-prose.ts';
import { promptLines } from '../prose/prompt-lines.ts';
import type { ToldProse } from '../prose/prose-fate.ts';
import type { ProseTool } from '../prose/tell-prose.ts';
import { plantedSentence } from '../prose/write-sentences.ts';
import type { Split } from '../split.ts';
import { answerOf } from './answer-of.ts';

/** Of 25 classes. */
const perClass = 4;

/** Lies about lines of resumes, as somebody would tell them in an interview: 100 of them. */
export const coachLies = (
  texts: ReadonlyMap<string, string>,
  lexicon: Lexicon,
  { split, seed }: { split: Split | undefined; seed: number },
): Lie[] =>
  makeLies(texts, lexicon, { seed, perClass, split })
    // A deed that is told of no job is true of the person.
    .filter(({ class: name, text, claims }) => name !== 'commingling' || !claims.includes(text))
    .map((lie) => tellInFirstPerson(lie, 'linkedin'));

/** A model that says each sentence as it was said, with lies between them. */
const lyingCoach =
  ({ planted }: ProseRound): AnswerCall =>
  (call) => {
    const lines = promptLines(call);
    const lies = planted.map((lie) => ({ part: 'action', ...plantedSentence(lie, lines, 0) }));
    const own = lines.map(({ line, text }) => ({ part: 'action', text, lines: [line] }));
    return { sentences: [...lies, ...own], questions: [] };
  };

/** The person answers with lines of their resume, those that are lied about among them. */
export const coachTool = (stage: ProductStage, texts: ReadonlyMap<string, string>): ProseTool => ({
  texts,
  posting: '',
  ownWords: stage.ownWords,
  write: async (round, content) => {
    const { data } = await stage.engine.read({ content, posting: null, confirmed: [], settled: [] });
    const sources = round.planted.flatMap(({ source }) => (source ? [source] : []));
    const seen = await stage.practice({
      jobTitle: data.experience[0]?.title.slice(0, 200) || 'Manager',
      content,
      posting: null,
      answers: [answerOf(data, sources)],
      answer: lyingCoach(round),
    });
    return toldPractice(seen);
  },
});

function toldPractice({ session, events, errors }: SeenPractice): ToldProse {
  const [review] = session.reviews;
  return {
    isByModel: review?.writer.kind === 'model',
    texts: [
      ...session.questions,
      ...session.feedback,
      ...(review?.better ?? []).map(({ text }) => text),
      ...events.flatMap(({ progress }) => progress?.sentence?.text ?? []),
    ],
    sentences: [],
    offers: [],
    errors,
  };
}

import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import { promptsFolder, readCases } from '#evals/recorded/cases.ts';
import { blockOf } from '#evals/recorded/numbered-lines.ts';
import { openSet, type SetFiles } from '#evals/set-files.ts';
import type { AnswerCall, FakeModel } from '#server/providers/model.fake.ts';
import { noReading } from '#server/providers/no-reading.fake.ts';
import { promptLines } from '#tests/support/played-edits.ts';

/** A resume and a posting with what a model has answered to an optimize and to a letter of the two. */
export interface RecordedPair {
  content: string;
  posting: string;
  reading: QuotedReading;
  playOptimize(model: FakeModel): void;
  playLetter(model: FakeModel): void;
}

interface Judgment {
  ok: boolean;
  lines: readonly number[];
  bad: readonly unknown[];
}

/** The pairs that a model has read, with a recorded letter, those with the longest first: short ones would make us look fast. */
export function recordedPairs(count: number): RecordedPair[] {
  return readCases()
    .flatMap(({ number, source }) => {
      const [optimize, letter] = [answerTo(`${number}-writer-`), answerTo(`${number}-letter-letter-`)];
      return source.reading && optimize && letter ? [{ number, source, optimize, letter }] : [];
    })
    .sort((one, other) => other.letter.length - one.letter.length)
    .slice(0, count)
    .map(({ number, source: { content, posting, reading = noReading }, optimize, letter }) => ({
      ...{ content, posting, reading },
      playOptimize: (model) => play(model, { answer: optimize, judgments: judgmentsOf(number), reading }),
      playLetter: (model) => play(model, { answer: letter, judgments: restsOf(letter), reading }),
    }));
}

/** As it was recorded, letter by letter. */
function answerTo(name: string): string | undefined {
  const set = openSet(promptsFolder);
  const file = lastOf(set, name, '.json');
  return file && set.read(file);
}

const lastOf = (set: SetFiles, start: string, end: string): string | undefined =>
  set
    .list()
    .filter((one) => one.startsWith(start) && one.endsWith(end))
    .at(-1);

/** The judge was asked about all lines at once; here it's asked in batches. */
function judgmentsOf(number: string): Map<string, Judgment> {
  const answer = answerTo(`${number}-judge-`);
  const set = openSet(promptsFolder);
  const file = lastOf(set, `${number}-judge-`, '.txt');
  if (!answer || !file) return new Map();
  const prompt = set.read(file);
  const said = (JSON.parse(answer) as { lines: (Judgment & { id: number })[] }).lines;
  return new Map(
    rowsOf<{ id: number; text: string }>(blockOf(prompt, 'proposed lines')).flatMap(({ id, text }) => {
      const judgment = said.find((one) => one.id === id);
      return judgment ? [[text, judgment] as const] : [];
    }),
  );
}

/** As if the judge said yes to all of a letter, with the lines that the writer named. */
function restsOf(letter: string): Map<string, Judgment> {
  const { sentences } = JSON.parse(letter) as { sentences: { text: string; rests: number[] }[] };
  return new Map(sentences.map(({ text, rests }) => [text, { ok: true, lines: rests, bad: [] }]));
}

interface Played {
  answer: string;
  judgments: ReadonlyMap<string, Judgment>;
  reading: QuotedReading;
}

function play(model: FakeModel, { answer, judgments, reading }: Played): void {
  // No second try was recorded.
  model.answerWith(({ data }) =>
    data['refused operations'] === undefined ? answer : { ops: [], questions: [] },
  );
  model.judgeWith(({ data }) => ({
    lines: rowsOf<{ id: number; text: string }>(data['proposed lines']).flatMap(({ id, text }) => {
      const said = judgments.get(text);
      return said ? [{ ...said, id }] : [];
    }),
  }));
  model.mendWith(({ data }) => ({
    sentences: rowsOf<{ again: boolean }>(data['sentences that stand']).filter(({ again }) => again),
  }));
  model.readWith(() => reading);
  model.weighWith(weigh);
}

/** An answer as long as they are. */
const weigh: AnswerCall = (call) => {
  const [line] = promptLines(call).filter(({ section }) => section === 'bullet');
  return {
    requirements: rowsOf<{ n?: number }>(call.data['requirements of the posting']).flatMap(({ n }) =>
      n === undefined
        ? []
        : [{ n, verdict: 'unclear', lines: [line?.line ?? 1], quotes: [line?.text.slice(0, 40) ?? ''] }],
    ),
  };
};

const rowsOf = <Row>(block = ''): Row[] =>
  block
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Row);

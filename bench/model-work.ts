import { callsInRow, msInRow, type TimedCall } from './calls-in-row.ts';
import { type Books, type ModelProduct, startModelProduct, type Tool } from './model-product.ts';
import { judgedRow, type ModelRow, reportRow } from './model-row.ts';
import { percentile } from './percentile.ts';
import { type RecordedPair, recordedPairs } from './recorded-pairs.ts';
import { inFull } from './short.ts';

const tokensPerSecond = inFull(60, 4_000);
const warmUps = inFull(3, 1);
const goals = { callsInRow: 2, firstMs: 3_000, ownMs: 150 };

/** Whole optimizes and letters with a model that gives recorded answers token by token, the first of them at once. */
export async function benchModelWork(): Promise<ModelRow[]> {
  const pairs = recordedPairs(inFull(7, 1));
  const product = await startModelProduct();
  try {
    const rows: ModelRow[] = [];
    for (const tool of ['first', 'optimize', 'letter'] as const) {
      await warmUp(product, tool, pairs);
      product.model.streamAt(tokensPerSecond);
      const rounds: Round[] = [];
      for (const pair of pairs) rounds.push(await playOnce(product, tool, pair));
      const books = await product.takeBooks(rounds.flatMap((round) => round.calls).length);
      rows.push(...rowsOf(tool, rounds, books));
    }
    return rows;
  } finally {
    await product.stop();
  }
}

/** With somebody else's resumes, and other letters in them: nothing of it is remembered. */
async function warmUp(product: ModelProduct, tool: Tool, pairs: readonly RecordedPair[]): Promise<void> {
  product.model.streamAt(0);
  let calls = 0;
  for (let turn = 0; turn < warmUps; turn += 1)
    for (const pair of pairs) {
      const other = { ...pair, content: `${pair.content}${'\n'.repeat(turn + 1)}` };
      const posting = `${pair.posting}\nReference ${turn}`;
      calls += (await playOnce(product, tool, { ...other, posting }, true)).calls.length;
    }
  await product.takeBooks(calls);
}

interface Round {
  firstMs: number;
  wholeMs: number;
  /** Without the calls that were waited for. */
  ownMs: number;
  calls: TimedCall[];
  /** One after the other; what is asked beside isn't waited for. */
  inRow: number;
  /** Something was refused and asked for again, or left out and mended. */
  isMended: boolean;
}

async function playOnce(
  product: ModelProduct,
  tool: Tool,
  pair: RecordedPair,
  isWarmUp = false,
): Promise<Round> {
  const { model } = product;
  model.calls.length = 0;
  if (tool === 'letter') pair.playLetter(model);
  else pair.playOptimize(model);
  const times = await product.work(tool, pair, isWarmUp);
  const timed = (all: readonly Partial<TimedCall>[]): TimedCall[] =>
    all.flatMap(({ arrivedAt = 0, answeredAt }) => (answeredAt ? [{ arrivedAt, answeredAt }] : []));
  const calls = timed(model.calls);
  const isAgain = model.writingCalls().some(({ data }) => data['refused operations'] !== undefined);
  const main = timed([
    ...model.readingCalls(),
    ...model.writingCalls(),
    ...model.judgingCalls(),
    ...model.mendingCalls(),
  ]);
  return {
    ...times,
    ownMs: times.wholeMs - msInRow(calls),
    calls,
    inRow: callsInRow(main).length,
    isMended: isAgain || model.mendingCalls().length > 0,
  };
}

const names: Readonly<Record<Tool, { name: string; mended: string }>> = {
  first: { name: 'an optimize of a new text', mended: 'with a second try of what was refused' },
  optimize: { name: 'an optimize', mended: 'with a second try of what was refused' },
  letter: { name: 'a letter', mended: 'with a paragraph that is mended' },
};

function rowsOf(tool: Tool, rounds: readonly Round[], books: Books): ModelRow[] {
  const { name } = names[tool];
  const tokens = (what: string, sum: number) =>
    reportRow({ what: `${name}: tokens ${what}`, unit: 'mean', measured: Math.round(sum / rounds.length) });
  const calls = rounds.flatMap((round) => round.calls).length;
  return [
    tokens('in', books.input),
    tokens('in that the provider knew', books.cached),
    tokens('out', books.output),
    reportRow({
      what: `${name}: calls in all`,
      unit: 'mean',
      measured: Math.round((10 * calls) / rounds.length) / 10,
    }),
    ...callRows(tool, rounds),
    ...timeRows(name, rounds),
  ];
}

function callRows(tool: Tool, rounds: readonly Round[]): ModelRow[] {
  const { name, mended } = names[tool];
  const most = (isMended: boolean) =>
    Math.max(0, ...rounds.flatMap((round) => (round.isMended === isMended ? [round.inRow] : [])));
  const count = rounds.filter(({ isMended }) => isMended).length;
  return [
    judgedRow({
      what: `${name}: calls one after the other`,
      unit: 'most',
      measured: most(false),
      atMost: goals.callsInRow,
    }),
    reportRow({
      what: `${name}: the same ${mended} (${count} of ${rounds.length})`,
      unit: 'most',
      measured: most(true),
    }),
  ];
}

function timeRows(name: string, rounds: readonly Round[]): ModelRow[] {
  const at = (times: 'firstMs' | 'wholeMs' | 'ownMs', share: number) =>
    Math.round(
      percentile(
        rounds.map((round) => round[times]),
        share,
      ),
    );
  return [
    judgedRow({
      what: `${name}: first line shown`,
      unit: 'ms, p50',
      measured: at('firstMs', 0.5),
      atMost: goals.firstMs,
    }),
    reportRow({ what: `${name}: first line shown`, unit: 'ms, longest', measured: at('firstMs', 1) }),
    reportRow({ what: `${name}: whole time`, unit: 'ms, p50', measured: at('wholeMs', 0.5) }),
    reportRow({ what: `${name}: whole time`, unit: 'ms, longest', measured: at('wholeMs', 1) }),
    judgedRow({
      what: `${name}: our own time around the calls`,
      unit: 'ms, p50',
      measured: at('ownMs', 0.5),
      atMost: goals.ownMs,
    }),
  ];
}

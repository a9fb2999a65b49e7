import type { ResumeNotice } from '#contract/resume.ts';
import type { Operation } from '#domain/rewrite/operations.ts';
import type { Pair, ProposedQuestion, ResumeReading } from '../../engine/engine.ts';
import { type ReviewStream, reviewRest } from '../../judging/review-stream.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { judgeBeside } from './judge-beside.ts';
import { type ModelOperations, optimizePrompt } from './optimize-resume.prompt.ts';
import { provenOf } from './prove-summary.ts';
import { retryRefused } from './retry-refused.ts';
import {
  canBeDone,
  firstOperations,
  keyOf,
  type ReviewedOperation,
  type Reviewing,
  reviewAll,
  reviewOperations,
} from './review-operations.ts';
import { checking, type Proposal, type RewriteParts, type RewriteTask } from './rewrite-task.ts';

/** A model edits, and each operation is judged and shown while the next is written. Throws ModelUnavailable where none could. */
export async function proposeByModel(
  { engine, models }: RewriteParts,
  task: RewriteTask,
  read: ResumeReading,
): Promise<Proposal> {
  const { source, progress } = task;
  const pair = await engine.readPair(source);
  // What the built-in engine would do stands under every line: it's worked out while the model writes.
  const floor = engine.rewrite(source);
  floor.catch(() => undefined);
  const reviewing = { engine, source, read, pair };
  const judges = judgeBeside(models, task, { data: read.data, pair });
  const stream = reviewOperations({ ...reviewing, progress, onReviewed: ({ edits }) => judges.take(edits) });
  try {
    const { operations, questions, isWhole, ...written } = await write(models, task, reviewing, stream);
    const streamed = await stream.end();
    void progress(checking(read));
    const reviewed = await reviewRest(firstOperations(operations ?? streamed.items, reviewing), streamed, {
      keyOf,
      review: (late) => reviewAll(late, reviewing),
    });
    const final = isWhole ? await retryRefused(models, task, reviewing, reviewed) : reviewed;
    const edits = final.flatMap((operation) => operation.edits);
    const judge = await judges.rest(edits);
    const theirs = await Promise.all(edits.map((each) => provenOf(each, judge, reviewing)));
    return {
      floor: await floor,
      theirs: theirs.flat(),
      questions: questions.flatMap((asked) => questionOf(asked, pair)),
      writer: { kind: 'model', name: written.model, isFallback: false },
      notices: written.notices,
    };
  } finally {
    // Lines of a stream that failed are not part of any result; what is still being checked is waited for.
    await stream.end();
  }
}

interface Written {
  /** Undefined where it was stopped: what the stream has reviewed is all there is. */
  operations: Operation[] | undefined;
  questions: ModelOperations['questions'];
  isWhole: boolean;
  model: string;
  notices: ResumeNotice[];
}

async function write(
  models: RewriteParts['models'],
  { userId, workId, signal, stop }: RewriteTask,
  { pair, read }: Reviewing,
  stream: ReviewStream<Operation, ReviewedOperation>,
): Promise<Written> {
  let writing = '';
  const possible = ({ ops }: ModelOperations) => ops.filter((one) => canBeDone(one, { read, pair }));
  try {
    const { output, model, shrunk, isWhole } = await models.write({
      ...optimizePrompt(pair, read.posting),
      feature: 'resume',
      userId,
      idempotencyKey: workId,
      signal: stop ? AbortSignal.any([signal, stop]) : signal,
      onPartial: (partial, by) => {
        writing = by;
        stream.take(possible(partial));
      },
    });
    const operations = possible(output);
    // Nothing it says fits this resume.
    if (operations.length === 0 && output.ops.length > 0) throw new ModelUnavailable('all failed');
    const notices: ResumeNotice[] = [
      ...(shrunk ? (['model-skipped-lines'] as const) : []),
      ...(isWhole ? [] : (['model-broke-off'] as const)),
    ];
    return { operations, questions: output.questions, isWhole, model, notices };
  } catch (error) {
    if (!stop?.aborted || signal.aborted) throw error;
    return {
      operations: undefined,
      questions: [],
      isWhole: false,
      model: writing,
      notices: ['stopped-early'],
    };
  }
}

/** A question about a line there is. Whether it may be asked is the engine's to say. */
function questionOf(
  { line: number, ask, meets }: ModelOperations['questions'][number],
  { lines, asks }: Pair,
): ProposedQuestion[] {
  const line = lines.find((one) => one.number === number);
  if (line?.section !== 'bullet') return [];
  const [path = ''] = line.paths;
  return [{ path, text: ask.trim(), ask: asks[Number(meets?.slice(1)) - 1] }];
}

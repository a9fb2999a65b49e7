import type { ResumeNotice } from '#contract/resume.ts';
import type { ProposedEdit, ResumeReading, ReviewedEdit } from '../../engine/engine.ts';
import { type ReviewStream, reviewRest } from '../../judging/review-stream.ts';
import { judgeEdits, withSecondJudge } from './judge-edits.ts';
import { optimizePrompt } from './optimize-resume.prompt.ts';
import { isEditOf, keyOf, reviewEdits } from './review-edits.ts';
import { checking, type Proposal, type RewriteParts, type RewriteTask } from './rewrite-task.ts';

/** A model writes, and each line is judged and shown while the next is written. Throws ModelUnavailable where none could. */
export async function proposeByModel(
  { engine, models }: RewriteParts,
  task: RewriteTask,
  read: ResumeReading,
): Promise<Proposal> {
  const { source, progress } = task;
  const stream = reviewEdits({ engine, source, lines: read.lines, progress });
  try {
    const { answered, model, notices } = await write(models, task, read, stream);
    const reviewed = await stream.end();
    const edits = answered ?? reviewed.items;
    const review = (late: readonly ProposedEdit[]) => engine.review(source, late);
    void progress(checking(read));
    // Both judge the same lines, and neither knows what the other says.
    const [outcomes, judge] = await Promise.all([
      reviewRest(firstsOf(edits, read), reviewed, { keyOf, review }),
      judgeEdits(models, { ...task, read, edits }),
    ]);
    return {
      outcomes: outcomes.map((outcome) => withSecondJudge(outcome, judge, { source, read })),
      writer: { kind: 'model', name: model, isFallback: false },
      notices,
    };
  } finally {
    // Lines of a stream that failed are not part of any result; what is still being checked is waited for.
    await stream.end();
  }
}

interface Written {
  /** Undefined where the person stopped it: what the stream has reviewed is all there is. */
  answered?: ProposedEdit[];
  model: string;
  notices: ResumeNotice[];
}

async function write(
  models: RewriteParts['models'],
  { userId, workId, signal, stop }: RewriteTask,
  read: ResumeReading,
  stream: ReviewStream<ProposedEdit, ReviewedEdit>,
): Promise<Written> {
  let writing = '';
  try {
    const { output, model, shrunk } = await models.write({
      ...optimizePrompt(read),
      feature: 'resume',
      userId,
      idempotencyKey: workId,
      signal: stop ? AbortSignal.any([signal, stop]) : signal,
      onPartial: (partial, by) => {
        writing = by;
        stream.take(partial);
      },
    });
    const answered = output.edits.filter(isEditOf(read.lines));
    return { answered, model, notices: shrunk ? ['model-skipped-lines'] : [] };
  } catch (error) {
    if (!stop?.aborted || signal.aborted) throw error;
    return { model: writing, notices: ['stopped-early'] };
  }
}

/** One edit a line, the first. */
const firstsOf = (edits: readonly ProposedEdit[], { lines }: ResumeReading): ProposedEdit[] =>
  lines.flatMap(({ path }) => edits.find((edit) => edit.path === path) ?? []);
